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
  /** The person's own calendar day then, YYYY-MM-DD, wherever they are now. Absent in those of an older release. */
  day: z.optional(z.iso.date()),
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

/** Loose, as the session itself: what a newer release writes into it is kept when this one saves. */
const chatMessageSchema = z.looseObject({
  id: z.string(),
  message: z.string(),
  sender: z.enum(['user', 'bot']),
  /** ms since 1970 */
  timestamp: z.number(),
  /** What of Haven was offered with it; names that this release does not know are left out where it is shown. */
  tools: z.optional(z.array(z.string())),
  /** Who wrote an answer: a language model, or Haven's own writers. */
  writtenBy: z.optional(z.enum(['model', 'haven'])),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

const chatSessionSchema = z.looseObject({
  id: z.string(),
  messages: z.array(chatMessageSchema),
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

/** 1 or 0, as the spec has it. */
const flag = z.union([z.literal(0), z.literal(1)]);

/** Loose throughout: what a newer release writes into a milestone is kept when this one saves. */
const sobrietyMilestoneSchema = z.looseObject({
  id: z.string(),
  type: z.enum(['alcohol', 'drugs', 'smoking', 'gambling', 'other']),
  substanceName: z.optional(z.string()),
  /** Days of milestones are the person's calendar days, YYYY-MM-DD. */
  sobrietyDate: z.iso.date(),
  goals: z.array(z.looseObject({ days: z.number(), description: z.string(), achieved: z.boolean() })),
  notes: z.string(),
  lapses: z.array(
    z.looseObject({
      id: z.string(),
      day: z.iso.date(),
      note: z.string(),
      /** Under which it was logged by other devices of the person. */
      otherIds: z.optional(z.array(z.string())),
    }),
  ),
  moneyPerDay: z.optional(z.looseObject({ amount: z.number(), currency: z.string() })),
  minutesPerDay: z.optional(z.number()),
  isActive: flag,
  createdAt: z.number(),
  updatedAt: z.number(),
});

/** A sobriety milestone without what depends on the day it is looked at: its streaks and its count of lapses. */
export type SobrietyEntry = z.infer<typeof sobrietyMilestoneSchema>;

/** The sobriety milestones of somebody without an account. In an account they are the progress service's. */
export const sobrietyMilestones = defineCollection({
  key: 'sobriety-milestones',
  schema: sobrietyMilestoneSchema,
  form: 'list',
});

const emotionalMilestoneSchema = z.looseObject({
  id: z.string(),
  category: z.enum([
    'anxiety',
    'depression',
    'therapy',
    'medication',
    'self_care',
    'relationships',
    'work_life',
    'other',
  ]),
  title: z.string(),
  description: z.string(),
  milestoneType: z.enum(['habit', 'goal', 'treatment', 'relationship', 'skill']),
  targetDate: z.optional(z.iso.date()),
  progress: z.number(),
  status: z.enum(['planned', 'in_progress', 'achieved', 'paused']),
  checkpoints: z.array(
    z.looseObject({ id: z.string(), date: z.iso.date(), moodRating: z.number(), note: z.string() }),
  ),
  isPrivate: flag,
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type EmotionalEntry = z.infer<typeof emotionalMilestoneSchema>;

/** The emotional milestones of somebody without an account. In an account they are the progress service's. */
export const emotionalMilestones = defineCollection({
  key: 'emotional-milestones',
  schema: emotionalMilestoneSchema,
  form: 'list',
});
