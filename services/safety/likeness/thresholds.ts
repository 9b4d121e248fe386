/**
 * From which score on a message is of a grade. Chosen with `npm run validate -w services/safety`, so that about one in
 * twenty tricky harmless messages of files that the model has never seen is raised: a few false alarms are the price of
 * finding people in danger. The threshold of `high` is low, for it counts only above that of `medium`.
 * Messages in Spanish score a little lower than English ones that are as grave: `spanish` is added.
 */
export const thresholds = { low: 0.6, medium: 2.6, high: -0.6, spanish: 0.35 } as const;
