import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from './load-state.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** When it could not be fetched. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** Shows what was fetched, or why it is not there and how to try again. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return <LoadState error={query.error} text={failed} onRetry={() => void query.refetch()} />;
}
