/** What the wellbeing service says over the wire (spec sections 3 and 7). */
import { dangerSchema } from '@haven/safety/contract';
import * as z from 'zod/mini';

export const reflectionsPath = '/api/reflections';
export const copingSuggestionsPath = '/api/coping-suggestions';
export const messagesPath = '/api/motivational-messages';
export const generateMessagePath = '/api/generate-motivational-message';
export const dailyReminderPath = '/api/daily-reminder';

/** What it answers, as Hono patterns. */
export const paths = [
  `${reflectionsPath}/*`,
  messagesPath,
  `${messagesPath}/*`,
  generateMessagePath,
  copingSuggestionsPath,
  dailyReminderPath,
  `${dailyReminderPath}/*`,
];

/** Characters that a person may write about how they are. */
export const textLimit = 2000;

/** A tag as browsers know them; `a < b` and `me <sob>` are plain words. */
const htmlTag =
  /<(?:!--|!doctype|\/?(?:a|abbr|audio|b|body|br|button|div|em|embed|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|math|meta|object|ol|p|pre|s|script|select|span|strong|style|svg|table|td|textarea|th|tr|u|ul|video)(?:\s*\/?>|\s+[\w:-]+\s*=))/i;

/** What a person wrote: not blank, not too long, and no HTML in it. Hearts such as `<3` are welcome. */
const ownWords = z.string('This is not a text.').check(
  z.trim(),
  z.minLength(1, 'Please write a few words.'),
  // It ends the checks: looking for tags takes time by the square of the length, seconds for what a body may hold.
  z.maxLength(textLimit, { error: `This is longer than ${textLimit} characters.`, abort: true }),
  z.refine((text) => !htmlTag.test(text), 'Please write plain words, without HTML.'),
);

/** Where the person's clock stands; it colours what is written, and nothing else. */
export const partsOfDay = ['morning', 'afternoon', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
const partOfDay = z.optional(z.enum(partsOfDay, 'This is not a part of the day.'));

/** Days in a row with a check-in, as the device counts them. */
const streak = z.optional(
  z
    .int('This is not a number of days.')
    .check(z.minimum(0, 'This is not a number of days.'), z.maximum(40_000, 'That is too many days.')),
);

/** Who wrote a generated text; it is shown to the person. */
export const writers = ['model', 'haven'] as const;
export type WrittenBy = (typeof writers)[number];
const writtenBy = z.enum(writers);

// Reflections

export const reflectionSchema = z.object({
  /** The day of the year it belongs to, MM-DD. */
  id: z.string(),
  title: z.string(),
  source: z.string(),
  /** Of the twelve steps, where it fits one. */
  step: z.optional(z.int()),
  /** Underscores are shown as spaces. */
  category: z.string(),
  content: z.string(),
});
export type Reflection = z.infer<typeof reflectionSchema>;

export const reflectionProgressSchema = z.object({
  isBookmarked: z.boolean(),
  personalizedMessage: z.nullable(z.string()),
  /** Of the personal message; null while there is none. */
  writtenBy: z.nullable(writtenBy),
});
export type ReflectionProgress = z.infer<typeof reflectionProgressSchema>;

/** `today` and `random`. `userProgress` is null for somebody without a session. */
export const reflectionAnswerSchema = z.object({
  reflection: reflectionSchema,
  userProgress: z.nullable(reflectionProgressSchema),
});
export type ReflectionAnswer = z.infer<typeof reflectionAnswerSchema>;

export const bookmarkedSchema = z.array(reflectionSchema);

/** How many reflections were missing or of an older release, and were written. */
export const seedAnswerSchema = z.object({ seeded: z.int() });

export const bookmarkRequestSchema = z.object({
  isBookmarked: z.boolean('isBookmarked is true or false.'),
});

export const personalMessageRequestSchema = z.object({
  mood: z.optional(z.enum(['struggling', 'okay', 'good', 'great'], 'This is not a mood.')),
  streak,
  partOfDay,
});

// Coping suggestions

export const strategyCategories = [
  'breathing',
  'grounding',
  'mindfulness',
  'physical',
  'creative',
  'social',
] as const;
export type StrategyCategory = (typeof strategyCategories)[number];

export const copingStrategySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(strategyCategories),
  difficulty: z.enum(['easy', 'medium', 'advanced']),
  /** As people read it, in their language: '5 minutes'. */
  timeNeeded: z.string(),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
});
export type CopingStrategy = z.infer<typeof copingStrategySchema>;

/** Situation and feelings are both needed (spec section 5). */
export const copingRequestSchema = z.object({ situation: ownWords, feelings: ownWords, partOfDay, streak });
export type CopingRequest = z.infer<typeof copingRequestSchema>;

export const copingAnswerSchema = z.object({
  personalizedMessage: z.string(),
  strategies: z.array(copingStrategySchema),
  writtenBy,
  danger: dangerSchema,
});
export type CopingAnswer = z.infer<typeof copingAnswerSchema>;

// Motivational messages

/** The styles that the Spanish texts name; an optional choice. */
export const messageStyles = ['gentle', 'encouraging', 'direct', 'spiritual'] as const;
export type MessageStyle = (typeof messageStyles)[number];

export const reactions = ['helpful', 'not_helpful'] as const;
export type Reaction = (typeof reactions)[number];

export const motivationalMessageSchema = z.object({
  id: z.string(),
  type: z.enum(['milestone', 'encouragement']),
  message: z.string(),
  /** ISO date and time. */
  sentAt: z.string(),
  writtenBy,
  style: z.optional(z.enum(messageStyles)),
  reaction: z.optional(z.enum(reactions)),
});
export type MotivationalMessage = z.infer<typeof motivationalMessageSchema>;

/** The newest first. */
export const motivationalMessagesSchema = z.array(motivationalMessageSchema);

export const generateRequestSchema = z.object({
  userContext: ownWords,
  /** Made by the device, so that a retry after a cut can't double the message; the service makes one where none is. */
  id: z.optional(z.uuid('This is not an id.')),
  style: z.optional(z.enum(messageStyles, 'This is not a style.')),
  partOfDay,
  streak,
});
export type GenerateRequest = z.infer<typeof generateRequestSchema>;

export const generateAnswerSchema = z.object({
  message: motivationalMessageSchema,
  danger: dangerSchema,
  /** False where help comes first: what is said then points to that help, and makes no sense among other messages. */
  isKept: z._default(z.boolean(), true),
});
export type GenerateAnswer = z.infer<typeof generateAnswerSchema>;

export const reactionRequestSchema = z.object({
  reaction: z.enum(reactions, 'A reaction is helpful or not_helpful.'),
});

// The daily reminder

/** The hours that a reminder may come at (spec section 9). */
export const reminderTimes = ['06:00', '07:00', '08:00', '09:00', '10:00'] as const;

const timeZone = z
  .string('This is not a time zone.')
  .check(z.maxLength(64, 'This is not a time zone.'), z.refine(isTimeZone, 'This is not a time zone.'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const base64Url = (bytes: number) =>
  z.string('This is not a key.').check(
    z.regex(/^[\w-]+=*$/, 'This is not a key.'),
    // Four signs hold three bytes.
    z.refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, 'This is not a key.'),
  );

/** A browser's push subscription, as its `toJSON()` gives it. */
export const pushSubscriptionSchema = z.object(
  {
    endpoint: z.url('This is not an address.').check(z.maxLength(1000, 'This address is too long.')),
    keys: z.object(
      { p256dh: base64Url(65), auth: base64Url(16) },
      'These are not the keys of a subscription.',
    ),
  },
  'This is not a push subscription.',
);
export type PushSubscriptionData = z.infer<typeof pushSubscriptionSchema>;

export const dailyReminderRequestSchema = z.object({
  subscription: pushSubscriptionSchema,
  /** On the person's own clock. */
  time: z.enum(reminderTimes, 'A reminder comes at 06:00, 07:00, 08:00, 09:00 or 10:00.'),
  /** IANA name, such as America/Bogota. */
  timeZone,
  /** The last day, YYYY-MM-DD on the person's calendar, that this device was reminded on by itself. */
  remindedOn: z.optional(z.iso.date('This is not a day.')),
});
export type DailyReminderRequest = z.infer<typeof dailyReminderRequestSchema>;

/** `nextAt`: when it comes next, ms since 1970. */
export const dailyReminderAnswerSchema = z.object({ id: z.string(), nextAt: z.int() });

/** Sends one at once to a device of the caller's. */
export const testReminderRequestSchema = z.object({
  endpoint: z.url('This is not an address.').check(z.maxLength(1000, 'This address is too long.')),
});

export const reminderKeyAnswerSchema = z.object({ publicKey: z.string() });

/**
 * What a push carries. Words are the device's own business: it knows the language that is on, and whether they are to be
 * hidden.
 */
export const reminderPushSchema = z.object({
  kind: z.enum(['daily', 'test']),
  /** YYYY-MM-DD on the person's calendar: one notice of the kind `daily` a day. */
  day: z.iso.date(),
});
export type ReminderPush = z.infer<typeof reminderPushSchema>;
