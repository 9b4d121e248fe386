import { unsentWords } from '@haven/shared-ui/device-store';

/** What stands in the box and was not sent. */
export const liveWords = unsentWords('live-words');
