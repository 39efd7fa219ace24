import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Parts that their page can do without: when one cannot be drawn in the browser, all others stay. The server leaves
 * such a part out by itself, see `drawWhatWorks`.
 */
export function PageParts({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <ErrorBoundary fallback={null}>{part}</ErrorBoundary>);
}
