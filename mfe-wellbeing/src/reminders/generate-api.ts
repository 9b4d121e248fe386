import { type Follower, streamAnswer } from '@haven/shared-ui/answer-stream';
import { asSomebody } from '@haven/shared-ui/api-client';
import {
  type GenerateAnswer,
  type GenerateRequest,
  generateAnswerSchema,
  generateMessagePath,
} from '@haven/wellbeing/contract';

/**
 * Has a motivational message written and shows it as it grows. The same id again is the same message, so a retry after
 * a cut can't double it.
 *
 * @throws ApiError where the server refused; TypeError or DOMException when the network is gone or the server hangs
 */
export const generateMessage = (request: GenerateRequest, follower: Follower): Promise<GenerateAnswer> =>
  asSomebody(() => streamAnswer(generateMessagePath, request, generateAnswerSchema, follower));
