import { chakra } from '@chakra-ui/react/styled-system';
import { LuLogOut, LuMonitor, LuSmartphone } from 'react-icons/lu';
import { formatMoment } from '../../lib/staff-time.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** A browser in which somebody is signed in. */
export interface ShownSession {
  id: number;
  device: string;
  network: string;
  startedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

interface SessionListProps {
  /** Undefined while they are fetched. */
  sessions: readonly ShownSession[] | undefined;
  failed: boolean;
  isBusy: boolean;
  /** Absent for people who may only look. */
  onEnd?: ((session: ShownSession) => void) | undefined;
}

/** Where an account is signed in; every other session can be ended. */
export function SessionList({ sessions, failed, isBusy, onEnd }: SessionListProps) {
  const { t } = useTranslation('account');
  if (!sessions) {
    return (
      <chakra.p py="3" color="fg.muted" role={failed ? 'alert' : 'status'}>
        {t(failed ? 'sessions.failed' : 'sessions.loading')}
      </chakra.p>
    );
  }
  if (sessions.length === 0) {
    return (
      <chakra.p py="3" color="fg.muted">
        {t('sessions.empty')}
      </chakra.p>
    );
  }
  return (
    <chakra.ul listStyleType="none">
      {sessions.map((session) => {
        const device = session.device || t('sessions.unknownDevice');
        const DeviceIcon = /iPhone|iPad|Android/.test(device) ? LuSmartphone : LuMonitor;
        return (
          <chakra.li
            key={session.id}
            display="flex"
            alignItems="center"
            gap="3"
            py="3"
            borderBottomWidth="1px"
            borderColor="border.muted"
            _last={{ borderBottomWidth: '0' }}
          >
            <chakra.span color="fg.subtle" flexShrink="0" aria-hidden>
              <DeviceIcon size={22} strokeWidth={1.6} />
            </chakra.span>
            <chakra.div flex="1" minWidth="0">
              <chakra.p fontWeight="semibold" display="flex" flexWrap="wrap" columnGap="2" rowGap="1">
                {device}
                {session.isCurrent && <Badge tone="info">{t('sessions.current')}</Badge>}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted">
                {t('sessions.since', {
                  since: formatMoment(session.startedAt),
                  seen: formatMoment(session.lastSeenAt),
                })}
              </chakra.p>
              <chakra.p textStyle="xs" color="fg.muted">
                {t('sessions.network', { network: session.network })}
              </chakra.p>
            </chakra.div>
            {onEnd && !session.isCurrent && (
              <IconButton
                icon={LuLogOut}
                label={`${t('sessions.end')}: ${device}`}
                disabled={isBusy}
                onClick={() => onEnd(session)}
              />
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
