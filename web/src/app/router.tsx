import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { trackedImport } from './page-loading.ts';
import { PAGES } from './pages.ts';

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
        {PAGES.map(({ path, component: Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
