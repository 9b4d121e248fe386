// @vitest-environment jsdom
import { checkIns, emergencyPlans, savedStrategies } from '@haven/shared-ui/device-store';
import { beforeEach, expect, test } from 'vitest';
import { exportFile } from './export-file.ts';

beforeEach(() => localStorage.clear());

const now = new Date(2026, 10, 21, 23, 30).getTime();

test('is named after the day and indented by two spaces', () => {
  const { name, content } = exportFile(now);
  expect(name).toBe('haven-data-2026-11-21.json');
  expect(content).toContain('\n  "exportDate": ');
  expect(JSON.parse(content).exportDate).toBe(new Date(now).toISOString());
});

test('holds what was written, every number of it, also what this release does not know', () => {
  const plan = {
    id: 'emergency-plan',
    warningSignsInput: 'I stop answering.',
    copingStrategies: '',
    emergencyContacts: [{ name: 'Ana', phone: '(555) 010-7788 ext. 4', pronoun: 'she' }],
    safePlaces: '',
    professionalContacts: [{ name: 'Dr. Lee', phone: '555-010-9000', role: 'therapist' }],
    lastUpdated: now,
    reviewEvery: 3,
  };
  emergencyPlans.save(plan, now);
  localStorage.setItem('haven-daily-check-ins', '[{"id":"of another release"}]');
  const exported = JSON.parse(exportFile(now).content);
  expect(JSON.parse(exported.emergencyPlan)).toEqual(plan);
  expect(exported.checkIns).toBe('[{"id":"of another release"}]');
  expect(exported.chatHistory).toBeNull();
});

test('an entry that is exported can be read again as it was', () => {
  checkIns.save({
    id: 'a',
    date: '2026-11-21',
    mood: 'good',
    gratitude: 'té',
    copingStrategies: [],
    notes: '',
    timestamp: now,
  });
  savedStrategies.save({
    id: 's',
    title: 'Respirar',
    description: '',
    category: 'breathing',
    difficulty: 'easy',
    timeNeeded: '5 minutos',
    instructions: ['Suelta el aire.'],
    tips: [],
    savedAt: now,
  });
  const exported = JSON.parse(exportFile(now).content);
  expect(JSON.parse(exported.checkIns)).toEqual(checkIns.read());
  expect(JSON.parse(exported.copingStrategies)).toEqual(savedStrategies.read());
});
