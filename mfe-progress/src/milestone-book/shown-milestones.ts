import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { sobrietyOnDay } from '@haven/progress/milestone-changes';
import { inOrder, type WaitingAction } from '@haven/shared-ui/outbox';
import { afterAction, type KeptMilestones, newestFirst } from './after-action.ts';
import { readAction } from './read-action.ts';

const withoutDoubles = <Kept extends { id: string }>(account: readonly Kept[], device: readonly Kept[]) => {
  const known = new Set(account.map(({ id }) => id));
  return [...account, ...device.filter(({ id }) => !known.has(id))];
};

/**
 * What a signed-in person sees: what the account had last, what is still on its way there from this device, and upon
 * that everything they did which the service did not refuse.
 */
export const withWaiting = (
  account: KeptMilestones,
  device: KeptMilestones,
  outbox: readonly WaitingAction[],
): KeptMilestones =>
  inOrder(outbox).reduce<KeptMilestones>(
    (all, { action, at, refusal }) => {
      const done = refusal ? null : readAction(action);
      return done ? afterAction(all, done, at) : all;
    },
    {
      sobriety: withoutDoubles(account.sobriety, device.sobriety),
      emotional: withoutDoubles(account.emotional, device.emotional),
    },
  );

/** As it is seen on a day, the newest first. */
export const milestonesOnDay = (
  { sobriety, emotional }: KeptMilestones,
  today: string,
): { sobriety: SobrietyMilestone[]; emotional: EmotionalMilestone[] } => ({
  sobriety: newestFirst(sobriety).map((each) => sobrietyOnDay(each, today)),
  emotional: newestFirst(emotional),
});
