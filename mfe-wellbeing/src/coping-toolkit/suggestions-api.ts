import { api, asSomebody } from '@haven/shared-ui/api-client';
import { checkInStreak, checkIns } from '@haven/shared-ui/device-store';
import { partOfDay } from '@haven/shared-ui/now';
import { copingAnswerSchema, copingSuggestionsPath } from '@haven/wellbeing/contract';
import { useMutation } from '@tanstack/react-query';
import type { CopingWords } from './coping-words.ts';

/** Asks for strategies. The person's own clock and streak colour them; nothing else of the device is sent. */
export function useAskForStrategies() {
  return useMutation({
    mutationFn: ({ situation, feelings }: CopingWords) => {
      const now = Date.now();
      const request = {
        situation: situation.trim(),
        feelings: feelings.trim(),
        partOfDay: partOfDay(now),
        streak: checkInStreak(checkIns.read(), now),
      };
      return asSomebody(() => api.post(copingSuggestionsPath, request, copingAnswerSchema));
    },
  });
}
