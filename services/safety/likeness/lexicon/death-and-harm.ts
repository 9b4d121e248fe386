/** Words of death, of harm and of the means, as `lexicon.ts` reads them. */
export const deathAndHarm = {
  death: `
    die: die dies died dying dyin perish | morir morirme morirse morirte muero mueres muere mueren murio murieron morire moriria moria muriendo muriendome muera muriera muriese
    dead: dead deceased lifeless | muerto muerta muertos muertas difunto difunta fallecido fallecida
    death: death deaths mortality | muerte muertes fallecimiento
    pass-away: pass_away passed_away passed | fallecer fallecio falleci partio partida
    kill: kill kills killed killing slay murder* execut* slaughter* | matar mato mata matan matando mate maten asesin* matado matarlo matarla matarlos mataria acribill*
    kill-self: kill_myself killing_myself killed_myself off_myself end_myself self_delete unalive* delete_myself take_myself_out myself_out | matarme mato_yo quitarme_la_vida me_mate me_mato me_matare suicid* desvivirme desvivir
    suicide: suicid* sewerslide self_destruct | suicid* autolisis autodestru*
    life: life lives living alive live lived | vida vidas vivir vivo viva vives vivimos vivire viviendo vivido
    take-life: take_my_life taking_my_life took_my_life take_my_own | quitarme_la quitarse_la quitarme quitarse quitado_la
    exist: exist exists existed existing existence breathing_anymore | existir existo existe existencia existiera
    grave: grave graves funeral* coffin cemetery buried bury cremat* ashes casket headstone obituary morgue wake_for urn eulogy mourn* | tumba funeral* ataud cementerio panteon entierro enterr* crem* cenizas velorio velar cajon_de_muerto luto morgue urna sepul* lapida
    afterlife: heaven hell angel angels afterlife god_take jesus_take other_side reunit* rapture | cielo infierno angel angeles mas_alla otro_lado reunirme reencontr* eternidad
    body-found: find_my_body find_me found_me my_body corpse finds_me discover_me | encuentren me_encuentr* mi_cuerpo cadaver hallen hallar encontrarme
    ghost: ghost haunt* spirit soul | fantasma alma espiritu`,
  ending: `
    end-it: end_it end_this ending_it end_things ending_things end_everything end_me finish_it finish_this finish_everything end_my | acabar_con terminar_con acabarlo terminarlo acabo_con termino_con ponerle_fin poner_fin dar_fin darle_fin
    end: end ends ended ending final finally finish* last over done conclude | fin final finales acaba acabar acabo acabe acabado termina terminar termino termine terminado ultimo ultima ultimas ultimos
    stop: stop stops stopped stopping quit quits quitting halt cease | parar para_todo paro paren detener deten* cesar dejar dejo deje dejado
    disappear: disappear* vanish* erase_me fade_away evaporate cease_to gone_forever poof evanesce | desaparec* desaparez* esfumar* borrarme evapor* desvanec* perderme_para
    gone: gone not_around not_here be_gone im_gone without_me absent | ya_no_este no_este falte falto irme_de no_estar no_estare no_voy_a_estar sin_mi ausencia me_vaya me_haya ya_no_estoy
    leave: leave leaves leaving left go_away depart* exit | irme ir irse vete vaya voy_de salir salgo sali saliendo marcharme largarme partir me_voy me_fui fui
    give-up: give_up giving_up gave_up given_up surrender quit_trying throw_in tap_out bow_out check_out checking_out opt_out clock_out | rendirme me_rindo me_rendi rendido tiro_la_toalla tirar_la aventar_la_toalla bajarme_de claudic* desistir
    no-more: no_more any_more anymore no_longer | ya_no no_mas nunca_mas jamas
    can-not: can_not could_not unable impossible | no_puedo no_podria imposible incapaz
    endure: take_it take_this handle stand bear endure cope coping tolerate keep_going go_on carry_on keep_doing hold_on hang_on survive surviving make_it | aguant* soport* resist* seguir_asi seguir_adelante sigo continuar sobreviv* salir_adelante tolera*
    no-point: no_point pointless point_of what_for whats_the purpose meaningless no_reason reason_to reasons_to | sin_sentido sentido_a para_que proposito ni_caso no_tiene_caso razon_para motivo motivos razones
    not-wake: not_wake not_waking never_wake never_waking sleep_forever sleep_and not_woken stay_asleep | no_despert* no_despiert* dormir_para no_amanec* no_amanez* no_abrir_los dormirme_para
    rest: rest peace peaceful at_peace quiet silence eternal | descans* paz tranquilidad silencio eterno eterna reposo`,
  means: `
    pill: pill pills tablet tablets capsule capsules caplet* meds medication* medicine* prescription* rx med pillbox painkiller* tylenol ibuprofen aspirin advil acetaminophen paracetamol | pastilla* pasti* tableta* capsula* medicamento* medicina* comprimido* remedio* receta* analgesico* calmante* paracetamol ibuprofeno aspirina* pildora* grageas
    sedative: xanax xan xans xanny benzo* klonopin valium ativan ambien sleeping_pill* seroquel trazodone lorazepam clonazepam alprazolam diazepam barbiturat* gabapentin* gabas lithium insulin melatonin zolpidem quetiapine | clonazepam rivotril alprazolam diazepam lorazepam benzodiac* somnifero* sedante* tranquilizante* quetiapina insulina litio gabapentina zolpidem clona pastas rivo tafil
    overdose: overdos* od oded odd oding o_d | sobredosis me_pase_de_dosis pasado_de_dosis
    dose-many: handful fistful whole_bottle entire_bottle all_of_them all_my bottle_of too_many bunch_of double_my triple all_at_once everything_in_the half_the_bottle | punado frasco_entero todo_el_frasco todas_las toda_la_caja blister todo_el_blister demasiadas un_monton_de todas_mis de_golpe bote_entero de_un_jalon
    swallow: swallow* gulp* downed chug* pop popped popping ingest* took take takes taking taken | trag* tome tomo tomar tomarme tomado toma tomando tomarmelas ingeri* zampe me_tome
    hoard: stash* hoard* saved_up saving_up stockpil* collected collecting put_aside set_aside hidden_away counting counted count | junt* guardad* guarde guardando guardo ahorrad* acumul* cont* almacen* reservad* escondid*
    gun: gun guns pistol* rifle* shotgun* revolver glock firearm* handgun trigger ammo bullet* caliber loaded barrel holster magazine nine_millimeter shells | pistola* arma armas rifle escopeta* revolver bala balas gatillo cargada fierro fusca cuete cuerno canon cartucho* calibre fierros tola
    shoot: shoot* shot shots fired pull_the_trigger pew | dispar* balazo* tiro tiros balear plomo balacera plomazo*
    knife: knife knives blade* razor* box_cutter boxcutter scissor* machete dagger scalpel switchblade x_acto sharp shard glass_shard | cuchillo* navaja* gillette rasuradora* cuter cutter tijera* machete hoja_de_afeitar filo filosa filoso cuchilla* rastrillo bisturi puñal punal vidrio
    rope: rope* noose cord belt ligature extension_cord cable scarf shoelace* bedsheet* sheet sheets tie knot rafter* beam hook | soga* cuerda* lazo mecate cinturon cinto correa sabana* nudo viga* cordon* gancho reata extension
    hang: hang hanging hanged hung strung | colgar* cuelg* colgue ahorc* colgad*
    height: bridge* roof* rooftop* ledge* cliff* balcony* overpass* railing* parking_garage tower edge top_floor floor stories parapet guardrail | puente* techo azotea* cornisa* barranc* balcon* acantilado precipicio baranda* barandal torre orilla borde piso_alto piso decimo mirador voladero terraza
    jump: jump* leap step_off fall drop throw_myself lean_over let_go over_the_edge | saltar salto brinc* tirarme lanzarme aventarme me_tiro me_aviento me_lanzo arroj* caer caida soltarme tirarse aventarse
    train: train* track* subway* rail railroad platform metro | tren trenes metro via vias anden riel* rieles
    car: car cars truck drive driving drove wheel seatbelt highway freeway traffic tree_at steer crash* swerve* oncoming guardrail semi lane headlights wrap_my | carro* coche* auto autos manej* volante carretera autopista choc* estrell* camioneta trailer manejando camion conduc* conduje cinturon_de
    road: street road walk_into walk_in_front intersection | calle avenida crucero camino atraves*
    water: river lake ocean drown* bathtub tub pool sea waves sink_to deep_end pond dock pier | rio lago mar ahog* tina alberca piscina hundir* olas laguna muelle bañera banera presa
    gas: gas monoxide exhaust garage engine helium hose oven charcoal inhal* fumes propane tailpipe | gas monoxido escape cochera garaje motor helio manguera horno carbon inhal* tanque boiler
    poison: poison* bleach antifreeze drano pesticide rat_poison cyanide chemicals ammonia lye | veneno* cloro raticida cianuro plaguicida* insecticida* acido quimicos sosa mataratas amoniaco thinner
    fire: fire burn* lighter match matches gasoline torch flames arson | fuego quem* encendedor cerillo* fosforos gasolina llamas incendi* prender_fuego
    plastic-bag: bag plastic_bag suffocat* smother* asphyx* pillow | bolsa bolsa_de_plastico asfixi* almohada sofoc*
    stop-meds: stop_taking stopped_taking skip_my skipping_my off_my_meds flush* | deje_de_tomar deje_el deje_las dejar_de_tomar suspend*
    starve: starve starving stop_eating not_eating fasting stopped_eating | dejar_de_comer no_comer ayun* no_como deje_de_comer
    method: way_to painless* quick* fastest easiest method* how_many how_much how_long how_high how_deep would_it_hurt enough_to lethal fatal dose doses strong_enough ways | forma_de manera_de sin_dolor rapido rapida facil metodo* cuant* cuanto_tarda que_tan duele_mucho suficiente* letal mortal dosis alcanza alcanzan
    plan: plan plans planned planning decided decision decid* mind_made made_up_my set_a_date date_set prepar* arrang* rehears* practic* research* googled looked_up | plan planes plane planead* planeo decid* decision fecha prepar* investig* googlee ensay* practique busque
    attempt: attempt* tried_to try_to trying_to fail_this failed botched didnt_work did_not_work it_worked had_worked | intent* trate_de trato fall* no_funciono funcionado funcion* sali_mal`,
  harm: `
    self-cut: cut_myself cutting_myself cutting cuts cut_my cut_again cut_too carv* slit* slash* slice sliced | cort* cortad* me_corte rebanar tajo tajos rajar* me_abri tajear
    cut: cut scratch* scrape* | corte cortes cortar rasgu* aran* rasp*
    scar: scar scars scarred wound* gash* stitch* marks lines_on bandage* bandaid* gauze long_sleeve* sleeve* hoodie | cicatri* herida* puntos marcas vend* curita* gasa manga_larga mangas sudadera rayas suturas
    burn-self: burn_myself burned_my burning_my cigarette_on lighter_on burnt | quemarme me_queme quemadura* cigarro_en
    hit-self: hit_myself punch_myself punched_the punching_the bang_my head_against bruise_myself hitting_myself slap_myself pinch* pull_my_hair bite_myself picking_at | golpearme me_golpeo me_pego golpes_en_la cabeza_contra cabezazos pellizc* arrancarme me_muerdo
    hurt-self: hurt_myself hurting_myself harm_myself self_harm* selfharm* sh relapsed_on_sh punish_myself hurt_me | lastim* hacerme_dano autolesi* dañarme danarme hacerme_algo castigarme herirme me_hago_dano
    hurt: hurt* harm* injur* pain* ache* | dolor* duele* dano doler dano herid* dañar
    blood: blood* bleed* bled gushing soaked_through dripping drip drops | sangr* sangrado desangr* gote* chorre* empap*
    skin: skin wrist* forearm* thigh* arm arms leg legs ankle hip stomach vein veins flesh artery | piel muneca* antebrazo muslo* brazo* pierna* tobillo cadera vena venas arteria panza
    tool-hide: drawer under_my_mattress nightstand in_my_pocket hide hides hid hiding hidden secret secretly cover up_my | cajon colchon buro escond* oculto oculta ocult* secreto* tapar* tapo debajo`,
} as const;
