import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../lib/query-client.ts';

/**
 * The product's defaults, except that a browser which believes to be offline still tries: the staff shall see
 * that something failed, not wait for it. Nor is a change repeated by itself (see `AdminClient.send`).
 */
export function createAdminQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: 'always' },
    mutations: { ...mutations, networkMode: 'always', retry: false },
  });
  return client;
}
