import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { SESSION_IDLE_MINUTES, SESSION_LIMIT_HOURS } from '@garage/contracts/auth';
import { showToast } from '../../components/ui/toast-store.ts';
import { adminClient, hasStatus } from '../../lib/admin-client.ts';
import {
  type SessionApi,
  SessionController,
  type SessionNotice,
  type SessionState,
} from './session-controller.ts';

const SessionContext = createContext<SessionController | null>(null);

const api: SessionApi = {
  login: (credentials) => adminClient.login(credentials),
  currentUser: () => adminClient.currentUser(),
  logout: () => adminClient.logout(),
  isRefusal: (error) => hasStatus(error, 401, 403),
};

/** Holds the session for everything below it and tells why it ended. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('session');
  const [controller] = useState(() => {
    const tell = (notice: SessionNotice) =>
      showToast({
        title: t(`notice.${notice}.title`),
        description: t(`notice.${notice}.text`, {
          minutes: SESSION_IDLE_MINUTES,
          hours: SESSION_LIMIT_HOURS,
        }),
        variant: 'destructive',
      });
    return new SessionController(api, tell);
  });

  useEffect(() => {
    const stops = [
      adminClient.onSignedOut(controller.expired),
      adminClient.onContact(controller.contacted),
      adminClient.onRequirement(controller.recheck),
      controller.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller]);

  return <SessionContext value={controller}>{children}</SessionContext>;
}

export function useSessionController(): SessionController {
  const controller = useContext(SessionContext);
  if (!controller) throw new Error('useSessionController needs a SessionProvider');
  return controller;
}

export function useSession(): SessionState {
  const controller = useSessionController();
  return useSyncExternalStore(controller.subscribe, controller.getState, controller.getState);
}
