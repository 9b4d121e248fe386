import { createAssistant } from '@haven/assistant';
import { languageOf } from '@haven/assistant/language';
import { answerAsStream, wantsStream } from '@haven/kit/answer-stream';
import { clientAddress } from '@haven/kit/client-address';
import { jsonBody } from '@haven/kit/json-body';
import { personOf, requirePerson } from '@haven/kit/person';
import { RateLimiter } from '@haven/kit/rate-limit';
import type { CreateService, ServiceEnv } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { assess } from '@haven/safety';
import type { Context } from 'hono';
import {
  bookmarkRequestSchema,
  copingRequestSchema,
  copingSuggestionsPath,
  dailyReminderPath,
  dailyReminderRequestSchema,
  generateMessagePath,
  generateRequestSchema,
  messagesPath,
  paths,
  personalMessageRequestSchema,
  reactionRequestSchema,
  reflectionsPath,
  testReminderRequestSchema,
} from './contract.ts';
import { suggestCoping } from './coping/coping-suggestions.ts';
import { DailyReminders } from './daily-reminder/daily-reminders.ts';
import { MotivationalMessages } from './messages/motivational-messages.ts';
import { askedDay } from './reflections/asked-day.ts';
import { Reflections } from './reflections/reflections.ts';
import { WriterMemory } from './writing/writer-memory.ts';
import { WritingLimits } from './writing/writing-limits.ts';

const language = (c: Context<ServiceEnv>) => languageOf(c.req.header('accept-language'));

/** Loading, and showing what a reminder looks like, are cheap, but nobody does them often. */
const rarely = { max: 10, windowSeconds: 600 };

/** Seconds; a reminder comes at most that late. */
const remindersEvery = 20;

/** Reflections, coping suggestions, motivational messages and the daily reminder, for guests as for members. */
export const createWellbeing: CreateService = async (context) => {
  const { config, log, now } = context;
  const assistant = createAssistant({
    model: config.model,
    warn: (reason) => log.warn(reason, 'what the model wrote is not shown'),
    now,
  });
  const memory = new WriterMemory(context);
  const reflections = new Reflections(context);
  const messages = new MotivationalMessages(context, assistant, memory);
  const reminders = new DailyReminders(context);
  await Promise.all([memory, reflections, messages, reminders].map((each) => each.prepare()));
  const limits = new WritingLimits(context);
  const limiter = new RateLimiter(context.db, now);
  const app = serviceApp(context);

  app.get(`${reflectionsPath}/today`, async (c) => {
    const day = askedDay(c.req.query('day'), now());
    return c.json(await reflections.today(day, await personOf(c), language(c)));
  });

  app.get(`${reflectionsPath}/random`, async (c) => {
    const except = c.req.query('not');
    return c.json(await reflections.random(except, await personOf(c), language(c), Math.random));
  });

  app.get(`${reflectionsPath}/bookmarked`, async (c) => {
    const person = await personOf(c);
    return c.json(person ? await reflections.bookmarked(person.id, language(c)) : []);
  });

  app.get(`${reflectionsPath}/:id`, async (c) => {
    return c.json(await reflections.one(c.req.param('id'), await personOf(c), language(c)));
  });

  app.post(`${reflectionsPath}/seed`, async (c) => {
    await limiter.take(`seed:${clientAddress(c)}`, rarely);
    return c.json({ seeded: await reflections.seed() });
  });

  app.post(`${reflectionsPath}/:id/bookmark`, async (c) => {
    const person = await requirePerson(c);
    const { isBookmarked } = await jsonBody(c, bookmarkRequestSchema);
    return c.json(await reflections.bookmark(person, c.req.param('id'), isBookmarked, language(c)));
  });

  app.post(`${reflectionsPath}/:id/personal-message`, async (c) => {
    const person = await requirePerson(c);
    const { mood, streak, partOfDay } = await jsonBody(c, personalMessageRequestSchema);
    const reflection = await reflections.get(c.req.param('id'), language(c));
    await limits.take(c, person);
    const word = await assistant.reflectionWord({
      ...{ reflection, mood, streak, partOfDay, language: language(c) },
      // Nothing in this call is written by the person.
      danger: assess(''),
      recent: await memory.recent(person.id, 'reflection'),
    });
    await memory.remember(person.id, 'reflection', word.used);
    return c.json(await reflections.keepWord(person, reflection.id, language(c), word));
  });

  app.post(copingSuggestionsPath, async (c) => {
    const person = await personOf(c);
    const request = await jsonBody(c, copingRequestSchema);
    await limits.take(c, person);
    return c.json(await suggestCoping({ assistant, memory }, person, request, language(c)));
  });

  app.get(messagesPath, async (c) => {
    const person = await personOf(c);
    return c.json(person ? await messages.listOf(person.id) : []);
  });

  app.post(generateMessagePath, async (c) => {
    const person = await requirePerson(c);
    const request = await jsonBody(c, generateRequestSchema);
    await limits.take(c, person);
    if (wantsStream(c)) {
      return answerAsStream(c, (hear) => messages.generate(person, request, language(c), hear));
    }
    return c.json(await messages.generate(person, request, language(c)), 201);
  });

  app.post(`${messagesPath}/:id/reaction`, async (c) => {
    const person = await requirePerson(c);
    const { reaction } = await jsonBody(c, reactionRequestSchema);
    return c.json(await messages.react(person.id, c.req.param('id'), reaction));
  });

  app.delete(`${messagesPath}/:id`, async (c) => {
    const person = await requirePerson(c);
    await messages.remove(person.id, c.req.param('id'));
    return c.body(null, 204);
  });

  app.get(`${dailyReminderPath}/key`, (c) => c.json({ publicKey: reminders.publicKey }));

  app.post(dailyReminderPath, async (c) => {
    const person = await requirePerson(c);
    return c.json(await reminders.keep(person, await jsonBody(c, dailyReminderRequestSchema)));
  });

  app.post(`${dailyReminderPath}/test`, async (c) => {
    const person = await requirePerson(c);
    const { endpoint } = await jsonBody(c, testReminderRequestSchema);
    await limiter.take(`test-reminder:${person.id}`, rarely);
    await reminders.sendTest(person.id, endpoint);
    return c.body(null, 204);
  });

  app.delete(`${dailyReminderPath}/:id`, async (c) => {
    const person = await requirePerson(c);
    await reminders.remove(person.id, c.req.param('id'));
    return c.body(null, 204);
  });

  const chores = [{ name: 'daily reminders', every: remindersEvery, run: () => reminders.sendDue() }];
  return { name: 'wellbeing', paths, app, chores };
};
