/** The collections that a person's device holds (spec section 3). */
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';

export const moods = ['struggling', 'okay', 'good', 'great'] as const;
export type Mood = (typeof moods)[number];

const checkInSchema = z.object({
  id: z.string(),
  /** The UTC day, YYYY-MM-DD: the spec finds today's check-in by it. */
  date: z.iso.date(),
  mood: z.enum(moods),
  gratitude: z.string(),
  copingStrategies: z.array(z.string()),
  notes: z.string(),
  /** When it was saved last: ms since 1970. */
  timestamp: z.number(),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const checkIns = defineCollection({ key: 'daily-check-ins', schema: checkInSchema, form: 'list' });

/** Loose, as the plan itself: what a newer release writes into it is kept when this one saves. */
const planContactSchema = z.looseObject({
  name: z.string(),
  /** As the person typed it. */
  phone: z.string(),
  relationship: z.optional(z.string()),
  /** What a professional is to the person: therapist, doctor. */
  role: z.optional(z.string()),
});

const emergencyPlanSchema = z.looseObject({
  id: z.string(),
  warningSignsInput: z.string(),
  copingStrategies: z.string(),
  emergencyContacts: z.array(planContactSchema),
  safePlaces: z.string(),
  // Beyond the spec. Absent in plans of an older release, and where nothing was written.
  professionalContacts: z.optional(z.array(planContactSchema)),
  makingSpaceSafe: z.optional(z.string()),
  worthLivingFor: z.optional(z.string()),
  lastUpdated: z.number(),
});
export type EmergencyPlan = z.infer<typeof emergencyPlanSchema>;
export type PlanContact = z.infer<typeof planContactSchema>;

export const emergencyPlans = defineCollection({
  key: 'emergency-plan',
  schema: emergencyPlanSchema,
  form: 'single',
});

const chatSessionSchema = z.object({
  id: z.string(),
  messages: z.array(
    z.object({ id: z.string(), message: z.string(), sender: z.enum(['user', 'bot']), timestamp: z.number() }),
  ),
  startTime: z.number(),
  /** Absent for the session that is going on. */
  endTime: z.optional(z.number()),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;

export const chatSessions = defineCollection({
  key: 'chat-history',
  schema: chatSessionSchema,
  form: 'list',
});

const savedStrategySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(['breathing', 'grounding', 'mindfulness', 'physical', 'creative', 'social']),
  difficulty: z.enum(['easy', 'medium', 'advanced']),
  /** As people read it: '5 minutes'. */
  timeNeeded: z.string(),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  /** Who wrote it: a language model, Haven's own writers, or nobody that is known. */
  writtenBy: z.optional(z.enum(['model', 'haven'])),
  /** When it was put into the toolkit: ms since 1970. */
  savedAt: z.number(),
});
/** A coping strategy in a person's toolkit, whole, so that it can be read without a network. */
export type SavedStrategy = z.infer<typeof savedStrategySchema>;

export const savedStrategies = defineCollection({
  key: 'coping-strategies',
  schema: savedStrategySchema,
  form: 'list',
});

const preferencesSchema = z.object({
  id: z._default(z.literal('preferences'), 'preferences'),
  language: z._default(z.string(), 'en'),
  notifications: z._default(z.boolean(), true),
  dailyReminders: z._default(z.boolean(), true),
  reminderTime: z._default(z.string(), '08:00'),
  darkMode: z._default(z.boolean(), false),
  compactView: z._default(z.boolean(), false),
  showProgress: z._default(z.boolean(), true),
  privateMode: z._default(z.boolean(), false),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What holds until a person chooses otherwise (spec section 3, 'User preferences'). */
export const defaultPreferences: Preferences = z.parse(preferencesSchema, {});

export const preferences = defineCollection({
  key: 'user-preferences',
  schema: preferencesSchema,
  form: 'single',
});
