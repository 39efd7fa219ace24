import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadState } from './load-state.tsx';
import { Button } from '../ui/elements.ts';

interface MoreButtonProps {
  query: Pick<UseInfiniteQueryResult, 'error' | 'isFetching'>;
  label: string;
  /** When what follows could not be fetched. */
  failed: string;
  onMore: () => void;
}

/** Goes on at the end of a list; says so when that fails, and tries again. */
export function MoreButton({ query, label, failed, onMore }: MoreButtonProps) {
  if (query.error && !query.isFetching) {
    return <LoadState error={query.error} text={failed} onRetry={onMore} />;
  }
  return (
    <Button variant="outline" mt="3" width="full" disabled={query.isFetching} onClick={onMore}>
      {label}
    </Button>
  );
}
