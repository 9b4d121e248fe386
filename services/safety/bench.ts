/** `npm run bench -w services/safety`: how well the corpora are told apart, and the time a message of 2,000 characters takes. */
import { assess } from './assess.ts';
import { corpus } from './corpus/corpus.ts';
import { type Measures, measure } from './corpus/measure.ts';

const percent = (part: number): string =>
  (Number.isNaN(part) ? '-' : `${(part * 100).toFixed(1)}%`).padStart(8);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const columns: readonly (keyof Measures)[] = [
  'highFound',
  'highAsHigh',
  'mediumFound',
  'lowRight',
  'falseAlarms',
];

print(`${'corpus'.padEnd(16)}${'messages'.padStart(9)}  ${columns.join('  ')}`);
for (const [part, languages] of Object.entries(corpus)) {
  for (const [language, messages] of Object.entries(languages)) {
    const measures = measure(messages);
    const figures = columns.map((column) => percent(measures[column]).padStart(column.length)).join('  ');
    print(`${`${part} ${language}`.padEnd(16)}${String(messages.length).padStart(9)}  ${figures}`);
  }
}

const sample = [...corpus.tuning.en, ...corpus.tuning.es].map(({ text }) => text).join('. ');
const pieces = Array.from({ length: 8 }, (_, at) => sample.slice(at * 1_000, at * 1_000 + 2_000));
const rounds = 50;
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) for (const piece of pieces) assess(piece);
const { user, system } = process.cpuUsage(before);
print(
  `2,000 characters of the gravest text: ${((user + system) / 1_000 / rounds / pieces.length).toFixed(2)} ms of processor`,
);
