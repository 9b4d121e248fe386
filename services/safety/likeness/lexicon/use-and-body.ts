/** Words of drink, drugs, body and care, as `lexicon.ts` reads them. */
export const useAndBody = {
  use: `
    alcohol: alcohol* drink drinks drinking drank drunk beer* wine vodka whiskey whisky liquor tequila rum booze bottle shots bar hammered wasted tipsy handle fifth bourbon sip sips six_pack fireball gin buzzed | alcohol* beb* tom* cerveza* vino vodka whisky tequila ron mezcal trago* borrach* pedo peda chela* caguama* copa* cantina botella* emborrach* chupar chupe licor aguardiente guaro
    opioid: heroin fentanyl fent fetty opioid* opiate* oxy* percocet* percs perc vicodin hydro* morphine codeine lean blues dope h smack norco tramadol methadone suboxone subs kratom tar | heroina fentanilo opioid* opiace* morfina codeina tramadol metadona suboxone oxicodona chiva
    stimulant: meth crystal cocaine coke crack adderall speed ice tweak* molly ecstasy stimulant* blow snow glass tina ritalin | cristal coca cocaina crack piedra perico foco anfetamin* metanfet* extasis polvo basuco merca
    weed: weed pot marijuana cannabis thc edible* joint blunt bong dab high stoned vape* vaping cart nicotine cigarette* smoke smokes smoking smoked juul | marihuana mota mariguana hierba porro churro toque fum* vape* vapeo cigarro* nicotina tabaco hachis gallo weed
    gamble: gambl* bet bets betting casino slots poker lottery parlay sportsbook scratch_off | apost* apuest* casino* tragamonedas maquinitas loteria ludopat*
    drug: drug drugs substance* use uses used using user score scored dealer plug stash bag baggie pipe needle* syringe* rig foil line lines hit bump inject* shoot_up snort* | droga* drog* sustancia* consum* consumo dealer jeringa* aguja* pipa inyect* inhal* linea conect* dosis raya* papel bolsita vender*
    relapse: relaps* slip slipped slip_up fell_off lapse* started_again back_to_using back_on used_again drank_again messed_up gave_in caved wagon starting_over day_one reset | reca* recaida recaí volvi_a_tomar volvi_a_consumir volvi_a_fumar volvi_a_beber otra_vez_tome tropez* resbal* cedi empezar_de_cero dia_uno
    sober: sober sobriety clean days_clean days_sober chip recovery recover* recovering abstin* program steps sponsor meeting meetings aa na rehab detox step_work milestone | sobri* limpi* recuper* programa pasos padrino madrina grupo junta juntas aa rehabilit* anexo desintox* ficha granja anexaron
    crave: crav* urge* temptat* tempted jones* itch* want_to_use want_a_drink need_a_drink need_a_hit fiend* thinking_about_using mouth_watering | antoj* ganas_de_tomar ganas_de_consumir ganas_de_fumar tentaci* ansias ansia se_me_antoja ganas_de_un ganas_de_una pico impulso*
    withdraw: withdraw* cold_turkey tapering taper detoxing dope_sick dopesick quit_drinking stopped_drinking last_drink coming_off kicking dts delirium | abstinencia dejar_el_alcohol deje_de_tomar deje_de_beber malilla cruda temblorina sindrome mono ultima_copa deje_el_trago deje_la
    mix: mix* combine* together_with on_top_of washed_down wash_down with_wine with_vodka with_beer with_alcohol chased | mezcl* junto_con combin* encima_de con_alcohol con_cerveza con_vodka con_tequila con_vino revolv*
    alone-use: using_alone use_alone by_myself door_locked nobody_home no_one_home alone_in | consumir_sol* a_solas encerrad* sin_nadie nadie_en_casa
    tolerance: tolerance been_clean after_rehab after_jail just_got_out out_of_jail out_of_rehab break_from first_time_in usual_amount | tolerancia salir_del_anexo sali_del_anexo sali_de_la_carcel despues_de_meses misma_cantidad lo_de_siempre sali_de_rehab
    narcan: narcan naloxone rescue test_strip* | naloxona narcan`,
  body: `
    breathe: breath* gasp* snor* gurgl* lungs oxygen inhale exhale | respir* ronc* jade* aire pulmon* oxigeno
    faint: faint* pass_out passed_out passing_out black_out blacked_out blackout unconscious unresponsive collapse* knocked_out not_responding wont_wake wont_respond not_moving out_cold limp slump* nod nodding | desmay* desvanec* inconsciente no_responde no_reacciona no_despierta perdi_el_conocimiento colaps* tirad* cabece* se_desplomo
    blue: blue lips pale gray cold_to_the foam* clammy skin_is cold_sweat pinpoint | azul* morad* labio* palid* espuma sudor_frio gris frio_frio pupilas
    heart: heart chest pulse beating_weird palpitations heartbeat pounding tight | corazon pecho pulso latido* late_raro opresion
    dizzy: dizz* spinning lightheaded woozy blurry vision slur* numb tingl* floating fuzzy heavy drowsy sleepy groggy foggy fading wobbly everything_is_spinning | mare* vueltas borros* vision adormec* hormigue* flot* pesad* somnolen* atontad* aturd* me_estoy_apagando nublad* lengua
    shake: shak* trembl* tremor* sweat* chills shiver* cold_sweats twitch* | tembl* temblor* sud* escalofri* tirit* espasm*
    seizure: seiz* convuls* epilep* fit stiff | convuls* epilep* ataque_epi* tieso
    hallucinate: hallucinat* seeing_things hearing_things shadow* bugs_on spiders_on crawling voices not_real paranoi* | alucin* veo_cosas oigo_voces oigo_cosas sombra* bichos aran*_en voces paranoi* cucarachas_en
    vomit: vomit* throw_up throwing_up threw_up puke* puking nause* diarrhea keep_anything_down | vomit* vomito nause* guacar* diarrea devolv* asco
    sick: sick ill fever flu infection cough cold ache headache migraine stomachache cramps virus | enferm* fiebre gripa gripe infeccion tos resfri* cabeza estomago migrana colico* virus
    pain-strong: worst_pain sharp_pain severe excruciating stabbing_pain crushing | dolor_fuerte dolor_horrible insoportable punzad*
    sleep: sleep* asleep slept nap bed bedtime insomnia tired_of_sleeping awake | dorm* duerm* sueno siesta cama acost* insomnio despiert* durm*
    wake: wake wakes waking woke woken | despert* despiert* amanec* levant*
    tired: tired exhaust* drained worn_out burnt_out burned_out weary fatigue* no_energy depleted spent beat sick_of done_with fed_up had_enough over_it | cansad* cansancio agotad* agotamiento fatig* hart* harta harto fastidi* ya_estuvo sin_fuerzas sin_energia rendid* hastiad* fundid* desgastad*
    eat: eat* ate food meal* hungry hunger starving dinner lunch breakfast snack* appetite cook* recipe pizza burger taco* soup chicken cake cookie* rice bread coffee tea chocolate bake* baking sandwich salad bacon eggs ramen pasta leftovers microwave oven grill pie pancakes fries | com* comida comer cen* desayun* almuerz* almorz* hambre apetito cocin* receta pizza hamburguesa taco* sopa pollo pastel galleta* arroz pan cafe te chocolate horne* torta ensalada huevos tamal* pozole mole arepa* asado empanada* frijoles sazon postre antojito*
    diet: diet* weight calorie* fat skinny scale binge* bing* purge* purging purged laxative* anorex* bulimi* fasting body_image thigh_gap restrict* | dieta* peso calori* gord* flac* bascula atrac* purg* laxante* anorex* bulimi* vomitar_la_comida adelgaz*
    pregnant: pregnan* baby_coming miscarr* postpartum newborn due_date ultrasound abort* | embaraz* aborto posparto recien_nacid* parto ultrasonido
    period: period cramps pms | regla colicos menstru*
    injury: sprain* broken_bone cast surgery stitches crutches knee back_pain accident fell | esguince fractura yeso cirugia operacion puntada* muletas rodilla espalda accidente cai`,
  care: `
    hospital: hospital* er icu emergency_room ward psych clinic ambulance paramedic* discharge* admitted inpatient stomach_pumped pumped | hospital* urgencias clinica ambulancia* paramedic* alta internad* internar* psiquiatr* lavado_de_estomago uci camilla
    doctor: doctor* dr nurse* psychiatrist* pcp appointment checkup dentist physician pharmacist pharmacy surgeon specialist | doctor* dr dra medic* enfermer* cita dentista farmacia consultorio farmaceutic* especialista revision
    therapy: therap* counsel* psycholog* session emdr cbt group treatment caseworker social_worker | terap* psicolog* consejer* sesion grupo tratamiento trabajadora_social
    meds-daily: refill* prescribed antidepressant* antibiotic* ssri zoloft prozac lexapro blood_pressure vitamin* insulin_shot inhaler allergy dosage milligrams mg as_prescribed | recetad* recet* antidepresiv* antibiotic* sertralina fluoxetina presion vitamina* alergia* miligramos mg segun_receta
    crisis-line: hotline helpline crisis_line 988 suicide_line lifeline | linea_de_ayuda linea_de_la_vida linea_de_crisis 988
    help: help* support* assist* reach_out | ayud* apoy* auxili* acompañ* acompan*
    diagnose: depress* bipolar ptsd adhd schizo* ocd borderline disorder diagnos* autis* | depre* bipolar tept tdah esquizo* toc trastorno* diagnos* autis*
    exercise-calm: meditat* breathing_exercise grounding yoga journal* walk* mindful* stretch* pray* prayer church god lord bible faith pastor mass rosary | medit* respiracion yoga diario camin* caminata ejercicio* rez* orar oracion oraciones iglesia dios senor biblia fe pastor misa rosario virgen`,
} as const;
