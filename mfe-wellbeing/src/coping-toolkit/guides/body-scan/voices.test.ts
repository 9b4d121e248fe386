import fc from 'fast-check';
import { expect, test } from 'vitest';
import { voice } from './fake-speech.ts';
import { chooseVoice } from './voices.ts';

const chosen = (language: 'en' | 'es', ...voices: SpeechSynthesisVoice[]) =>
  chooseVoice(voices, language)?.name;

test('a voice of the device comes before one of the network, whatever its accent', () => {
  expect(chosen('es', voice('es-MX', false), voice('es-ES'))).toBe('es-ES local');
  expect(chosen('es', voice('es-ES', false), voice('es-US', false))).toBe('es-US remote');
});

test('Mexican Spanish comes first, then that of the United States, then any', () => {
  expect(chosen('es', voice('es-ES'), voice('es-US'), voice('es-MX'))).toBe('es-MX local');
  expect(chosen('es', voice('es-ES'), voice('es-US'))).toBe('es-US local');
  expect(chosen('es', voice('es-AR'))).toBe('es-AR local');
});

test('tags are read as Android writes them', () => {
  expect(chosen('es', voice('es_ES'), voice('es_MX'))).toBe('es_MX local');
});

test('a language whose name only begins alike is another one', () => {
  expect(chosen('es', voice('est-EE'), voice('eu-ES'))).toBeUndefined();
  expect(chosen('en', voice('enm'))).toBeUndefined();
});

test('never gives a voice of another language', () => {
  const tags = fc.constantFrom('en', 'en-US', 'es', 'es_MX', 'fr-FR', 'est', 'pt-BR', '');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(tags, fc.boolean())),
      fc.constantFrom('en' as const, 'es' as const),
      (all, language) => {
        const found = chooseVoice(
          all.map(([tag, local]) => voice(tag, local)),
          language,
        );
        const any = all.some(([tag]) => tag.split(/[-_]/)[0] === language);
        expect(found !== null).toBe(any);
        if (found) expect(found.lang.split(/[-_]/)[0]).toBe(language);
      },
    ),
  );
});
