import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { UNKNOWN_PAGE } from '../config/unknown-page.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { trackedImport } from './page-loading.ts';
import { usePageState } from './page-state.tsx';
import { PAGES } from './pages.ts';

const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'));
const AdminApp = lazy(trackedImport(() => import('./admin-app.tsx')));

const staffArea = (
  <ErrorBoundary fallback={<PageFailure />}>
    <Suspense>
      <AdminApp />
    </Suspense>
  </ErrorBoundary>
);

/**
 * In the place of where the visitor is, while that is the first page: only the server knows that nothing is at an
 * address which looks like one of ours, such as that of a service that has been removed.
 */
function useUnknownPlace(): string | undefined {
  const { isUnknown } = usePageState();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return isUnknown && key === firstKey ? UNKNOWN_PAGE : undefined;
}

/** Public pages inside their layout; the staff area is one lazily loaded application of its own. */
export function AppRoutes() {
  return (
    <Routes location={useUnknownPlace()}>
      <Route path="/admin/*" element={staffArea} />
      <Route path="/reset-admin" element={staffArea} />
      <Route element={<SiteLayout />}>
        {PAGES.map(({ path, component: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
