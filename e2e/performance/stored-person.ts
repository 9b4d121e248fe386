/** Dates, ids and texts of a person who has told Haven much, as their device stores it. */
import { randomUUID } from 'node:crypto';

/** What the device's storage holds, by key. */
export type StoredPerson = Record<string, string>;

type Amount = {
  /** Days with a check-in, up to today. */
  days: number;
  sobriety: number;
  emotional: number;
};

const dayLength = 86_400_000;
const moods = ['struggling', 'okay', 'good', 'great'];
const strategies = ['Deep breathing', 'Exercise', 'Journaling', 'Reading', 'Going for a walk'];

const dayAgo = (now: number, days: number) => new Date(now - days * dayLength).toISOString().slice(0, 10);

function checkIn(now: number, ago: number) {
  const date = dayAgo(now, ago);
  return {
    id: `check-in-${date}`,
    date,
    mood: moods[(ago * 7 + (ago >> 3)) % 4],
    gratitude: 'The rain on the window, and a call from my sister.',
    copingStrategies: strategies.filter((_, place) => (ago + place) % (place + 2) === 0),
    notes: ago % 3 === 0 ? 'Slept badly, went anyway.' : '',
    timestamp: Date.parse(date),
  };
}

/** With a lapse for every month of its years, at most a hundred. */
function sobrietyMilestone(now: number, place: number) {
  const lapses = Math.min(100, place + 1);
  return {
    id: randomUUID(),
    type: 'alcohol',
    sobrietyDate: dayAgo(now, 40 + lapses * 30),
    goals: [7, 30, 90].map((days) => ({ days, description: `${days} days`, achieved: false })),
    notes: '',
    lapses: Array.from({ length: lapses }, (_, at) => ({
      id: randomUUID(),
      day: dayAgo(now, 20 + at * 30),
      note: '',
    })),
    isActive: 1,
    createdAt: now - place,
    updatedAt: now - place,
  };
}

function emotionalMilestone(now: number, place: number) {
  return {
    id: randomUUID(),
    category: 'therapy',
    title: `Go to the group, ${place}`,
    description: 'Step by step.',
    milestoneType: 'habit',
    progress: (place * 5) % 105,
    status: 'in_progress',
    checkpoints: Array.from({ length: Math.min(50, place) }, (_, at) => ({
      id: randomUUID(),
      date: dayAgo(now, at),
      moodRating: (at % 10) + 1,
      note: '',
    })),
    isPrivate: 0,
    createdAt: now - place,
    updatedAt: now - place,
  };
}

/** Somebody without an account, with so much on their device. */
export function storedPerson({ days, sobriety, emotional }: Amount): StoredPerson {
  const now = Date.now();
  const list = <Entry>(length: number, make: (now: number, place: number) => Entry) =>
    JSON.stringify(Array.from({ length }, (_, place) => make(now, place)));
  return {
    'haven-daily-check-ins': list(days, (_, place) => checkIn(now, days - 1 - place)),
    'haven-sobriety-milestones': list(sobriety, sobrietyMilestone),
    'haven-emotional-milestones': list(emotional, emotionalMilestone),
  };
}
