import { useState } from 'react';

/**
 * When the form came into view, on the clock of `performance.now()`. On the first page that is the
 * beginning, because scripts start only once the visitor does something.
 */
export function useShownAt(): number {
  const [shownAt] = useState(() => (isFirstPage() ? 0 : performance.now()));
  return shownAt;
}

function isFirstPage(): boolean {
  if (typeof window === 'undefined') return true;
  const first = performance.getEntriesByType('navigation')[0]?.name;
  return first !== undefined && new URL(first).pathname === window.location.pathname;
}
