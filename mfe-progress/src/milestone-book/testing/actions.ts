import type { EmotionalEntry, SobrietyEntry } from '@haven/shared-ui/device-store';
import type { MilestoneAction } from '../milestone-action.ts';

/** An id for tests; its number tells it from others. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const startSobriety = (number: number, notes = ''): MilestoneAction => ({
  kind: 'start-sobriety',
  milestone: {
    id: idOf(number),
    type: 'alcohol',
    sobrietyDate: '2026-11-01',
    goals: [{ days: 7, description: 'One week', achieved: false }],
    notes,
    lapses: [],
    isActive: 1,
  },
});

export const startEmotional = (number: number, title = 'Walk'): MilestoneAction => ({
  kind: 'start-emotional',
  milestone: {
    id: idOf(number),
    category: 'self_care',
    title,
    description: 'Every day.',
    milestoneType: 'habit',
    progress: 0,
    checkpoints: [],
    isPrivate: 0,
  },
});

export const sobrietyEntry = (number: number, more: Partial<SobrietyEntry> = {}): SobrietyEntry => ({
  id: idOf(number),
  type: 'alcohol',
  sobrietyDate: '2026-11-01',
  goals: [],
  notes: '',
  lapses: [{ id: idOf(900 + number), day: '2026-11-10', note: 'A hard day.' }],
  isActive: 1,
  createdAt: number,
  updatedAt: number,
  ...more,
});

export const checkpointEntry = (number: number, note: string): EmotionalEntry['checkpoints'][number] => ({
  id: idOf(10_000 + number),
  date: '2026-11-10',
  moodRating: 6,
  note,
});

export const emotionalEntry = (number: number, more: Partial<EmotionalEntry> = {}): EmotionalEntry => ({
  id: idOf(number),
  category: 'self_care',
  title: 'Walk',
  description: 'Every day.',
  milestoneType: 'habit',
  progress: 40,
  status: 'in_progress',
  checkpoints: [{ id: idOf(900 + number), date: '2026-11-10', moodRating: 6, note: 'Lighter.' }],
  isPrivate: 1,
  createdAt: number,
  updatedAt: number,
  ...more,
});
