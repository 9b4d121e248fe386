export { heldMilestonesOf, versionOf } from './held-milestones.ts';
export { inTime } from './in-time.ts';
export {
  type Call,
  changeOutbox,
  inOrder,
  isUnsent,
  keptListsKey,
  outboxOf,
  type Refusal,
  sendingAlone,
  tidyOutbox,
  type WaitingAction,
} from './outbox.ts';
export { retryDelay } from './retry-delay.ts';
export { forPerson, type HeldBack, SomeoneElse, sendWaiting, unsentCount } from './send-waiting.ts';
