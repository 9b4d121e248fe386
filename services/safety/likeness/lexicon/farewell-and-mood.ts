/** Words of farewell, of burden and of moods, as `lexicon.ts` reads them. */
export const farewellAndMood = {
  farewell: `
    goodbye: goodbye* good_bye bye byebye farewell see_you_on adios_to say_my_goodbyes this_is_it take_care so_long ciao | adios despedi* despid* hasta_siempre hasta_nunca chao bye cuidense cuidate hasta_aqui
    last-time: last_time one_last final_time last_message last_text last_night_here last_day final_day never_see see_me_again hear_from_me for_the_last last_words last_meal last_supper | ultima_vez ultimo_mensaje ultima_noche ultimo_dia ultimo_abrazo no_me_van_a_volver no_vuelvan_a_saber no_vuelvo_a no_sabran_de_mi ultimas_palabras por_ultima
    note: note notes letter* wrote_a written envelope* voicemail_for video_for wrote_to goodbye_note explain_why explained_everything leave_a_note | nota notas carta* escribi_una sobre sobres deje_escrito les_deje video_para dejar_escrit* audio_para explic*
    will: will_and testament insurance beneficiar* account_numbers passwords_written passwords pin_number deed titles savings custody guardian who_gets inherit* estate life_insurance policy burial paperwork affairs in_order | testamento seguro_de_vida seguro beneficiari* claves contrasenas papeles escrituras tutela herenc* hered* en_regla en_orden tramites poliza documentos
    give-away: give_away giving_away gave_away gave_my give_my giving_my you_can_have can_have_my keep_my gave_him_my gave_her_my donated gave_everything sold_my rehome* new_home_for got_rid | regal* di_mis le_di_mi dejarle mi_guitarra quedate_con reparti* don* vendi_mi todas_mis_cosas te_dejo les_dejo le_dejo deshice heredar* di_mi
    look-after: take_care_of look_after feed_the feed_my care_for who_will_take who_would_take watch_my someone_to_take promise_me_you raise_my love_my be_there_for_my tell_my tell_them tell_her tell_him please_tell | cuid* cuiden encarg* a_cargo alimentar quien_va_a_cuidar prometeme diganle dile_a dile_que diles que_sepan quien_cuide velar_por te_encargo
    set-in-order: tidied cleaned_my paid_off paid_my paid_the cancel* deleted deleting wiped unfollow* logged_out closed_my clean_out quit_my_job resigned no_loose_ends settled everything_ready ready_to_go all_set packed_up prepaid sorted | arregle_todo deje_todo pague_mis pague_todo pague cancel* borre borr* cerre elimin* renunci* ordene deje_pagad* dej*_listo todo_listo limpie_mi liquid* preparado
    calm-after: calm at_peace peace relieved relief decided lighter happy_finally clear_head finally_know know_what_i settled_on serene light | tranquil* calma en_paz alivi* liviano liviana decidid* por_fin_se ligero ligera seren*
    sorry: sorry forgive* apolog* regret* my_bad | perdon* disculp* lo_siento lamento lo_lamento arrepent*
    love-you: love_you love_u loved_you i_love tell_them_i_love ily | te_quiero te_amo los_quiero los_amo las_amo tqm te_adoro
    thank: thank* thx appreciate* grateful gratitude | gracias agradec* agradezc*
    miss: miss missed misses missing | extran* falta hace_falta me_falta
    soon-together: be_with see_him_again see_her_again see_you_soon join_him join_her join_them meet_again be_together with_my_mom with_my_dad where_he_is where_she_is | estar_con_mi volver_a_ver_a alcanzarl* alcanzar_a verte_pronto nos_vemos_pronto con_mi_mama junto_a reunirme_con donde_esta`,
  worth: `
    burden: burden* dead_weight weigh_them drag_them dragging drag liability drain_on too_much_for problem_for waste* taking_up_space in_the_way nuisance useless_to hold_them_back cost_them costing leech parasite | carga* estorb* lastre peso_para un_peso molest* problema_para desperdici* sobro sobrar sobra estorbando gasto_para bulto
    better-off: better_off better_without happier_without easier_without fine_without without_me better_if_i world_without everyone_would_be relieved_if free_of_me rid_of_me | mejor_sin_mi mejor_sin estarian_mejor estaria_mejor vivirian_mejor mas_felices_sin sin_mi descansarian se_librarian libres_de_mi mejor_si_no mejor_si_yo
    nobody-cares: no_one_would nobody_would no_one_cares nobody_cares no_one_will nobody_will no_one_notice* nobody_notice* would_even_notice who_would_miss no_one_would_miss cry_for_a would_care even_notice would_anyone anyone_care | nadie_me nadie_se_daria nadie_va_a nadie_lo_notaria nadie_notaria a_nadie_le a_nadie quien_me_va nadie_me_extranaria nadie_lloraria se_daria_cuenta
    worthless: worthless useless failure loser failed pathetic stupid trash garbage disgust* piece_of ugly broken damaged unlovable not_enough good_for_nothing idiot screw_up fuck_up waste_of mess disappoint* embarrassment | inutil no_sirvo fracas* perdedor* basura patetic* estupid* asco_de rot* no_valgo mugre pendej* porqueria mierda decepcion* idiota vergüenza bueno_para_nada no_soy_nada
    hate-self: hate_myself hate_me hating_myself hate_who disgusted_with despise can_not_stand_myself | me_odio odiarme me_doy_asco me_detesto odio_ser no_me_soporto me_caigo_mal
    guilt: guilt* shame* ashamed fault blame* embarrass* humiliat* | culp* verguenza averg* humill* pena
    lonely: lonely loneliness alone isolated no_friends nobody no_one noone anyone friendless no_family left_out ghosted rejected abandon* | solo sola solos soledad aislad* nadie sin_amigos sin_nadie abandon* rechaz*
    not-born: never_been_born never_born should_not_exist wish_i_was_never mistake_being | no_haber_nacido nunca_hubiera_nacido haber_nacido para_que_naci`,
  mood: `
    sad: sad sadness cry* cried crying tears sob* upset down blue heartbroken heartbreak miserable gloomy bawling weep* unhappy | triste* tristeza llor* lagrima* deprimid* desanimad* bajon agüitad* aguitad* decaid* infeliz achicopal*
    hopeless: hopeless hope no_hope despair* desperate no_way_out no_future nothing_left nothing_to_live dark darkness void empty emptiness hollow bottom rock_bottom trapped stuck doomed pit black_hole | desesperan* desesper* sin_salida sin_esperanza sin_futuro no_hay_salida nada_que_perder oscur* vaci* hueco fondo toqu*_fondo atorad* atrapad* hoyo perdid*
    numb: numb nothing_matters do_not_care dont_feel feel_nothing detached autopilot indifferent whatever_happens no_feelings dissociat* unreal zombie | no_siento_nada nada_importa me_da_igual da_igual no_me_importa anestesiad* desconect* indiferente apag* automatico
    overwhelm: overwhelm* too_much stress* pressure swamped falling_apart breakdown break_down breaking_down losing_my_mind crazy insane spiral* crumbling drowning meltdown | abrum* rebas* estres* presion me_derrumb* derrumb* volviendo_loc* loco loca colaps* crisis ya_no_puedo desbord* espiral
    grief: grief griev* mourning anniversary_of funeral loss lost_my lost_him lost_her widow* | duelo luto perdi_a perdida viud* aniversario_de
    good: good great nice fine well okay ok alright happy happier glad amazing awesome wonderful excited proud joy fun best better enjoy* blessed cool lovely sweet beautiful perfect cute fantastic hopeful stoked relaxed chill yay | bien bueno buena buenos buenas genial feliz felices contento contenta alegr* orgull* emocionad* content* rico rica padre chido bonit* lind* hermos* mejor excelente perfect* chevere bacano divert* disfrut* bendecid* maravill* relajad* suave tranqui
    bad: bad terrible awful horrible worse worst rough hard difficult tough shit* sucks crap crappy ugh | mal malo mala peor horrible* terrible* feo fea dificil* dur* pesado mierda culero gacho
    angry: angry mad annoyed pissed furious irritat* frustrat* resent* hate hates hated | enoj* molest* furios* encabron* frustr* odi* irrit* rencor coraje
    calm: calm* relax* breathe_easy settled okay_now | calm* relaj* ya_paso
    laugh: haha funny hilarious joke joking kidding jk laugh* rofl crack_me hysterical meme memes | haha chist* brom* gracios* risa reir* rio reimos meme memes broma
    bored: bored boring boredom | aburr*
    love: love* loved adore* crush dating kiss* hug* cuddle* | am* amor quier* enamor* beso* abraz* novi* cariño carino adoro
    confused: confus* weird strange unsure unclear | confus* raro rara extrano extranamente`,
  will: `
    want: want wants wanted wanting would_like would_love | quier* quis* gustaria queria querer
    wish: wish* wished hope* hoping pray* praying beg* dream_of | oj* ojala dese* espero rezo ruego pido suplic* sueno_con
    need: need* have_to got_to must | necesit* tengo_que tiene_que hay_que debo
    going-to: going_to about_to will planning_to gonna ready_to | voy_a vas_a va_a vamos_a van_a a_punto_de estoy_por
    think: think* thought* idea* consider* contemplat* imagin* fantas* wonder* picture picturing ponder* obsess* mind intrusive | piens* pens* idea* consider* imagin* fantas* pregunt* mente obses* intrusiv*
    feel: feel* felt feeling* sense | siento sient* sent* senti* sintiendo
    try: try tries tried trying | trat* intent* hago_el
    like: like_to likes liked enjoy prefer | gust* prefier*
    decide: decide* decided decision made_my_mind choose chose choice | decid* elegi* escog* opcion
    know: know* knew known understand* realize* | se sabe saber sabes sabia supe entiend* entend* conoc* me_di_cuenta
    promise: promise* swear swore vow | promet* jur*
    should: should could would might may maybe perhaps probably | deberia podria quiza* tal_vez capaz a_lo_mejor seguramente`,
} as const;
