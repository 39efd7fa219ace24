import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** TanStack Query with the defaults of the product. Only lazily loaded parts may import this. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 5 * MINUTE,
        retry: 2,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 10_000),
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: 1 },
    },
  });
}
