import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks anew for everything below this key that is on the screen; the rest is asked for when it is shown again. */
export function askAnew(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) void askAgain(queryClient, query);
}

/**
 * For a change that is put into what is shown: what is being asked for at this moment may be answered with what
 * was before it, and would then overwrite it.
 */
export function askAnewWhatIsUnderWay(queryClient: QueryClient, queryKey: QueryKey): void {
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  for (const query of underWay) void askAgain(queryClient, query);
}

/** After what is under way, not instead of it: changes that come fast would never let an answer arrive. */
async function askAgain(queryClient: QueryClient, { queryKey }: Query): Promise<void> {
  const filters = { queryKey, exact: true };
  const joining = { cancelRefetch: false };
  await queryClient.refetchQueries({ ...filters, fetchStatus: 'fetching' }, joining);
  await queryClient.invalidateQueries(filters, joining);
}
