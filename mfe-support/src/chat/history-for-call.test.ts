import type { ChatMessage } from '@haven/shared-ui/device-store';
import { chatbotBytes, chatbotRequestSchema, historyLimit } from '@haven/support/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { historyForCall } from './history-for-call.ts';

const said = (id: string, message = id): ChatMessage => ({
  id,
  message,
  sender: 'user',
  timestamp: 1,
  tools: ['breathing'],
});

test('the messages before one are sent as the spec names them, the last of a long conversation', () => {
  const messages = Array.from({ length: 150 }, (_, place) => said(`m${place}`));
  const history = historyForCall(messages, 'm140');
  expect(history).toHaveLength(historyLimit);
  expect(history.at(-1)).toEqual({ id: 'm139', message: 'm139', sender: 'user', timestamp: 1 });
  expect(history[0]?.id).toBe('m40');
});

test('whatever stands in a conversation, the call is one that the service takes', () => {
  const anyMessage = fc
    .tuple(fc.uuid(), fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 60 }))
    .map(([id, text, times]) => said(id, text.repeat(times)));
  fc.assert(
    fc.property(
      fc.array(anyMessage, { maxLength: 60 }),
      fc.string({ unit: 'binary' }),
      (messages, filler) => {
        const message = filler.padEnd(4000, 'ñ').slice(0, 4000);
        const request = { message, conversationHistory: historyForCall(messages, 'none') };
        expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(chatbotBytes + 1);
        expect(z.safeParse(chatbotRequestSchema, request).success || !message.trim()).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
