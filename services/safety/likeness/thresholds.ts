/**
 * From which score on a message is of a grade. Chosen so that about one in twenty tricky harmless messages is raised: a few
 * false alarms are the price of finding people in danger. The threshold of `high` is low, for it counts only above that of
 * `medium`. `spanish` is added to the scores of messages in Spanish. `goesOn` is taken from them in a conversation that was
 * calm so far: of its turns one in hundreds is grave, and not one in two.
 */
export const thresholds = { low: 0.6, medium: 1.5, high: -1.2, spanish: 0, goesOn: 1.2 } as const;
