import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Filed, type Message, messagesOf } from '../corpus/messages.ts';

/** A message that the model learns from. */
export type Example = Message & {
  /** The file it stands in. */
  readonly file: string;
  readonly language: string;
  /** The rules were tuned on it, so that what they find in it is worth nothing as evidence. */
  readonly tunedOn: boolean;
  /** From the middle of a whole conversation, as ordinary as those are. */
  readonly isTurn: boolean;
};

const room = new URL('../', import.meta.url);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, room))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}${name}`);

/** The files of examples: `training/`, and the corpora that rules were tuned on; never one of `eval` or `aside`. */
export const exampleFiles = (): string[] => [
  ...filesIn('corpus/').filter((file) => !/eval|aside/.test(file)),
  ...filesIn('training/en/'),
  ...filesIn('training/es/'),
];

const textOf = (file: string): string => readFileSync(new URL(file, room), 'utf8');

/** Every example, each text once. */
export function examples(): Example[] {
  const seen = new Set<string>();
  return exampleFiles()
    .flatMap((file) => {
      const filed: Filed = JSON.parse(textOf(file));
      const language = /(?:corpus|training)\/(..)/.exec(file)?.[1] ?? '';
      return messagesOf(filed).map((message) => ({
        ...message,
        file,
        language,
        tunedOn: file.startsWith('corpus/'),
        isTurn: /turns-(?:at-night|of-many)|turnos-de-(?:noche|muchos)/.test(file),
      }));
    })
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Changes when an example, a rule, a word of the lexicon or the way traits are told changes. */
export function digest(): string {
  const code = ['traits', 'table', 'concepts', 'hash'].map((name) => `likeness/${name}.ts`);
  const words = ['likeness/lexicon/', 'vocabulary/', 'rules/', 'reading/', 'weighing/'].flatMap((folder) =>
    readdirSync(new URL(folder, room))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => `${folder}${name}`),
  );
  const all = createHash('sha256');
  for (const file of [...exampleFiles(), ...code, ...words]) all.update(textOf(file).replace(/\s+/g, ''));
  return all.digest('hex').slice(0, 16);
}
