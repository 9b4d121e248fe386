import { type CrisisLine, crisisLines } from '@haven/shared-ui/crisis-lines';

const nearest = ['suicidePrevention', 'crisisText', 'emergency'];

/** 988, text HOME to 741741, and 911: the numbers that stand where there is room for three. */
export const nearestLines: readonly CrisisLine[] = crisisLines.filter((line) => nearest.includes(line.id));
