export { type Follower, streamAnswer } from './stream-answer.ts';
