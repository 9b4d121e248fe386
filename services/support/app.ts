import { createAssistant } from '@haven/assistant';
import { languageOf } from '@haven/assistant/language';
import { answerAsStream, wantsStream } from '@haven/kit/answer-stream';
import { clientAddress } from '@haven/kit/client-address';
import { jsonBody } from '@haven/kit/json-body';
import { RateLimiter } from '@haven/kit/rate-limit';
import type { CreateService } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { answerChat } from './chatbot/chatbot.ts';
import { chatbotBytes, chatbotPath, chatbotRequestSchema, paths } from './contract.ts';
import { supportChannel } from './live/live-channel.ts';
import { LiveRoom } from './live/live-room.ts';

/** Several people of one address, a shelter or a clinic, may write at once; nobody writes that fast by hand. */
const messagesOfAnAddress = { max: 120, windowSeconds: 60 };

/** Hours without a word until a session with the counselor is over. */
const silentHours = 12;

/** Days from the end of a session until all of it is forgotten. */
const transcriptDays = 30;

/** The chatbot and live support. A path without an endpoint answers 404. */
export const createSupport: CreateService = async (context) => {
  const { config, db, log, now } = context;
  const assistant = createAssistant({
    model: config.model,
    warn: (reason) => log.warn(reason, 'what the model wrote is not shown'),
    now,
  });
  const limiter = new RateLimiter(db, now);
  const app = serviceApp(context);

  app.post(chatbotPath, async (c) => {
    const request = await jsonBody(c, chatbotRequestSchema, chatbotBytes);
    await limiter.take(`chat:${clientAddress(c)}`, messagesOfAnAddress);
    const language = languageOf(c.req.header('accept-language'));
    if (wantsStream(c)) return answerAsStream(c, (hear) => answerChat(assistant, request, language, hear));
    return c.json(await answerChat(assistant, request, language));
  });

  const room = new LiveRoom(context, assistant);
  await room.open();
  return {
    name: 'support',
    paths,
    app,
    live: supportChannel(room, log),
    close: () => room.close(),
    chores: [
      { name: 'end silent sessions', every: 600, run: () => room.endSilent(silentHours) },
      { name: 'forget old transcripts', every: 3600, run: () => room.forgetOld(transcriptDays) },
    ],
  };
};
