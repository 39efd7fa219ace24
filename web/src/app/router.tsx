import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { trackedImport } from './page-loading.ts';
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

/** Public pages inside their layout; the staff area is one lazily loaded application of its own. */
export function AppRoutes() {
  return (
    <Routes>
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
