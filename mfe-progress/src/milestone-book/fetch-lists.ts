import {
  emotionalMilestonesPath,
  emotionalMilestonesSchema,
  sobrietyMilestonesPath,
  sobrietyMilestonesSchema,
} from '@haven/progress/contract';
import { api } from '@haven/shared-ui/api-client';
import { readLedger } from '@haven/shared-ui/device-store';
import {
  changeOutbox,
  forPerson,
  inTime,
  outboxOf,
  SomeoneElse,
  sendingAlone,
} from '@haven/shared-ui/outbox';
import type { KeptMilestones } from './after-action.ts';
import { keepLists } from './kept-lists.ts';

/**
 * Fetches a person's milestones and keeps them on the device. Nobody sends meanwhile: whatever was sent is in the answer,
 * and whatever was not is still in the outbox.
 *
 * @throws what the call throws; SomeoneElse when the person has left the device meanwhile
 */
export function fetchLists(owner: string): Promise<KeptMilestones> {
  return sendingAlone(owner, async () => {
    const wasTheirs = readLedger().owner === owner;
    const [fetched, emotional] = await inTime(
      Promise.all([
        api.get(forPerson(sobrietyMilestonesPath, owner), sobrietyMilestonesSchema),
        api.get(forPerson(emotionalMilestonesPath, owner), emotionalMilestonesSchema),
      ]),
    );
    if (wasTheirs && readLedger().owner !== owner) throw new SomeoneElse();
    const sobriety = fetched.map(
      ({ currentStreak: _current, longestStreak: _longest, relapseCount: _lapses, ...kept }) => ({
        ...kept,
        goals: kept.goals.map((goal) => ({ ...goal, achieved: false })),
      }),
    );
    const lists = { sobriety, emotional };
    keepLists(owner, lists);
    const sent = outboxOf(owner)
      .read()
      .filter((each) => each.sent);
    await changeOutbox(
      owner,
      sent.map(({ id }) => ({ id, entry: null })),
    );
    return lists;
  });
}
