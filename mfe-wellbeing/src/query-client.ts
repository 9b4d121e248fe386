import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** Fetches as spec section 7 says: no retry, no refetch on focus or interval, never stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      // Without a network a call fails at once and says so, where it would else wait unseen.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Has lists fetched again after a change. A first fetch that is still under way was answered before it and would bring
 * the old list back; invalidating alone waits for that one, as there is nothing to show yet.
 */
export async function fetchAnew(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
