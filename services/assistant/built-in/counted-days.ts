const count = '(?:\\d+|one|two|three|six|nine|un|una|dos|tres|seis|nueve)';
const unit = '(?:days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?)';

/** A length of time that somebody marks, in folded text; a list of words can't hold every number. */
const marked = [
  new RegExp(`\\b${count} ${unit} (?:today|clean|sober|free|for me|in recovery)\\b`),
  new RegExp(`\\b(?:today (?:is|makes|marks)|made it to|reached|celebrat\\w+) (?:my )?${count} ${unit}\\b`),
  new RegExp(`\\b${count} ${unit} (?:hoy|limpi[oa]|sobri[oa])\\b`),
  new RegExp(`\\b(?:hoy (?:cumpl\\w+|hago|son)|cumpl[oi]|celebro|completo|llegue a) ${count} ${unit}\\b`),
  new RegExp(
    `\\b${count} ${unit} (?:without|sin) (?:a drink|drinking|using|smoking|gambling|beber|tomar|consumir|fumar|jugar|alcohol)\\b`,
  ),
];

/** Whether a clause, folded, tells of days that somebody counts and marks: '30 days today', 'hoy cumplo un mes'. */
export const marksDays = (clause: string): boolean => marked.some((pattern) => pattern.test(clause));
