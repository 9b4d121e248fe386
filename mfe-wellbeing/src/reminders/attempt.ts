import type { MessageStyle } from '@haven/wellbeing/contract';

/** What a person asked for, under an id of the device's own. */
export type Attempt = { id: string; userContext: string; style?: MessageStyle };

/**
 * The attempt at a message. The same words and style as in the last one, which did not arrive, are a retry and keep its
 * id: it may have been written all the same, and must not be there twice.
 */
export function attemptAt(
  { userContext, style }: { userContext: string; style: MessageStyle | undefined },
  last: Attempt | null,
  newId: () => string,
): Attempt {
  if (last && last.userContext === userContext && last.style === style) return last;
  return { id: newId(), userContext, ...(style && { style }) };
}
