import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { useLoadedTexts } from '../lib/texts/texts-context.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { lazyPage } from './lazy-page.ts';
import { trackedImport } from './page-loading.ts';
import { PAGES, type Page } from './pages.ts';

const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'));
const AdminApp = lazy(trackedImport(() => import('./admin-app.tsx')));

const staffArea = (
  <ErrorBoundary fallback={<PageFailure />}>
    <Suspense>
      <AdminApp />
    </Suspense>
  </ErrorBoundary>
);

interface AppRoutesProps {
  /** Called when a public page reacts to its visitor. */
  onReady?: () => void;
}

/** Public pages inside their layout; the staff area is one lazily loaded application of its own. */
export function AppRoutes({ onReady }: AppRoutesProps) {
  return (
    <Routes>
      <Route path="/admin/*" element={staffArea} />
      <Route path="/reset-admin" element={staffArea} />
      <Route element={<SiteLayout onReady={onReady} />}>
        {PAGES.map((page) => (
          <Route key={page.path} path={page.path} element={<PublicPage page={page} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Fetches code and texts of a page together, and shows it when it has both. */
function PublicPage({ page: { component: Component, texts } }: { page: Page }) {
  // A failure is reported by the component itself, in its place.
  Component.load().catch(() => undefined);
  useLoadedTexts(texts);
  return <Component />;
}
