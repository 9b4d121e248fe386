/** Plain acts and things, as `lexicon.ts` reads them: alone they say little, beside others much. */
export const actsAndThings = {
  act: `
    hold: hold* holding held grip* clutch* carry* carried cradl* | sosten* agarrad* cargo cargand* traigo tengo_en trae_en cargar abraz*
    sit: sit sits sitting sat kneel* lying laid lay lie crouch* curled | sentad* sent* acostad* hincad* tirad* recostad* acurruc*
    stand: stand stands standing stood parked waiting_at | parad* parado estacionad* de_pie pare
    look: look looks looking looked stare* staring see sees saw seen watch notice* glance* | mir* veo ver viendo vi vio vimos fij* asom* observ*
    put: put puts putting place* set_it lay_it stick stuck | pong* puse puso poner pone puesto pusieron meti mete meter metio
    get: get gets getting got gotten grab* fetch* pick picked | consegu* consigu* agarr* recog* saqu* sac*
    bring: bring* brought take_it deliver* arrive* arrived came_in_the_mail | traj* traer llev* lleg* entreg*
    find: find finds found discover* noticed search* look_for looking_for | encontr* encuentr* hall* busc* descubr*
    lose: lose loses lost losing misplace* missing | perd* pierd* extravi*
    open: open opens opened opening unlock* unwrap* | abr* abier* destap*
    close: close* closed shut shuts lock locks locked sealed latch* bolt* | cerr* cierr* sell* tranc* cerrojo chapa
    keep: keep keeps keeping kept store* stash save saves saved | guard* conserv* qued*
    change: change* changed switch* replace* update* turn* turned swap* | cambi* volte* actualiz* reempl*
    start: start* begin* began begun first_time open_up | empez* empiez* comenz* inici* arranc*
    finish: finish* complet* turned_in wrap* | acab* termin* complet* entregue
    wait: wait* until they_leave stay stays stayed | esper* quedar* aguard*
    walk: walk* walking step stepped pace* pacing wander* stroll* crawl* | camin* paso pasos and* pase* gate*
    go-to: go goes going went come comes came coming on_my_way heading head_to | ir voy vas va fui fue vengo vino viene venir rumbo_a camino_a
    meet: meet* visit* see_you come_over hang_out | ver_a visit* junt* reun* nos_vemos
    write: write* writing wrote type types typing typed | escrib* tecle*
    read: read reads reading page* | leer leo lei lee leyendo hoja*
    call: call calls called calling phone_call ring rang rings answer* pick_up hang_up voicemail facetime | llam* habl* marc* contest* conteste colg*_el video_llamada
    talk: talk* speak* spoke chat* tell* explain* convers* conversation | habl* platic* cont* charl*
    ask: ask* question* answer* | pregunt* pid* pedi* contest*
    test: test* try_out check* tested measure* weigh* | prob* prueb* revis* med* pes*
    count: count* list lists number* total | cont* cuent* lista numer*
    show: show* showed point* pic photo | ense* muestr* mostr* foto*
    teach: teach* taught learn* lesson train* | ensen* aprend* clase leccion capacit*
    sell: sell* sold selling pawn* | vend* empen*
    owe: owe* owed bill* debt paid* pay* | deb* pag*
    borrow: borrow* lend* lent return* gave_back | prest* devolv* regres*
    drop: drop* fell fall falls spill* slip* trip* | ca* tir* derram* resbal*
    throw: throw* threw toss* trash* | avent* tir* lanz* arroj*
    fix-on: tie* tied knot* wrap* tape* attach* hook* strap* | amarr* at* nudo envolv* cinta peg* engan*
    practise: practice* rehearse* again_and_again each_time every_time | practic* ensay* cada_vez
    order-thing: ordered order came_today delivery tracking arrives package | pedi pedido llego_hoy envio paquete
    pray-for: god lord heaven church pray* sin forgive_me | dios cielo iglesia rez* pecado confes*
    choose: pick picked choose* chose favorite decide* | escog* eleg* prefer*`,
  thing: `
    chair: chair* stool* bench table desk step_stool ladder bucket | silla* banco banquito mesa escritorio escalera cubeta
    bed: bed* mattress pillow blanket* sheet* nightstand floor carpet | cama colchon almohada cobija* sabana* buro piso suelo
    bottle: bottle* jar can cup glass box container tin bin | frasco bote botella vaso lata caja recipiente
    bag: bag* backpack suitcase purse pocket* wallet luggage | bolsa mochila maleta bolsillo cartera
    key: key keys lock* padlock card code pin | llave* candado chapa tarjeta codigo
    door: door* doorknob hallway window* gate wall ceiling | puerta* perilla pasillo ventana* porton pared techo
    paper: paper* envelope* card* form* sign signed contract document* | papel* sobre* tarjeta* formato firm* contrato documento*
    phone: phone* cell texts text message* call_log screen battery charger | celular cel telefono mensaje* pantalla pila cargador
    ring: ring necklace watch medal* jewelry bracelet cross | anillo collar reloj medalla joya* pulsera cruz
    keepsake: guitar bike truck tools records collection books piano drums camera photos album recipe_book jersey | guitarra bici troca herramientas discos coleccion libros piano camara fotos album camiseta moto
    pet-care: feed fed leash litter food_for_the my_dog my_cat vet | croquetas alimento correa arena mi_perro mi_gato
    hand: hand hands finger* thumb fist knuckle* palm nails | mano manos dedo* puno nudillo* palma una unas
    head: head face mouth nose ear ears eye eyes forehead chin jaw tongue temple cheek | cabeza cara boca nariz oreja* oido* ojo ojos frente barbilla quijada lengua sien cachete
    foot: foot feet toe* knee* ankle* | pie pies dedo_del rodilla* tobillo*
    inside: stomach belly gut liver kidney* brain bone bones bladder | estomago panza higado rinon* cerebro hueso* vejiga
    fluid: pee urine piss poop stool sweat spit saliva phlegm pus | orin* pipi popo sudor saliva flema pus
    swollen: swell* swollen puffy hives rash itch* sting bite allergic epipen reaction | hinch* ronch* sarpullido comezon piquete mordida alerg* reaccion
    infected: infect* abscess red_streak hot_to black_in smells pus oozing | infect* absceso raya_roja caliente negro_en huele supur*
    stroke: droop* slur* one_side face_is left_side numb_on cant_talk words_wrong | chueca enred* un_lado media_cara lado_izquierdo no_puedo_hablar torcid*
    sugar: sugar insulin diabet* glucose low_blood pump | azucar insulina diabet* glucosa
    stop-food: not_eaten have_not_eaten no_food keep_down havent_drunk water_down | no_he_comido no_como sin_comer no_retengo ni_agua
    blue-color: blue purple gray white_as pale yellow green | azul morad* gris blanc* palid* amarill* verde
    red-color: red pink black dark_red | roj* rosa negr* rojo_oscuro
    quiet: quiet silent silence whisper* hush still | callad* silencio bajito quiet* susurr*
    loud: loud noise* bang* screaming crying_out thud* | ruido* fuerte golpe_seco grit* estruendo
    dark: dark night lights_off black shadow | oscur* apag* sombra noche
    light: light* lamp sun morning bright | luz luces lampara sol manana
    alone-place: motel hotel_room woods forest field cabin quarry gorge desert remote nobody_around no_one_around back_road | motel cuarto_de_hotel bosque monte cerro campo cantera barranca desierto despoblado
    public: bus station stop store mall parking_lot restaurant library school_bathroom | camion estacion parada tienda plaza estacionamiento biblioteca bano_de_la
    age: years_old turn_18 birthday teen* 12 13 14 15 16 17 | tengo_13 tengo_14 tengo_15 tengo_16 tengo_12 cumpl* adolescente
    grown: old_man old_woman elderly nursing_home walker wheelchair caregiver aide | asilo andadera silla_de_ruedas cuidador* anciano
    papers: papers undocumented visa passport deported immigration ice la_migra border | papeles indocument* visa pasaporte deport* migra frontera
    traffick: make_me_see men clients pimp owe_them they_took_my truck_stop massage | clientes padrote hombres me_quitaron_los me_obligan
    photos-sent: pics nudes pictures_of_me send_more post_them leak* blackmail* sextort* | mis_fotos fotos_mias publicarl* subirlas chantaj* pack
    colour-pill: blues blue_ones white_ones little_ones pressed | azules blancas chiquitas prensadas
    empty-pack: empty_bottle empty_blister bottle_is_empty wrapper* empties all_gone | frasco_vacio blister_vacio vacio vacia vacios
    insured: policy payout worth_more worth_dead accident | seguro_vale valgo_mas accidente poliza
    date-set: the_date by_then last_day this_is_the_day appointed anniversary one_year | la_fecha ese_dia ya_hay_dia aniversario
    next-week-life: next_week next_month next_year after_that be_around see_it make_it_to here_for | la_otra_semana el_proximo el_otro_ano llegar_a no_llego ver_crecer`,
} as const;
