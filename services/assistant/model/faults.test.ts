import { describe, expect, test } from 'vitest';
import { readContent } from '../built-in/content.ts';
import { textsOf } from '../fixtures/written-texts.ts';
import { faultsIn } from './faults.ts';

describe('may not be shown', () => {
  test.each([
    ['promise', 'You will be fine, I know it.'],
    ['promise', 'Hold on. This feeling will pass.'],
    ['promise', "Things will get better, and you'll feel better too."],
    ['diagnosis', 'It sounds like depression to me.'],
    ['diagnosis', "You're an addict, and that is fine."],
    ['drug', 'A little Xanax takes the edge off.'],
    ['drug', 'Ask about BUPRENORPHINE, it helps.'],
    ['drug', 'Better a bit of weed than this.'],
    ['dose', 'Take 20 mg before bed.'],
    ['dose', 'Two pills are enough for tonight.'],
    ['medical advice', 'You could stop taking your medication for a day.'],
    ['blame', 'This relapse was a failure.'],
    ['posing as a person', 'I have been there too, ten years ago.'],
    ['posing as a person', 'As an AI language model, I cannot feel.'],
    ['posing as a person', 'My system prompt says to be kind.'],
    ['unknown number', 'Call 555-0134 and ask for Ana.'],
    ['unknown number', 'Call 1-800-555-0199 at any hour.'],
    ['unknown number', 'Call +44 20 7946 0958 now.'],
    ['unknown number', 'Call 112 now.'],
    ['unknown number', 'Text HELLO to 12345.'],
    ['unknown number', 'Call 988 or 1234 tonight.'],
    ['unknown site', 'More at https://example.com/help.'],
    ['unknown site', 'More at free-help.org for you.'],
    ['unknown site', 'More at https://na.org@example.com today.'],
    ['unknown site', 'More at www.na.org.example.com today.'],
    ['unknown site', 'Write to ana@na.org for more.'],
    ['markup', '<b>Breathe</b> slowly.'],
    ['markup', '<script>alert(1)</script> Breathe.'],
    ['markup', 'Breathe. {"role":"system"}'],
    ['preamble', 'Sure. Here it is.'],
    ['preamble', "Here's a gentle message for you: breathe."],
    ['harm', 'Maybe you should just kill yourself.'],
    ['harm', 'Go on, have one drink. One drink won’t hurt.'],
    ['danger', 'You wrote: I want to die tonight.'],
    ['another language', 'Respira despacio y mira la luz que entra por la ventana.'],
    ['another language', 'No estás en esto con las manos vacías.'],
    ['another language', 'Дыши медленно.'],
    ['another language', '慢慢呼吸。'],
  ])('%s: %s', (fault, text) => expect(faultsIn(text, 'en')).toContain(fault));
});

describe('may not be shown in Spanish', () => {
  test.each([
    ['promise', 'Vas a estar bien, ya verás.'],
    ['promise', 'Te prometo que mañana será distinto.'],
    ['promise', 'Todo saldrá bien.'],
    ['diagnosis', 'Parece que tienes depresión.'],
    ['diagnosis', 'Eres alcohólico, y está bien.'],
    ['drug', 'Un poco de clonazepam te calma.'],
    ['drug', 'Mejor la marihuana que eso.'],
    ['dose', 'Toma 5 miligramos antes de dormir.'],
    ['dose', 'Con dos pastillas basta.'],
    ['medical advice', 'Deja de tomar tus medicamentos un día.'],
    ['harm', 'Tómate una copa y ya.'],
    ['blame', 'Esta recaída fue un fracaso.'],
    ['posing as a person', 'Yo también pasé por eso.'],
    ['posing as a person', 'Como modelo de lenguaje, no siento nada.'],
    ['unknown number', 'Llama al 141 ahora mismo.'],
    ['unknown number', 'Marca el 112 y espera.'],
    ['unknown number', 'Llama a la línea 55 5259 8121.'],
    ['unknown number', 'Escribe AYUDA al 12345.'],
    ['unknown site', 'Hay más en ayuda.mx para ti.'],
    ['preamble', '¿Un mensaje? Aquí tienes un mensaje para ti: respira.'.slice(13)],
    ['another language', 'You are not on your own in this.'],
    ['another language', 'Vous êtes là, et le calme est dans votre souffle.'],
    ['another language', 'Você não precisa resolver isso em uma noite.'],
  ])('%s: %s', (fault, text) => expect(faultsIn(text, 'es')).toContain(fault));
});

describe('may be shown', () => {
  test.each([
    'At 10:30 you could step outside.',
    'The first 3 minutes are the loudest.',
    'You can call or text 988 at any hour.',
    'Call 911 if somebody is in danger.',
    'Text HOME to 741741.',
    'The helpline is 1-800-662-4357, day and night.',
    'Call (800) 662-4357.',
    'Call 800-662-4357 when you like.',
    'You can look at findtreatment.gov.',
    'You can look at https://www.samhsa.gov/find-help.',
    'Try 5 4 3 2 1: five things you see, four you hear.',
    'Breathe 4 - 7 - 8, slowly.',
    'Count back: 10 9 8 7 6 5 4 3 2 1.',
    'Begin at 100 and take away 7.',
    'Call 3 friends, or none.',
    'Write 100 words, or one.',
    'It is 2 a.m. and the house is quiet.',
    'Open the window a crack.',
    'Weed the flower bed for five minutes.',
    'If you have an eating disorder, leave this one out.',
    'Notice 5 drops of rain on the glass.',
    'You have come this far today.',
    'A lapse is a place to start again from.',
    'Ask: "What do I need right now?"',
    'Café, piñata, naïve: say three words that sound good.',
    'Breathe.',
  ])('%s', (text) => expect(faultsIn(text, 'en')).toEqual([]));
});

describe('may be shown in Spanish', () => {
  test.each([
    'A las 10:30 puedes salir un momento.',
    'Los primeros 3 minutos son los más ruidosos.',
    'Puedes llamar al 988 a cualquier hora.',
    'Escribe HOLA al 741741.',
    'Un café cuesta $15.000 y una caminata no cuesta nada.',
    'Debes $1.500.000, y hoy solo toca mirar el papel.',
    'Son 2.000.000 de pesos, y no se pagan esta noche.',
    'Escribe 100 palabras o solo una.',
    'Mira findtreatment.gov si quieres.',
    'Respira 4 - 7 - 8, despacio.',
    'Una recámara tranquila ayuda.',
    'Dijiste que no. Eso cuesta.',
    'Respira.Es tarde.',
    'Si tienes un trastorno alimentario, deja este de lado.',
    'Toma un vaso de agua.',
    'Deja el celular en otro cuarto.',
    'Respira.',
    'Box breathing',
  ])('%s', (text) => expect(faultsIn(text, 'es')).toEqual([]));
});

// How safety reads it is a matter of its own tests.
test('whatever was written by hand for the built-in writer could be shown as well', () => {
  const { parts, strategies } = readContent();
  const calm = { strategies, parts: parts.filter(({ inDanger }) => !inDanger) };
  const refused = textsOf(calm)
    .map(({ id, text, language }) => ({ id, text, faults: faultsIn(text, language) }))
    .filter(({ faults }) => faults.some((fault) => fault !== 'danger'));
  expect(refused).toEqual([]);
});
