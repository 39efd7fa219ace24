import { Children, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Parts that their page can do without: when one cannot be drawn in the browser, all others stay. The server leaves
 * such a part out by itself, see `drawWhatWorks`. Each comes to life by itself, the one that is used first.
 */
export function PageParts({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => (
    <ErrorBoundary fallback={null}>
      <Suspense>{part}</Suspense>
    </ErrorBoundary>
  ));
}
