import { expect, test } from 'vitest';
import { turnedAround, turnedQuestion } from './turn-around.ts';

test.each([
  ['my mom died in march', 'your mom died in march'],
  ['im 19 days', "you're 19 days"],
  ['I put my rent on a game', 'you put your rent on a game'],
  ['lost it', 'you lost it'],
  ['just got home', 'you just got home'],
  ['my wife doesnt know', "your wife doesn't know"],
  ['I was at my sisters with Dave', 'you were at your sisters with Dave'],
  ["I'm not sleeping", "you're not sleeping"],
  ['I am tired', 'you are tired'],
  ['me and my brother had a fight', 'you and your brother had a fight'],
  ['she says i cant see them this weekend', "she says you can't see them this weekend"],
  ['been crying all day', "you've been crying all day"],
  ['dont know what to do with myself', "you don't know what to do with yourself"],
  ['its not fair', "it's not fair"],
  ['didnt help', "it didn't help"],
  ['could be over in a second', 'could be over in a second'],
  ['gotta get the bus', 'you have to get the bus'],
  ['the dog hurt its paw', 'the dog hurt its paw'],
  ['we broke up', 'you broke up'],
])('%s: %s', (said, turned) => {
  expect(turnedAround(said, 'en')).toBe(turned);
});

test.each([
  ['mi hija no me habla', 'tu hija no te habla'],
  ['llevo 3 dias sin fumar', 'llevas 3 días sin fumar'],
  ['trabajo en una bodega', 'trabajas en una bodega'],
  ['el trabajo es pesado', 'el trabajo es pesado'],
  ['me vine de Honduras', 'te viniste de Honduras'],
  ['la extraño mucho', 'la extrañas mucho'],
  ['compre vino anoche', 'compraste vino anoche'],
  ['no bajé', 'no bajaste'],
  ['lo busqué por todo el barrio', 'lo buscaste por todo el barrio'],
  ['empecé ayer', 'empezaste ayer'],
  ['le pedí un café', 'le pediste un café'],
  ['no se si enterrarla', 'no sabes si enterrarla'],
  ['le di mi celular a mi cuñado', 'le diste tu celular a tu cuñado'],
  ['ella hacía café a las cinco', 'ella hacía café a las cinco'],
  ['mi bebé no duerme', 'tu bebé no duerme'],
  ['no puedo bajarme del bus', 'no puedes bajarte del bus'],
  ['quiere verme el lunes', 'quiere verte el lunes'],
  ['yo manejaba esa noche', 'tú manejabas esa noche'],
  ['yo también tomaba', 'tú también tomabas'],
  ['no le he dicho', 'no le has dicho'],
  ['mi papa tenia miedo', 'tu papá tenía miedo'],
  ['yo tenia miedo', 'tú tenías miedo'],
  ['tengo miedo de que me deje', 'tienes miedo de que te deje'],
])('%s: %s', (said, turned) => {
  expect(turnedAround(said, 'es')).toBe(turned);
});

test('a subject that is left out is not taken for the writer where it may be somebody else', () => {
  expect(turnedAround('threw his keys at the wall', 'en', true)).toBe('threw his keys at the wall');
  expect(turnedAround('threw my keys at the wall', 'en', true)).toBe('you threw your keys at the wall');
});

test.each([
  ['you are a machine', 'en'],
  ['tu no entiendes', 'es'],
  ['nos peleamos', 'es'],
  ['dime algo bueno', 'es'],
  // Nobody can tell who: 'I was drinking' and 'she was drinking'.
  ['tenia cinco años', 'es'],
  // Verbs that are not known here.
  ['aspiré el cuarto', 'es'],
  ['yo cocino', 'es'],
  ['mando dinero y ya', 'es'],
  ['no me entiendes', 'es'],
  ['mi suegra quiere que compre vino', 'es'],
  ['me da pena haberte dicho eso', 'es'],
  ['antes tocaba la guitarra', 'es'],
  ['dice que salga a dar una vuelta', 'es'],
  ['show me a plan', 'en'],
  ['dont call my mom', 'en'],
  // 'I drink' or 'he drank'.
  ['tomo todas las noches', 'es'],
] as const)('what is not certain is not turned: %s', (said, language) => {
  expect(turnedAround(said, language)).toBeNull();
});

test.each([
  ['should I tell my wife', 'en', 'whether to tell your wife'],
  ['do i pour it out', 'en', 'whether to pour it out'],
  ['am i part of the problem', 'en', "whether you're part of the problem"],
  ['can I get my kids back', 'en', 'whether you can get your kids back'],
  ['what do i say to her', 'en', 'what to say to her'],
  ['what if someone from my work is in there', 'en', 'what if someone from your work is in there'],
  ['puedo llamar a mi hija', 'es', 'si puedes llamar a tu hija'],
  ['y si me ve mi jefe', 'es', 'qué pasa si te ve tu jefe'],
] as const)('a question is named: %s', (said, language, named) => {
  expect(turnedQuestion(said, language)).toBe(named);
});

test.each([
  ['are you real', 'en'],
  ['why', 'en'],
  ['es normal', 'es'],
] as const)('one that has no such form is not: %s', (said, language) => {
  expect(turnedQuestion(said, language)).toBeNull();
});
