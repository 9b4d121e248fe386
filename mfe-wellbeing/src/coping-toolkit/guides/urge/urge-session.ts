/** An urge that is being ridden out: plain data, and what happens to it. */

export const lengths = [5, 15] as const;
export type UrgeMinutes = (typeof lengths)[number];

export const changes = ['lower', 'same', 'higher'] as const;
export type Change = (typeof changes)[number];

export type UrgeSession = {
  minutes: UrgeMinutes;
  /** 0 to 10; null where the person would not say. */
  before: number | null;
  after: number | null;
  /** ms that had passed of it at the moment `at`. */
  ran: number;
  /** When it was looked at last, by the clock on the wall: ms since 1970. */
  at: number;
  /** By minute, as text: what the person said when that minute was over. */
  answers: Record<string, Change>;
  /** Which of the lines of encouragement stands first. */
  firstLine: number;
  /** True once the person ended it before its time. */
  stopped: boolean;
};

const minute = 60_000;

type Beginning = Pick<UrgeSession, 'minutes' | 'before' | 'firstLine'>;

export const begun = (beginning: Beginning, now: number): UrgeSession => ({
  ...beginning,
  after: null,
  ran: 0,
  at: now,
  answers: {},
  stopped: false,
});

export const isOver = ({ stopped, ran, minutes }: UrgeSession): boolean => stopped || ran >= minutes * minute;

/**
 * The session at a later look. Time that a sleeping tab or a reload took counts; a clock that was set back takes
 * nothing away, and it goes on from the new time.
 */
export function advanced(session: UrgeSession, now: number): UrgeSession {
  if (isOver(session)) return session;
  const passed = Math.max(0, now - session.at);
  return { ...session, ran: Math.min(session.minutes * minute, session.ran + passed), at: now };
}

/** ms that are left. */
export const timeLeft = ({ minutes, ran }: UrgeSession): number => Math.max(0, minutes * minute - ran);

/** Minutes that are left, for people; a begun one counts as a whole one. */
export const minutesLeft = (session: UrgeSession): number => Math.ceil(timeLeft(session) / minute);

/** Whole minutes that have been ridden out. */
export const minutesRidden = ({ ran }: UrgeSession): number => Math.floor(ran / minute);

/** The minute whose question stands now; null in the first one, and at the end, which asks for a number instead. */
export function askedMinute(session: UrgeSession): number | null {
  const ridden = minutesRidden(session);
  return ridden >= 1 && !isOver(session) ? ridden : null;
}

/** After the person said how the urge changed; within the same minute they may say it anew. */
export function answered(session: UrgeSession, change: Change): UrgeSession {
  const asked = askedMinute(session);
  return asked === null ? session : { ...session, answers: { ...session.answers, [asked]: change } };
}

export const stoppedAt = (session: UrgeSession, now: number): UrgeSession => ({
  ...advanced(session, now),
  stopped: true,
});

/** Which line of encouragement stands now: a new one each minute. */
export const lineNow = (session: UrgeSession, lines: number): number =>
  (session.firstLine + minutesRidden(session)) % lines;

/** How often the person said which change. */
export function countChanges({ answers }: UrgeSession): Record<Change, number> {
  const count = { lower: 0, same: 0, higher: 0 };
  for (const change of Object.values(answers)) count[change] += 1;
  return count;
}

/** Minutes and seconds for people: '4:05'. @param left ms; a begun second counts as a whole one */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
