/**
 * `npm run bench -w services/safety`: how well the corpora are told apart, by level, kind and language; the time a message
 * takes; and what the library weighs in a browser.
 */
import { assess } from './assess.ts';
import { comesFirst, kinds } from './contract.ts';
import { corpus } from './corpus/corpus.ts';
import { type Measures, measure } from './corpus/measure.ts';
import type { Message } from './corpus/messages.ts';
import { weight } from './weight.ts';

const percent = (part: number): string => (Number.isNaN(part) ? '-' : `${(part * 100).toFixed(1)}%`);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const columns: readonly (keyof Measures)[] = [
  'highFound',
  'highAsHigh',
  'mediumFound',
  'graveFound',
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

print('\nWhat is found of each kind, and how often that kind is told (eval)');
const shares = (messages: readonly Message[]): string => {
  const found = messages.filter(({ text }) => comesFirst(assess(text)));
  const told = found.filter(({ text, kind }) => kind !== undefined && assess(text).kinds.includes(kind));
  const all = String(messages.length).padStart(4);
  return `${all}  ${percent(found.length / messages.length).padStart(6)}  ${percent(told.length / found.length).padStart(6)}`;
};
for (const kind of kinds) {
  const row = Object.entries(corpus.eval).map(([language, messages]) => {
    const grave = messages.filter((one) => one.kind === kind && comesFirst(one));
    return grave.length === 0 ? '' : `  ${language}  ${shares(grave)}`;
  });
  if (row.some((one) => one !== '')) print(`${kind.padEnd(18)}${row.join('')}`);
}

const messages = [...corpus.eval.en, ...corpus.eval.es].map(({ text }) => text);
const timed = (text: string): number => {
  const before = process.cpuUsage();
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) assess(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / rounds;
};
for (const text of messages) assess(text);
const times = messages.map(timed).sort((a, b) => a - b);
const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(2)} ms`;
const long = Array.from({ length: 8 }, (_, start) =>
  messages.join('. ').slice(start * 1_000, start * 1_000 + 2_000),
);
const longest = long.map(timed).reduce((sum, time) => sum + time, 0) / long.length;
print(
  `\nprocessor time of a message: p50 ${at(0.5)}, p99 ${at(0.99)}; of 2,000 characters ${longest.toFixed(2)} ms`,
);
print(`in a browser: ${weight().toLocaleString('en')} bytes (brotli) of code, rules and model`);
