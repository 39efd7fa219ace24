import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CurrentUser } from '@garage/contracts/auth';
import { allows } from '@garage/contracts/permissions';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { Button } from '../components/ui/elements.ts';
import { useUnreadCount } from '../features/contact-messages/use-contact-messages.ts';
import { PanelHeader } from '../features/panel/components/panel-header.tsx';
import { PanelMessage } from '../features/panel/components/panel-message.tsx';
import { BottomNavigation, TopNavigation } from '../features/panel/components/panel-navigation.tsx';
import { visibleTabs } from '../features/panel/panel-tab.ts';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { SessionChecking, SessionUnreachable } from '../features/session/components/session-check.tsx';
import { SessionCountdown } from '../features/session/components/session-countdown.tsx';
import { useSession, useSessionController } from '../features/session/session-context.tsx';
import { useGarage } from '../lib/garage/garage-context.tsx';
import { ADMIN_TABS } from './admin-tabs.ts';

const LOGIN_PATH = '/admin/login';

/** The staff area behind the door. */
export default function AdminPanelPage() {
  const session = useSession();
  if (session.status === 'checking') return <SessionChecking />;
  if (session.status === 'unreachable') return <SessionUnreachable loginPath={LOGIN_PATH} />;
  if (session.status === 'signed-out') return <Navigate to={LOGIN_PATH} replace />;
  return <Panel user={session.user} />;
}

function Panel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['panel', 'session']);
  const garage = useGarage();
  const controller = useSessionController();
  const [search] = useSearchParams();
  const unread = useUnreadCount(allows(user.permissions, 'contact-messages:read'));

  const tabs = visibleTabs(ADMIN_TABS, user);
  const active = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  useDocumentTitle(active ? t(`tabs.${active.label}`) : t('noAccess.title'), unread);

  const navigation = { tabs, activeId: active?.id ?? '', counts: { 'contact-messages': unread } };
  const logout = { logoutLabel: t('session:logout'), onLogout: () => void controller.logout() };

  return (
    <chakra.div minH="100svh" display="flex" flexDirection="column">
      <PanelHeader
        garageName={garage.name}
        username={user.username}
        countdown={<SessionCountdown />}
        {...logout}
      />
      <TopNavigation {...navigation} />
      <chakra.main
        flex="1"
        width="full"
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '5', md: '8' }}
        pb={{ base: 'calc(6.5rem + env(safe-area-inset-bottom))', md: '16' }}
      >
        {active ? (
          <ErrorBoundary
            key={active.id}
            fallback={
              <PanelMessage title={t('failed.title')} text={t('failed.text')}>
                <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
              </PanelMessage>
            }
          >
            <Suspense fallback={<output>{t('tabLoading')}</output>}>
              <active.content user={user} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <PanelMessage title={t('noAccess.title')} text={t('noAccess.text')} />
        )}
      </chakra.main>
      <BottomNavigation {...navigation} {...logout} />
    </chakra.div>
  );
}
