/** Words of people, time, quantity and turns of speech, as `lexicon.ts` reads them. */
export const peopleAndTime = {
  person: `
    i: i im myself | yo conmigo mi_mism*
    me: me | me mi
    my: my mine | mi mis mio mia
    you: you your yours u yourself | tu tus te ti usted ustedes vos contigo
    he: he him his himself | el lo su
    she: she her hers herself | ella la
    they: they them their everyone everybody people | ellos ellas todos todas gente les los las
    we: we us our | nosotros nosotras nos nuestr*
    partner: husband hubby wife boyfriend girlfriend partner fiance* ex spouse my_man my_girl baby_daddy baby_mama hookup | esposo esposa marido mujer novio novia pareja ex exnovio exesposo expareja mi_viejo mi_vieja concubin* prometid*
    parent: mom mum mother dad father parents mama papa stepdad stepmom stepfather stepmother momma mommy daddy ma pa | mama papa madre padre papas padres jefa jefe padrastro madrastra mami papi amá apá ama apa viejos
    child-own: son daughter kids kid child children baby toddler my_boy my_girl little_one newborn twins babies infant stepson | hijo hija hijos hijas nino nina ninos bebe bebes chamaco* nene nena chiquit* guagua crio hijastr* peque
    sibling: brother sister sibling* twin bro sis cousin | hermano hermana hermanos hermanit* carnal primo prima
    elder: grandma grandpa grandmother grandfather nana abuela aunt uncle in_law granny gran | abuel* tia tio suegr* nieto nieta sobrin*
    friend: friend* bestie buddy roommate* neighbor* coworker* classmate* sponsor sponsee homie dude pal guy girl man woman teammate bro colleague | amig* compa* vecin* roomie padrino ahijad* cuate pana parce companer* chav* muchach* morr* wey guey bro tipo señor senora hombre
    authority: boss manager teacher professor landlord officer judge foreman coach priest principal supervisor lawyer | jefe jefa patron maestr* profesor* casero juez capataz entrenador cura director supervisor abogad* licenciad*
    online-other: online stranger discord reddit server twitch streamer insta instagram snapchat tiktok facebook group_chat gc follower* twitter posted post dm dms | en_linea desconocid* discord reddit facebook insta instagram tiktok grupo_de whats publico posteo historia
    said: said says say told tells telling texted text texts messaged called calls asked asks wrote posted mention* | dijo dice dicen decir digo dij* conto cont* mando mandó escribio pregunt* llamo llam* public* aviso`,
  time: `
    tonight: tonight this_evening before_midnight midnight by_morning before_sunrise | esta_noche hoy_en_la_noche en_la_noche antes_de_medianoche medianoche hoy_noche antes_del_amanecer
    now: now right_now at_the_moment currently rn as_we_speak this_second | ahora ahorita ahora_mismo en_este_momento ya_mismo horita
    today: today this_morning this_afternoon | hoy esta_manana esta_tarde
    tomorrow: tomorrow in_the_morning by_tomorrow | manana pasado_manana
    soon: soon before_long any_day any_minute in_a_few shortly this_week this_weekend weekend in_an_hour friday saturday sunday monday tuesday wednesday thursday by_friday by_sunday after_the after_christmas birthday | pronto en_un_rato al_rato en_cualquier este_fin fin_de_semana lunes martes miercoles jueves viernes sabado domingo en_una_hora despues_de mi_cumpleanos esta_semana navidad
    just-now: just minutes_ago an_hour_ago earlier half_an_hour moments_ago hours_ago | acabo_de acaba_de hace_rato hace_un_rato hace_una_hora hace_media hace_unos hace_poco recien
    yesterday: yesterday last_night last_week the_other_day days_ago last_weekend | ayer anoche antier la_semana_pasada el_otro_dia hace_dias
    long-ago: years_ago months_ago back_then used_to when_i_was as_a_kid last_year in_the_past once decade* long_ago in_high_school in_college old_days growing_up previously | hace_anos hace_meses hace_mucho antes cuando_era de_nino de_nina el_ano_pasado en_el_pasado una_vez en_la_prepa en_la_secundaria en_aquel solia de_chav* tiempo_atras
    when-they: when_they once_they after_they when_everyone when_the_kids when_she when_he when_my while_they before_they when_everybody | cuando_se_duerm* cuando_se_vay* cuando_todos cuando_los cuando_mi cuando_salg* cuando_ella antes_de_que mientras_duerm*
    again: again back still keeps another | otra_vez de_nuevo volvi vuelv* todavia aun sigue
    always: always every_day every_night all_the_time constantly all_day never_stops | siempre todos_los_dias cada_noche todo_el_tiempo constant* diario cada_vez
    never: never | nunca jamas
    until: until till before by after since | hasta antes_de desde despues
    clock: am pm oclock hour hours minute* week* month* year* day days night morning evening | hora horas minuto* semana* mes meses ano anos dia dias noche tarde manana madrugada
    late-hour: three_am middle_of_the_night up_all_night 3am 2am 4am cant_sleep | madrugada tres_de_la en_vela sin_dormir desvel*
    over-past: over_it past_that not_anymore got_through better_now recovered healed moved_on in_recovery survived | ya_lo_supere supere ya_no_lo super* sali_adelante ya_estoy_mejor sane sobrevivi`,
  turn: `
    not: not no nor neither without | no ni sin tampoco
    nothing: nothing none | nada ningun*
    but: but though although however except | pero aunque sino salvo
    if: if whether unless | si
    because: because cause since_i so_that | porque ya_que para_que
    why: why how what who where when which | por_que como que quien donde cuando cual
    question: do_you does_it is_it can_you can_i could_you how_do what_happens what_would is_there are_there | puedes puedo hay es_normal que_pasa como_le como_se existe
    story: movie* film* show shows series season episode* book* novel chapter character* song* lyric* album band concert podcast documentar* story scene plot finale netflix anime manga play theater poem poetry author actor fiction fanfic comic script trailer sequel superhero villain | pelicul* peli serie* temporada* capitulo* libro* novela* personaje* cancion* letra disco banda concierto podcast documental* cuento escena trama final netflix anime manga teatro poema* poesia autor* actor actriz ficcion obra comic guion telenovela villano rola
    news: news article headline report history war historical president newspaper election politic* | noticia* articulo periodico reportaje historia guerra presidente nota_de noticiero eleccion* politic*
    study: class classes school homework essay paper project exam* test quiz thesis study* college university course lecture lab biology chemistry math grade* professor presentation final_exam midterm assignment textbook semester scholarship gpa | clase* escuela tarea* ensayo trabajo_de proyecto examen* tesis estudi* universidad uni prepa curso laboratorio biologia quimica mate* calificacion* profe exposicion maestria semestre beca
    game: game* gaming xbox playstation ps5 nintendo minecraft fortnite zelda boss level* raid npc lobby respawn controller fps dnd console elden souls gta mario roblox valorant league mod ranked | juego* jug* videojuego* xbox play nintendo minecraft fortnite nivel control consola free_fire partida roblox gta mario
    sport: team* gym workout* run runs running ran practice season coach soccer football basketball baseball match race marathon score* goal* playoff* lift* leg_day swim* bike tournament climb* hike hiking yoga skate* boxing wrestl* hockey tennis deadlift squat* cardio ref quarterback referee pitcher | equipo* gimnasio gym entren* corr* partido* futbol basquet beisbol gol goles carrera maraton liga pesas nad* bici* torneo escal* senderismo pierna box luch* campeonato arbitro portero seleccion cancha
    idiom-object: wifi phone battery laptop computer printer feet shoes heels hair traffic heat cold weather mondays monday meeting* email* deadline* alarm inbox spreadsheet back_hurts knees allergies mosquito* humidity commute line password update server lag bug code internet signal uber zoom | wifi internet celular pila bateria compu laptop impresora pies zapatos tacones trafico calor frio lunes reunion* correo* entrega alarma espalda rodillas alergia mosquito* fila senal lag codigo humedad
    quote: quote* saying lyrics called titled named means meaning phrase word term definition translate translat* | cita dicho letra llamad* titulad* significa frase palabra termino definicion traduc*
    hypothetical: hypothetical* what_if suppose theoretically in_theory asking_for curious curiosity wondering_if just_curious for_a_class for_school research_paper | hipotetic* y_si supongamos en_teoria pregunto_por curios* curiosidad para_una_clase para_la_escuela`,
  quantity: `
    much: a_lot lots too very so really extremely super whole entire all every bunch ton tons enough | mucho mucha muchos muchas muy demasiad* bastante todo toda tan tanto tanta entero entera monton un_chingo harto
    little: little bit few some slight* kinda sort_of minor small tiny | poco poca pocos pocas algo leve pequen* poquit* medio
    only: only just solely simply | solo solamente nomas unicamente nada_mas
    more: more extra another most | mas otra otro
    worse: worse worst getting_worse | peor empeor*
    number: two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty hundred | dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta sesenta cien`,
} as const;
