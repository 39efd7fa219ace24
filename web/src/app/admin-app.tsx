import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, Route, Routes } from 'react-router-dom';
import { ToasterAboveDialogs } from '../components/ui/toaster-above-dialogs.tsx';
import { SessionProvider, useSession } from '../features/session/session-context.tsx';
import AdminLoginPage from '../pages/admin-login-page.tsx';
import AdminPanelPage from '../pages/admin-panel-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { adminSystem } from '../theme/admin-system.ts';
import { createAdminI18n } from './admin-i18n.ts';
import { createAdminQueryClient } from './admin-query-client.ts';
import { SiteLayout } from './layout/site-layout.tsx';

/** The staff area, in German, with what only it needs. Unknown addresses belong to the public site. */
export default function AdminApp() {
  return (
    <Routes>
      <Route element={<StaffProviders />}>
        <Route index element={<AdminLoginPage />} />
        <Route path="login" element={<AdminLoginPage />} />
        <Route path="panel" element={<AdminPanelPage />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function StaffProviders() {
  const [i18n] = useState(createAdminI18n);
  return (
    <ChakraProvider value={adminSystem}>
      <I18nextProvider i18n={i18n}>
        <SessionProvider>
          <StaffData>
            <Outlet />
          </StaffData>
        </SessionProvider>
        <ToasterAboveDialogs />
      </I18nextProvider>
    </ChakraProvider>
  );
}

/** Each person gets a memory of their own, so that nobody sees what the one before was allowed to. */
function StaffData({ children }: { children: React.ReactNode }) {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.id : null;
  return <OwnedData key={owner}>{children}</OwnedData>;
}

function OwnedData({ children }: { children: React.ReactNode }) {
  const [client] = useState(createAdminQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
