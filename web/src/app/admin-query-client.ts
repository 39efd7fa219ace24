import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/**
 * TanStack Query with the defaults of the staff area. A browser which believes to be offline still tries: the staff
 * shall see that something failed, not wait for it. Nor is a change repeated by itself (see `AdminClient.send`).
 */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 5 * MINUTE,
        retry: 2,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 10_000),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
