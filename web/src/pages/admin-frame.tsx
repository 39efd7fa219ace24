import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { CurrentUser } from '@garage/contracts/auth';
import { LIVE_PATH } from '@garage/contracts/live';
import { allows } from '@garage/contracts/permissions';
import { DraftOwner } from '../components/drafts/draft-owner.ts';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { GrantedPermissions } from '../components/records/record-link.tsx';
import { Button } from '../components/ui/elements.ts';
import { appointmentTopic } from '../features/appointments/appointment-topic.ts';
import { useWaitingCount } from '../features/appointments/use-waiting-count.ts';
import { messageTopic } from '../features/contact-messages/message-topic.ts';
import { useMessageCounts } from '../features/contact-messages/use-contact-messages.ts';
import { BOTTOM_BAR_HEIGHT, BottomNavigation } from '../features/panel/components/bottom-navigation.tsx';
import { PanelHeader } from '../features/panel/components/panel-header.tsx';
import { PanelMessage } from '../features/panel/components/panel-message.tsx';
import { tabPath, TopNavigation } from '../features/panel/components/panel-navigation.tsx';
import { useNotifications } from '../features/panel-notifications/use-notifications.ts';
import { visibleTabs } from '../features/panel/panel-tab.ts';
import { PanelSearch } from '../features/panel-search/components/panel-search.tsx';
import { useDocumentTitle } from '../features/panel/use-document-title.ts';
import { SessionChecking, SessionUnreachable } from '../features/session/components/session-check.tsx';
import { SessionCountdown } from '../features/session/components/session-countdown.tsx';
import { useSession, useSessionController } from '../features/session/session-context.tsx';
import { useGarage } from '../components/garage/garage-context.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';
import { useEventStream } from '../lib/admin-live/use-event-stream.ts';
import { jobTopic } from '../features/workshop-jobs/job-topic.ts';
import { RequirementGate } from './admin-requirement.tsx';
import { ADMIN_TABS } from './admin-tabs.ts';

const LOGIN_PATH = '/admin/login';

/** The door: shows what is behind it to whoever is signed in, and lets them back to it after signing in again. */
export function StaffGate({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'checking') return <SessionChecking />;
  if (session.status === 'unreachable') return <SessionUnreachable loginPath={LOGIN_PATH} />;
  if (session.status === 'signed-out')
    return <Navigate to={LOGIN_PATH} state={{ from: pathname + search }} replace />;
  return (
    <DraftOwner value={session.user.id}>
      <GrantedPermissions value={session.user.permissions}>
        <RequirementGate user={session.user}>{() => children(session.user)}</RequirementGate>
      </GrantedPermissions>
    </DraftOwner>
  );
}

interface StaffFrameProps {
  user: CurrentUser;
  /** The tab that is marked in the navigation; null for none. */
  activeId: string | null;
  title: string;
  children: ReactNode;
}

/** Header with the session's countdown, navigation, and a place for the content. */
export function StaffFrame({ user, activeId, title, children }: StaffFrameProps) {
  const { t } = useTranslation(['panel', 'session']);
  const garage = useGarage();
  const controller = useSessionController();
  const readsMessages = allows(user.permissions, 'contact-messages:read');
  const messages = useMessageCounts(readsMessages);
  const unread = messages?.unread ?? 0;
  const readsAppointments = allows(user.permissions, 'appointments:read');
  const waiting = useWaitingCount(readsAppointments);
  useNotifications({ unread: messages?.unread ?? null, waiting });
  const readsJobs = allows(user.permissions, 'jobs:read');
  const queryClient = useQueryClient();
  const topics = useMemo(
    () => [
      ...(readsMessages ? [messageTopic(queryClient)] : []),
      ...(readsAppointments ? [appointmentTopic(queryClient)] : []),
      ...(readsJobs ? [jobTopic(queryClient)] : []),
    ],
    [queryClient, readsMessages, readsAppointments, readsJobs],
  );
  useEventStream(LIVE_PATH, topics);
  useDocumentTitle(title, unread);

  const tabs = visibleTabs(ADMIN_TABS, user).filter(({ isPersonal }) => !isPersonal);
  const navigation = {
    tabs,
    activeId: activeId ?? '',
    counts: {
      'contact-messages': { count: unread, label: t('unread', { count: unread }) },
      appointments: { count: waiting ?? 0, label: t('waiting', { count: waiting ?? 0 }) },
    },
  };
  const logout = { logoutLabel: t('session:logout'), onLogout: () => void controller.logout() };

  return (
    <chakra.div
      minH="100svh"
      display="flex"
      flexDirection="column"
      css={{ '--panel-bar': { base: BOTTOM_BAR_HEIGHT, md: '0px' } }}
    >
      <PanelHeader
        garageName={garage.name}
        username={user.username}
        profilePath={tabPath('profile')}
        countdown={<SessionCountdown />}
        search={<PanelSearch permissions={user.permissions} />}
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
        pb={{ base: 'calc(var(--panel-bar) + 2.5rem)', md: '16' }}
      >
        <ErrorBoundary
          key={title}
          fallback={
            <PanelMessage title={t('failed.title')} text={t('failed.text')}>
              <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
            </PanelMessage>
          }
        >
          <Suspense fallback={<output>{t('tabLoading')}</output>}>{children}</Suspense>
        </ErrorBoundary>
      </chakra.main>
      <BottomNavigation {...navigation} {...logout} />
    </chakra.div>
  );
}
