/**
 * The eleven groups of words by which a reply is chosen while the server is out of reach (spec section 4, 'Chat'), the
 * gravest first. English and Spanish together, since people mix them; without accents. `*` stands for any ending.
 */
export const keywords = {
  danger: [
    ...[
      'kill myself',
      'suicid*',
      'end my life',
      'want to die',
      'better off dead',
      'overdos*',
      'hurt myself',
      'cut myself',
    ],
    ...[
      'matarme',
      'quitarme la vida',
      'quiero morir*',
      'no quiero vivir',
      'sobredosis',
      'hacerme dano',
      'cortarme',
    ],
  ],
  lapse: [
    ...[
      'relaps*',
      'lapse*',
      'slipped',
      'i used',
      'used again',
      'i drank',
      'drank again',
      'got high',
      'fell off the wagon',
    ],
    ...[
      'recai*',
      'tropece',
      'tropiezo',
      'volvi a beber',
      'volvi a tomar',
      'volvi a consumir',
      'consumi',
      'me emborrache',
    ],
  ],
  craving: [
    ...[
      'crav*',
      'urge*',
      'want to drink',
      'want to use',
      'want a drink',
      'need a drink',
      'tempt*',
      'triggered',
    ],
    ...[
      'antojo*',
      'ganas de beber',
      'ganas de tomar',
      'ganas de consumir',
      'ganas de fumar',
      'tentacion',
      'abstinencia',
    ],
  ],
  panic: [
    ...[
      'panic*',
      'anxi*',
      "can't breathe",
      'cant breathe',
      'scared',
      'afraid',
      'heart is racing',
      'worried',
      'nervous',
    ],
    ...['panico', 'ansi*', 'no puedo respirar', 'miedo', 'asustad*', 'nervios*', 'preocupad*'],
  ],
  sleep: [
    ...["can't sleep", 'cant sleep', 'insomnia', 'awake', 'nightmare*', 'sleepless'],
    ...['no puedo dormir', 'insomnio', 'no duermo', 'desvelad*', 'pesadilla*'],
  ],
  grief: [
    ...['died', 'passed away', 'funeral', 'grie*', 'miss him', 'miss her', 'miscarriage'],
    ...['fallec*', 'murio', 'se murio', 'duelo', 'luto', 'funeral', 'lo extrano', 'la extrano'],
  ],
  lonely: [
    ...['lonely', 'alone', 'loneliness', 'nobody', 'no one', 'no friends'],
    ...['sol[oa]', 'soledad', 'nadie', 'sin amigos', 'sin amigas'],
  ],
  anger: [
    ...['angry', 'anger', 'furious', 'mad at', 'rage', 'pissed', 'hate'],
    ...['enojad*', 'enojo', 'furios*', 'rabia', 'coraje', 'odio', 'bronca'],
  ],
  sad: [
    ...['sad', 'depress*', 'hopeless', 'empty', 'numb', 'crying', 'cry', 'worthless', 'tired of', 'down'],
    ...['triste*', 'depri*', 'depres*', 'vaci[oa]', 'llor*', 'sin esperanza', 'cansad*', 'desanimad*'],
  ],
  family: [
    ...[
      'wife',
      'husband',
      'partner',
      'boyfriend',
      'girlfriend',
      'mom',
      'mother',
      'dad',
      'father',
      'son',
      'daughter',
    ],
    ...['kids', 'brother', 'sister', 'family', 'espos[oa]', 'pareja', 'novi[oa]', 'mama', 'papa', 'hij[oa]*'],
    ...['herman[oa]*', 'familia', 'madre', 'padre', 'marido', 'mujer'],
  ],
  thanks: ['thank*', 'thx', 'appreciate', 'gracias', 'agradezco'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
