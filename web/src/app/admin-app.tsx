import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { ToasterAboveDialogs } from '../components/ui/toaster-above-dialogs.tsx';
import { SessionProvider, useSession } from '../features/session/session-context.tsx';
import { TextsProvider } from '../lib/texts/texts-context.tsx';
import AdminEditorPage from '../pages/admin-editor-page.tsx';
import AdminForgotPasswordPage from '../pages/admin-forgot-password-page.tsx';
import AdminLoginPage from '../pages/admin-login-page.tsx';
import AdminPanelPage from '../pages/admin-panel-page.tsx';
import AdminResetPage from '../pages/admin-reset-page.tsx';
import AdminSetPasswordPage from '../pages/admin-set-password-page.tsx';
import NotFoundPage from '../pages/not-found-page.tsx';
import { adminSystem } from '../theme/admin-system.ts';
import { createAdminI18n } from './admin-i18n.ts';
import { createAdminQueryClient } from './admin-query-client.ts';
import { SiteLayout } from './layout/site-layout.tsx';

const RESET_PATH = '/reset-admin';

/** The staff area, in German, with what only it needs. Unknown addresses belong to the public site. */
export default function AdminApp() {
  const { pathname } = useLocation();
  return pathname.startsWith(RESET_PATH) ? inShell(<AdminResetPage />) : <StaffRoutes />;
}

/** A page for who cannot sign in: nobody's session matters there. */
const inShell = (page: ReactNode) => <Shell>{page}</Shell>;

function StaffRoutes() {
  return (
    <Routes>
      <Route element={<StaffProviders />}>
        <Route index element={<AdminLoginPage />} />
        <Route path="login" element={<AdminLoginPage />} />
        <Route path="panel" element={<AdminPanelPage />} />
        {EDITOR_PAGES.map((page) => (
          // A form of its own for each page: nothing typed in one may be taken for the other's.
          <Route key={page} path={`edit-${page}`} element={<AdminEditorPage key={page} page={page} />} />
        ))}
      </Route>
      <Route path="forgot-password" element={inShell(<AdminForgotPasswordPage />)} />
      <Route path="set-password" element={inShell(<AdminSetPasswordPage />)} />
      <Route element={<SiteLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function StaffProviders() {
  return (
    <Shell>
      <SessionProvider>
        <StaffData>
          <Outlet />
        </StaffData>
      </SessionProvider>
    </Shell>
  );
}

/** Texts, style and notices, with or without a session. */
function Shell({ children }: { children: ReactNode }) {
  const [i18n] = useState(createAdminI18n);
  return (
    <ChakraProvider value={adminSystem}>
      <TextsProvider i18n={i18n}>
        {children}
        <ToasterAboveDialogs />
      </TextsProvider>
    </ChakraProvider>
  );
}

/** Each person gets a memory of their own, so that nobody sees what the one before was allowed to. */
function StaffData({ children }: { children: ReactNode }) {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.id : null;
  return <OwnedData key={owner}>{children}</OwnedData>;
}

function OwnedData({ children }: { children: ReactNode }) {
  const [client] = useState(createAdminQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
