import { unsentWords } from '@haven/shared-ui/device-store';

/** How a person says they are, until a message came of it. */
export const unsent = unsentWords('reminder-words');
