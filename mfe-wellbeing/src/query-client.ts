import { QueryClient } from '@tanstack/react-query';

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
