import { ApiError, api, asSomebody } from '@haven/shared-ui/api-client';
import { currentLanguage } from '@haven/shared-ui/language';
import {
  bookmarkedSchema,
  type ReflectionAnswer,
  type ReflectionProgress,
  reflectionAnswerSchema,
  reflectionProgressSchema,
  reflectionsPath,
  seedAnswerSchema,
} from '@haven/wellbeing/contract';
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePersonId } from '../person-id.ts';
import { fetchAnew } from '../query-client.ts';
import type { PersonalWordRequest } from './personal-word-request.ts';

const answers = [reflectionsPath, 'answer'] as const;
const savedOnes = [reflectionsPath, 'bookmarked'] as const;

/** Under which the reflection of a day (YYYY-MM-DD), or another one (its id), is held. */
const answerKey = (of: string, personId: string | null) => [...answers, currentLanguage(), personId, of];

const noProgress: ReflectionProgress = { isBookmarked: false, personalizedMessage: null, writtenBy: null };

/** Changes what is held of a reflection, under all keys that begin so: today's may have been opened as another one. */
function keepProgress(
  client: QueryClient,
  queryKey: readonly string[],
  id: string,
  change: Partial<ReflectionProgress>,
): void {
  client.setQueriesData<ReflectionAnswer>({ queryKey }, (held) =>
    held?.reflection.id === id
      ? { ...held, userProgress: { ...noProgress, ...held.userProgress, ...change } }
      : held,
  );
}

const seed = () => api.post(`${reflectionsPath}/seed`, {}, seedAnswerSchema);
const todayPath = `${reflectionsPath}/today`;

/** A phone whose clock is wrong names a day that is today nowhere: the server's own day serves it then. */
async function ask(day: string): Promise<ReflectionAnswer> {
  try {
    return await api.get(`${todayPath}?day=${day}`, reflectionAnswerSchema);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 422)) throw error;
    return await api.get(todayPath, reflectionAnswerSchema);
  }
}

/** When the day's reflection can't be had, one try to have them all loaded comes first (spec section 4). */
async function askOrSeed(day: string): Promise<ReflectionAnswer> {
  try {
    return await ask(day);
  } catch (error) {
    try {
      await seed();
    } catch {
      throw error; // What the person asked for is the reflection: its failure is the one to tell of.
    }
    return await ask(day);
  }
}

/**
 * The reflection of the person's day, in the language that is on.
 *
 * @param day YYYY-MM-DD
 */
export function useTodaysReflection(day: string) {
  const personId = usePersonId();
  return useQuery({ queryKey: answerKey(day, personId), queryFn: () => askOrSeed(day) });
}

/**
 * Another reflection that was opened, in the language that is on.
 *
 * @param id MM-DD; null while none is open
 */
export function useOpenedReflection(id: string | null) {
  const personId = usePersonId();
  return useQuery({
    queryKey: answerKey(id ?? 'none', personId),
    queryFn: id === null ? skipToken : () => api.get(`${reflectionsPath}/${id}`, reflectionAnswerSchema),
  });
}

/** Fetches another reflection than the one with this id, and holds it. */
export function useAnotherReflection() {
  const client = useQueryClient();
  const personId = usePersonId();
  return useMutation({
    mutationFn: (shownId: string | undefined) =>
      api.get(`${reflectionsPath}/random${shownId ? `?not=${shownId}` : ''}`, reflectionAnswerSchema),
    onSuccess: (answer) => client.setQueryData(answerKey(answer.reflection.id, personId), answer),
  });
}

/** Has all reflections loaded on the server; what failed for want of them is asked for again. */
export function useLoadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: seed,
    onSuccess: () =>
      client.refetchQueries({ queryKey: answers, predicate: (query) => query.state.error !== null }),
  });
}

/**
 * Sets or takes away a bookmark: shown at once, and taken back when it could not be kept.
 *
 * @param onFailed called then, whatever is read by that time
 */
export function useBookmark(onFailed: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: two first ones at a time would each make an anonymous session, and one would be lost.
    scope: { id: 'bookmark' },
    mutationFn: ({ id, isBookmarked }: { id: string; isBookmarked: boolean }) =>
      asSomebody(() =>
        api.post(`${reflectionsPath}/${id}/bookmark`, { isBookmarked }, reflectionProgressSchema),
      ),
    onMutate: ({ id, isBookmarked }) => keepProgress(client, answers, id, { isBookmarked }),
    onError: (error, { id, isBookmarked }) => {
      keepProgress(client, answers, id, { isBookmarked: !isBookmarked });
      onFailed(error);
    },
    onSuccess: ({ isBookmarked }, { id }) => {
      keepProgress(client, answers, id, { isBookmarked });
      void fetchAnew(savedOnes);
    },
  });
}

/** Has a personal message written about a reflection; a new one each time, in the language that is on. */
export function usePersonalWord() {
  const client = useQueryClient();
  const language = currentLanguage();
  return useMutation({
    mutationFn: ({ id, request }: { id: string; request: PersonalWordRequest }) =>
      asSomebody(() =>
        api.post(`${reflectionsPath}/${id}/personal-message`, request, reflectionProgressSchema),
      ),
    onSuccess: ({ personalizedMessage, writtenBy }, { id }) =>
      keepProgress(client, [...answers, language], id, { personalizedMessage, writtenBy }),
  });
}

/** The reflections with a bookmark, in the language that is on. */
export function useSavedReflections() {
  const personId = usePersonId();
  return useQuery({
    queryKey: [...savedOnes, currentLanguage(), personId],
    queryFn: () => api.get(`${reflectionsPath}/bookmarked`, bookmarkedSchema),
  });
}
