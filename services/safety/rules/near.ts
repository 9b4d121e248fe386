import type { Rule } from './rule.ts';

const elsewhere = [
  'movie/movies/book/song/game/show/series/documentary/podcast/pelicula/libro/cancion/juego/serie/documental/personaje/character/titanic/news/noticias/stage/escenario',
  'haha',
];
const aboutAnother = [
  '{relative}',
  '{partner}',
  'dog/cat/perro/perra/gato/gata/plant/plants/phone/friend/amigo/amiga/sponsor',
];

/** Ideas that mean danger when they stand near each other, in whatever words and order. */
export const near: readonly Rule[] = [
  {
    id: 'suicide.near-wish',
    kind: 'suicide',
    level: 'medium',
    jest: true,
    unless: [
      ...elsewhere,
      ...aboutAnother,
      'prevention/prevencion',
      'to die for',
      'die [laughing|trying|happy|old]',
      'used to',
      'dead serious/tired',
      'alone',
      'antes',
    ],
    near: ['my-death', 'longing'],
    examples: [
      'honestly wish the overdose had killed me',
      'le pido a dios que ya acabe conmigo',
      'i think about dying more than i think about living',
    ],
  },
  {
    id: 'suicide.near-means',
    kind: 'suicide',
    level: 'high',
    unless: [
      ...elsewhere,
      'hanging [out|in|with|around]',
      'hang [out|in|with|on]',
      'dog/perro/pictures/cuadros/fishing/pesca/meeting/junta/church/iglesia/laundry/ropa/exercise/ejercicio/gym/photo/foto/climbing',
      '{relative} .. is',
      'used to',
    ],
    near: ['own-means', 'own-deed'],
    examples: [
      "I'm holding my dad's revolver",
      'colgarme es lo más fácil, la viga aguanta',
      'mi plan es el gas',
    ],
  },
  {
    id: 'suicide.near-worthless',
    kind: 'suicide',
    level: 'medium',
    firm: true,
    unless: [...elsewhere, 'no longer', 'insurance/seguro', 'used to'],
    near: ['existence', 'worthless'],
    examples: [
      'it hurts to exist',
      'no creo que mi vida valga la pena',
      "i don't think my life is worth saving",
    ],
  },
  {
    id: 'suicide.near-crisis',
    kind: 'suicide',
    level: 'high',
    about: 'other',
    firm: true,
    unless: [
      ...elsewhere,
      'years ago',
      'hace .. años',
      'hunting/caza/store/tienda/doctor/doctora',
      '[at|a] me',
    ],
    near: ['lethal', 'their-crisis', 'somebody-else'],
    examples: [
      'my girlfriend just told me she took a rope to the woods',
      'me escribió que cuide a los niños y se fue con la pistola',
    ],
  },
  {
    id: 'violence-at-home.near-weapon',
    kind: 'violence-at-home',
    level: 'high',
    firm: true,
    unless: [
      ...elsewhere,
      'used to',
      'years ago',
      'hace .. años',
      'i am',
      'myself',
      'nerf/toy/juguete/agua/water',
    ],
    near: ['weapon', 'threat', 'abuser', 'at-us'],
    examples: [
      'my husband is waving a gun at me and the kids',
      'mi marido nos está apuntando con una pistola',
    ],
  },
  {
    id: 'overdose.near-mixing',
    kind: 'overdose',
    level: 'medium',
    firm: true,
    unless: [
      ...elsewhere,
      'doctor/doctora/pharmacist/sober/sobrio/sobria/clean/limpio/quit/dejar/deje/without/poured/days/dias',
      'is it ok/safe',
      'used to',
      'not/never/no',
    ],
    near: ['sedative', 'alcohol'],
    examples: [
      'three xanax and half a bottle of vodka to get to sleep',
      'tres rivotriles y media botella de ron para poder dormir',
    ],
  },
];
