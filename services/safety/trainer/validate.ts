/** `npm run validate -w services/safety`: what the model finds in files it hasn't learnt from, by the threshold of `medium`. */
import type { levels } from '../contract.ts';
import type { Scores } from '../likeness/model-shape.ts';
import { score, unpack } from '../likeness/score.ts';
import { rowOf } from '../likeness/table.ts';
import { thresholds } from '../likeness/thresholds.ts';
import { type Example, examples } from './examples.ts';
import { lay } from './lay.ts';
import { learn } from './learn.ts';
import { pack } from './pack.ts';

/** How many parts the files are dealt into: each is judged by a model that has learnt from the others. */
const parts = 4;

const laid = examples().map(lay);
const files = [...new Set(laid.filter(({ example }) => !example.tunedOn).map(({ example }) => example.file))];
const judged: { example: Example; scores: Scores }[] = [];
for (let part = 0; part < parts; part += 1) {
  const isOut = ({ file, tunedOn }: Example) => !tunedOn && files.indexOf(file) % parts === part;
  const learnt = learn(
    laid.filter(({ example }) => !isOut(example)),
    [],
  );
  const model = unpack(pack(learnt, ''));
  for (const { example, traits } of laid) {
    if (isOut(example)) judged.push({ example, scores: score(model, rowOf(traits)) });
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`.padStart(8);
for (const language of ['en', 'es']) {
  process.stdout.write(`${language}  threshold  high found  high as high  medium found  false alarms\n`);
  for (let at = 1; at <= 3.5; at += 0.5) {
    const share = (level: (typeof levels)[number], met: (scores: Scores) => boolean): string => {
      const own = judged.filter(({ example }) => example.level === level && example.language === language);
      return percent(own.filter(({ scores }) => met(scores)).length / own.length);
    };
    const found = ({ medium }: Scores) => medium >= at;
    const high = (scores: Scores) => found(scores) && scores.high >= thresholds.high;
    const figures = [share('high', found), share('high', high), share('medium', found), share('none', found)];
    process.stdout.write(
      `${at.toFixed(1).padStart(13)} ${figures.map((one) => one.padStart(12)).join(' ')}\n`,
    );
  }
}
