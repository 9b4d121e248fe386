/** Words grave enough that one wrong, missing, added or swapped letter is forgiven. */
const forgiven = `
suicide suicidal suicidio suicida suicidarme suicidarse overdose overdosed sobredosis kill killing myself himself herself
tonight goodbye pills pastillas matarme matarse morirme ahorcarme colgarme cortarme lastimarme quitarme hanging cutting
relapsed relapse recaida fentanyl fentanilo seizure convulsion convulsiones withdrawal abstinencia disappear desaparecer
hopeless worthless burden antidepressants antidepresivos strangled violaron abusaron intente despertar
`
  .split(/\s+/)
  .filter((word) => word.length >= 6);

/** Words of their own that lie one letter from a forgiven one. */
const ownWords = new Set([
  'billing',
  'filling',
  'milling',
  'putting',
  'curtain',
  'banging',
  'changing',
  'ranging',
]);

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).concat(word);

/** From what is left of a word without one letter to the word: two words that share one lie a letter apart. */
const near = new Map(forgiven.flatMap((word) => withoutOne(word).map((part) => [part, word] as const)));

const laughs = /^(?:a?(?:ja|je|ji|js|ha|he){2,}[jh]?|lo+l+|lm(?:f)?ao+|rofl|x+d+|jaj+|haha\w*)$/;

/** Sounds that are written more than one way. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/k(?=[ei])/g, 'qu'],
  [/k/g, 'c'],
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/s/g, 'z'],
  [/c(?=[ei])/g, 's'],
  [/s(?=[ei])/g, 'c'],
  [/ll/g, 'y'],
  [/y/g, 'll'],
  [/in$/g, 'ing'],
];

/**
 * A word as the rules spell it, or itself when it is none of theirs.
 *
 * @param form a folded word.
 * @param known whether the rules know a spelling.
 */
export function respell(form: string, known: (spelling: string) => boolean): string {
  if (form.length < 3 || form.length > 40 || known(form)) return form;
  if (laughs.test(form)) return 'haha';
  const guesses = [
    form.replace(/(.)\1{2,}/g, '$1$1'),
    form.replace(/(.)\1{2,}/g, '$1'),
    /(.)\1\1/.test(form) ? form.replace(/(.)\1+/g, '$1') : form,
    form.replace('*', 'i'),
    form.replace('*', 'u'),
    form.replace('*', 'e'),
  ];
  const plainer = guesses.find((guess) => guess !== form && known(guess));
  if (plainer !== undefined) return plainer;
  if (form.length >= 5) {
    const heard = sounds.map(([sound, letters]) => form.replace(sound, letters)).find(known);
    if (heard !== undefined) return heard;
  }
  if (form.length < 6 || ownWords.has(form)) return form;
  const part = withoutOne(form.replace(/(.)\1{2,}/g, '$1')).find((rest) => near.has(rest));
  return (part !== undefined && near.get(part)) || form;
}
