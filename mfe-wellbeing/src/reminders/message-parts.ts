import { find } from 'linkifyjs';

/** A piece of a message: plain text, or the address of a web page. */
export type MessagePart = { text: string } | { href: string };

/**
 * Only what says that it is a web address is taken for one. A bare `word.so` may be two sentences without a space, and
 * what runs code or opens programs must never become a link: nobody can tell who wrote a generated text.
 */
const isWebAddress = (value: string) => /^(https?:\/\/|www\.)/i.test(value);

/** Splits a message into plain text and the web addresses in it (spec section 2, 'Gentle Reminders'). */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let place = 0;
  for (const { value, href, start, end } of find(message, 'url', { defaultProtocol: 'https' })) {
    if (!isWebAddress(value)) continue;
    if (start > place) parts.push({ text: message.slice(place, start) });
    parts.push({ href });
    place = end;
  }
  if (place < message.length) parts.push({ text: message.slice(place) });
  return parts;
}
