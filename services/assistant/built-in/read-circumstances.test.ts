import { describe, expect, test } from 'vitest';
import { readContent } from './content.ts';
import { CircumstancesReader } from './read-circumstances.ts';

const reader = new CircumstancesReader(readContent().lexicon);

/** What each sentence tells, feelings and situations together; 'nothing' where it tells none. */
const told = (text: string) => {
  const { feelings, situations } = reader.read(text);
  return [...feelings, ...situations].join(' ') || 'nothing';
};

describe('in English', () => {
  test.each([
    ['I feel so lonely tonight, alone in my apartment.', 'lonely alone_at_home'],
    ["I'm anxious about my job interview tomorrow", 'anxious work_or_study'],
    ["I can't sleep, my mind won't stop racing", 'anxious cannot_sleep'],
    ['I really want a drink right now', 'craving'],
    ["My son is using again and I'm scared", 'afraid family_of_someone'],
    ['I slipped last night. I feel ashamed.', 'ashamed lapse'],
    ['90 days sober today!', 'milestone'],
    ['My mom died last month and I miss her', 'grieving loss'],
    ["The rent is due and I'm broke", 'money'],
    ["My heart is racing, I think I'm having a panic attack", 'panic'],
    ['Waiting for my test results is killing me', 'waiting'],
    ['My back pain is terrible today', 'body_pain'],
    ['I feel nothing. Empty inside.', 'numb'],
    ["It's day 2 and I'm restless", 'restless starting_out'],
    ['Good day today. I feel calm and grateful', 'steady'],
    ['Flashbacks all day, I keep remembering the accident', 'memories'],
    ["My cousin's wedding is on Saturday and everybody will be drinking", 'celebration'],
    ["everything at once, I'm overwhelmed", 'overwhelmed'],
    ["I yelled at him, he yelled at me. I'm furious", 'angry conflict'],
    ["I'm exhausted", 'tired'],
    ['Tuesday', 'nothing'],
    ['🙂', 'nothing'],
    ['', 'nothing'],
  ])('%s', (text, expected) => expect(told(text)).toBe(expected));
});

describe('in Spanish', () => {
  test.each([
    ['Me siento muy sola en casa', 'lonely alone_at_home'],
    ['Estoy ansioso por la entrevista', 'anxious work_or_study'],
    ['Tengo muchas ganas de tomar', 'craving'],
    ['Recaí anoche y tengo mucha vergüenza', 'ashamed lapse'],
    ['Hoy cumplo 90 días sin tomar', 'milestone'],
    ['Murió mi papá y lo extraño', 'grieving loss'],
    ['Me peleé con mi esposa y estoy furioso', 'angry conflict'],
    ['No me alcanza para la renta', 'money'],
    ['No sé qué me pasa, se me sale el corazón', 'panic'],
    ['Esperando los resultados de la biopsia', 'waiting'],
    ['Me duele la espalda desde hace semanas', 'body_pain'],
    ['Mi hijo se droga y tengo miedo', 'afraid family_of_someone'],
    ['no siento nada, estoy vacío', 'numb'],
    ['Es mi primer día sin tomar, estoy inquieto', 'restless starting_out'],
    ['Vuelven los recuerdos de mi infancia', 'memories'],
    ['Estoy agobiada, todo encima', 'overwhelmed'],
    ['Todo bien hoy, agradecido', 'steady'],
    ['Estoy estresado con la tarea y el jefe', 'overwhelmed work_or_study'],
    ['Hay una fiesta el sábado y no sé si ir', 'celebration'],
    ['El martes', 'nothing'],
  ])('%s', (text, expected) => expect(told(text)).toBe(expected));
});

describe('what is denied is not told', () => {
  test.each([
    ['I am not anxious, just tired', 'tired'],
    ["I'm not sad. I'm angry.", 'angry'],
    ["No, I'm sad", 'sad'],
    ['No. Lonely.', 'lonely'],
    ["I don't want a drink, I want company", 'nothing'],
    ['never been lonely in my life', 'nothing'],
    ["I don't know why so sad", 'sad'],
    ['no me siento sola, me siento tranquila', 'steady'],
    ['No tengo ganas de tomar, pero no puedo dormir', 'cannot_sleep'],
    ['No estoy triste ni ansiosa, solo cansada', 'tired'],
    ['No, estoy triste', 'sad'],
  ])('%s', (text, expected) => expect(told(text)).toBe(expected));
});

describe('however it is typed', () => {
  test.each([
    ['so depresed and anxios', 'anxious sad'],
    ['I FEEL LONLEY AND AFRIAD', 'afraid lonely'],
    ['i cant sleep its 3am', 'cannot_sleep'],
    ['I can’t sleep', 'cannot_sleep'],
    ['RECAI ANOCHE Y TENGO VERGUENSA', 'ashamed lapse'],
    ['Tengo anciedad y estoy deprimido', 'anxious sad'],
    ['me siento   muy…  sola', 'lonely'],
    ['Feeling lonely, y con muchas ganas de tomar', 'lonely craving'],
    ['estoy triste because we had a fight with my boss', 'sad conflict work_or_study'],
  ])('%s', (text, expected) => expect(told(text)).toBe(expected));
});

describe('what is glad gives way to what hurts', () => {
  test.each([
    ['I relapsed after 60 days sober and hate myself', 'ashamed lapse'],
    ['I lost my 60 days yesterday', 'lapse'],
    ["I'm doing fine, but so sad", 'sad'],
    ['estoy bien hoy pero con ganas de tomar', 'craving'],
  ])('%s', (text, expected) => expect(told(text)).toBe(expected));
});
