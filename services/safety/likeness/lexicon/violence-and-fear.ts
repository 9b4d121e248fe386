/** Words of violence, control and fear, as `lexicon.ts` reads them. */
export const violenceAndFear = {
  violence: `
    hit: hit hits hitting beat beats beating beaten punch* slap* smack* strike struck kick* shove* push* pushed backhand* hands_on knocked throws threw thrown whoop* belt_on | peg* golpe* golpi* cachet* bofet* patead* pate* patad* empuj* aventó avento aventar madre* putaz* trancaz* moquet* puñet* punetazo* nalg* jalone* azot* zape* zarande* sacudi*
    choke: chok* strangl* throat neck squeeze* squeezing breath_out cant_breathe windpipe | estrangul* cuello garganta apret* ahorcó ahorco ahorcar ahorca asfixi*
    grab: grab* drag* pin pinned hair held_me_down hold_me_down twist* yank* corner* pulled_my wrist_so | agarr* arrastr* jal* jalon* sujet* torci* acorral* cabello greñas grenas pelo somet*
    weapon-use: pointed aimed held_a waved pulled_a waving brandish* stab* swing swinging bat hammer | apunt* encañon* amenaza_con saco_la puñal* apunal* bate martillo palo blandi*
    bruise: bruise* black_eye swollen split_lip lip broken_rib* ribs makeup_to concealer broken_nose fracture* marks_on fingerprints_on | moret* ojo_morado morado morados moraton* hinchad* labio costilla* maquill* corrector fractur* verdugon* chipote ojo_negro
    threat: threat* warned swore_he said_he_will he_will_kill gonna_get going_to_pay make_me_pay or_else promise* | amenaz* amenac* jur* me_las_vas_a me_va_a_matar advirt* me_la_va vas_a_ver me_las_paga pagar*
    break-things: smash* broke break breaks breaking punched_a_hole hole_in slam* destroy* wreck* flip_the threw_the throwing | romp* rompi* rompe* quebr* destroz* portaz* patea_la hoyo_en estrella_las avienta
    rage: rage furious temper explod* snap* scream* yell* shout* blow_up mad angry anger mean violent aggressive drunk_and | furios* enoj* rabia explot* grit* coraje bravo agresiv* violent* ira emputad* encabron* colera histeric*
    lock-in: lock_me locked_me locks_me locked_in locks_the locked_out lock_the_door wont_let not_let cant_leave trapped keys_away took_my block* hides_my hostage captive | encerr* encierr* candado llave no_me_deja no_deja no_me_dejan atrapad* quito_las quita_el quito_el retenid* bajo_llave secuestr* rehen
    control: control* allow* permission track* tracker spyware check_my checks_my goes_through my_phone isolat* monitor* passwords location my_money jealous* follow* stalk* outside_my watching watches spied spying camera* airtag | control* permis* rastre* revis* espi* aisl* celos* clave contrasena* ubicacion sig* acech* acos* vigil* afuera_de mirando camara* gps
    abuse: abus* toxic violence domestic victim batter* mistreat* | abus* maltrat* violencia toxic* victima*
    weapon-at: knife_to gun_to gun_on at_my_head to_my_throat | cuchillo_en pistola_en en_la_cabeza en_el_cuello
    hide-from: hiding_in hide_in bathroom_with locked_in_the closet whisper* quiet_so hear_me hears_me before_he_gets when_he_gets he_is_coming coming_up_the outside_the_door at_the_door | escondid* me_encerre bano closet bajito susurr* que_no_me_oiga me_oye antes_de_que_llegue cuando_llegue viene_subiendo afuera_de_la en_la_puerta
    flee: escape run_away get_away get_out fled flee shelter safe_house restraining protective_order pack_a_bag somewhere_safe nowhere_to | escapar* huir huy* refugio orden_de_restriccion orden_de_alejamiento alberg* salirme irme_de_aqui largar* a_donde_ir
    excuse: apologiz* did_not_mean my_fault deserved provoke* not_that_bad only_when only_hits always_sorry flowers promise_he he_is_good clumsy fell_down walked_into good_man | fue_mi_culpa mi_culpa se_disculp* no_fue_su perdon_siempre lo_provoque me_lo_merezco solo_cuando no_es_malo torpe me_cai flores tan_malo no_es_para_tanto`,
  threatening: `
    revenge: revenge payback get_back pay_for make_them make_him make_her deserve_it suffer regret get_even | vengan* vengar* desquit* la_va_a_pagar las_va_a_pagar van_a_pagar se_va_a_arrepent* sufr* se_lo_merece cobrar*
    kill-them: kill_him kill_her kill_them kill_you kill_someone hurt_him hurt_her hurt_them hurt_someone hurt_somebody end_him end_her beat_him stab_him shoot_up shoot_him shoot_them shoot_the bring_a_gun run_him_over take_them | matarlo matarla matarlos matarlas matar_a lo_mato la_mato los_mato los_voy_a lo_voy_a la_voy_a hacerle_dano lastimarlo lastimarla quebrarlo darle_piso partirle romperle le_voy_a meterle darle_un ponerle hacerlos
    his-address: where_he_lives where_she_lives his_address his_house her_house waiting_outside wait_for_him wait_for_her parked_outside his_shift follow_him his_car outside_his | donde_vive su_casa esperandolo esperandola lo_espero la_espero afuera_de_su se_donde esperarlo donde_trabaja
    lose-it: lose_it snap lose_control going_to_do_something do_something_bad scared_of_what_i what_i_might hear_voices voices_tell voices | pierdo_el_control perder_el_control algo_malo no_respondo voces de_lo_que_puedo no_se_de_lo_que
    baby-harm: shake_the_baby shake_her shake_him shook smother drop_the_baby throw_the_baby crying_baby | sacudir_al sacudi_al aventar_al ahogar_al
    school-attack: shoot_up everyone_at school_tomorrow bomb | tirotear explotar bomba`,
  'sexual-harm': `
    rape: rape* molest* assault* forced_me force_himself forces_me made_me against_my_will sexually roofied drugged_me forced | viol* violó violo violacion forz* me_obligo obliga a_la_fuerza contra_mi_voluntad agred* sexual*
    touch: touch* grope* feel_me hands_up grabs_my creep creepy private_parts privates nude* naked undress* clothes_off | toc* manos* manose* partes_intimas partes_privadas desnud* quit*_la_ropa intimas mano_en
    at-night: comes_into_my_room into_my_room at_night my_bed crawls_in door_at_night when_mom_is | entra_a_mi_cuarto entraba mi_cuarto_de_noche en_mi_cama de_noche se_mete se_metia
    secret-kept: our_secret do_not_tell tell_anyone told_nobody never_told no_one_knows nobody_knows believe_me no_one_believ* | nuestro_secreto no_le_digas no_diga nadie_sabe no_le_he_dicho nunca_le_dije no_me_cree nadie_me_cree
    sex: sex intimate sleep_with say_no said_no consent condom pregnant | sexo intim* acostarme_con dije_que_no embaraz* condon relaciones
    minor: years_old when_i_was little as_a_kid underage kid child grade teacher coach uncle stepdad | anos de_chiquit* cuando_era menor nino nina profe padrastro tio entrenador`,
  fear: `
    afraid: afraid scared scares scary fear* terrif* terror frighten* petrified worried worry worries worrying nervous anxious anxiety dread unsafe | miedo* asust* aterr* temor tem* panic* preocup* nervios* angusti* ansied* ansios* pavor inquiet*
    panic: panic* hyperventilat* heart_racing cant_breathe freaking freak | panico taquicardia hipervent* palpit* acelerad*
    danger: danger* emergency urgent help_me someone_help please_help safe safety safely | peligr* emergenc* urg* auxilio ayuda_por a_salvo segur*
    police: police cops cop 911 arrest* officer sheriff cps dispatch | policia* patrulla 911 arrest* detuv* oficial dif denunci* ministerio`,
} as const;
