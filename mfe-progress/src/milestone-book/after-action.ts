import {
  type KeptEmotional,
  type KeptSobriety,
  newEmotional,
  newSobriety,
  withCheckpoint,
  withEmotionalChange,
  withLapse,
  withoutCheckpoint,
  withoutLapse,
  withSobrietyChange,
} from '@haven/progress/milestone-changes';
import type { MilestoneAction } from './milestone-action.ts';

/** All that a person keeps, without what depends on the day it is looked at. */
export type KeptMilestones = { sobriety: readonly KeptSobriety[]; emotional: readonly KeptEmotional[] };

export type SobrietyAction = Extract<
  MilestoneAction,
  { kind: 'start-sobriety' | 'change-sobriety' | 'remove-sobriety' | 'log-lapse' | 'undo-lapse' }
>;
export type EmotionalAction = Exclude<MilestoneAction, SobrietyAction>;

/** The id of the milestone that an action is about. */
export const milestoneIdOf = (action: MilestoneAction): string =>
  'milestone' in action ? action.milestone.id : action.id;

export const isSobrietyAction = (action: MilestoneAction): action is SobrietyAction =>
  action.kind.endsWith('-sobriety') || action.kind.endsWith('-lapse');

/**
 * What an action makes of the milestone that it is about, as the service does it.
 *
 * @param kept undefined where there is none (any more): only a start makes something of that
 * @param now ms since 1970
 */
export function sobrietyAfter(
  kept: KeptSobriety | undefined,
  action: SobrietyAction,
  now: number,
): KeptSobriety | undefined {
  if (action.kind === 'start-sobriety') return kept ?? newSobriety(action.milestone, now);
  if (!kept) return undefined;
  switch (action.kind) {
    case 'change-sobriety':
      return withSobrietyChange(kept, action.change, now);
    case 'log-lapse':
      return withLapse(kept, action.lapse, now);
    case 'undo-lapse':
      return withoutLapse(kept, action.lapseId, now);
    case 'remove-sobriety':
      return undefined;
  }
}

/** As `sobrietyAfter`. */
export function emotionalAfter(
  kept: KeptEmotional | undefined,
  action: EmotionalAction,
  now: number,
): KeptEmotional | undefined {
  if (action.kind === 'start-emotional') return kept ?? newEmotional(action.milestone, now);
  if (!kept) return undefined;
  switch (action.kind) {
    case 'change-emotional':
      return withEmotionalChange(kept, action.change, now);
    case 'add-checkpoint':
      return withCheckpoint(kept, action.checkpoint, now);
    case 'remove-checkpoint':
      return withoutCheckpoint(kept, action.checkpointId, now);
    case 'remove-emotional':
      return undefined;
  }
}

/** The list with the milestone of that id replaced, added, or taken out. */
function put<Kept extends { id: string }>(list: readonly Kept[], id: string, next: Kept | undefined) {
  if (!next) return list.filter((each) => each.id !== id);
  return list.some((each) => each.id === id)
    ? list.map((each) => (each.id === id ? next : each))
    : [...list, next];
}

/** All milestones after an action. */
export function afterAction(all: KeptMilestones, action: MilestoneAction, now: number): KeptMilestones {
  const id = milestoneIdOf(action);
  const isIt = (each: { id: string }) => each.id === id;
  return isSobrietyAction(action)
    ? { ...all, sobriety: put(all.sobriety, id, sobrietyAfter(all.sobriety.find(isIt), action, now)) }
    : { ...all, emotional: put(all.emotional, id, emotionalAfter(all.emotional.find(isIt), action, now)) };
}

/** The newest first, as the service lists them. */
export const newestFirst = <Kept extends { createdAt: number; id: string }>(list: readonly Kept[]): Kept[] =>
  [...list].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
