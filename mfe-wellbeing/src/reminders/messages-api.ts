import { ApiError, api } from '@haven/shared-ui/api-client';
import {
  type MotivationalMessage,
  messagesPath,
  motivationalMessageSchema,
  motivationalMessagesSchema,
  type Reaction,
} from '@haven/wellbeing/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePersonId } from '../person-id.ts';
import { fetchAnew } from '../query-client.ts';

const useMessagesKey = () => [messagesPath, usePersonId()];

/** The person's messages, the newest first. */
export function useMessages() {
  return useQuery({
    queryKey: useMessagesKey(),
    queryFn: () => api.get(messagesPath, motivationalMessagesSchema),
  });
}

/** Changes the list that is shown, and has it fetched again (spec section 4, 'Message generation'). */
export function useChangeMessages() {
  const client = useQueryClient();
  const queryKey = useMessagesKey();
  return (change: (messages: MotivationalMessage[]) => MotivationalMessage[]) => {
    client.setQueryData<MotivationalMessage[]>(queryKey, (messages) => messages && change(messages));
    return fetchAnew(queryKey);
  };
}

/** Records whether a message helped. */
export function useReact() {
  const changeMessages = useChangeMessages();
  return useMutation({
    mutationFn: ({ id, reaction }: { id: string; reaction: Reaction }) =>
      api.post(`${messagesPath}/${id}/reaction`, { reaction }, motivationalMessageSchema),
    onSuccess: (message) => {
      void changeMessages((messages) => messages.map((each) => (each.id === message.id ? message : each)));
    },
  });
}

/**
 * Deletes a message; one that is gone already counts as deleted.
 *
 * @param onDeleted called just before the message leaves the list
 */
export function useDeleteMessage(onDeleted: () => void) {
  const changeMessages = useChangeMessages();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.delete(`${messagesPath}/${id}`);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_, id) => {
      onDeleted();
      void changeMessages((messages) => messages.filter((each) => each.id !== id));
    },
  });
}
