import { chakra } from '@chakra-ui/react/styled-system';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import {
  SESSION_IDLE_MINUTES,
  SESSION_LIMIT_HOURS as hours,
  SESSION_WARNING_SECONDS,
} from '@garage/contracts/auth';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { formatCountdown } from '../format-countdown.ts';
import { useSessionController } from '../session-context.tsx';

const Display = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    lineHeight: 'short',
    color: 'fg.muted',
    '&[data-warning]': { color: 'fg.warning', fontWeight: 'semibold' },
  },
});

const Lamp = chakra('span', {
  base: {
    flexShrink: '0',
    width: '2',
    height: '2',
    borderRadius: 'full',
    bg: 'fg.success',
    '[data-warning] > &': {
      bg: 'fg.warning',
      '@media (prefers-reduced-motion: no-preference)': { animation: 'pulse 1s ease-in-out infinite' },
    },
  },
});

/** The time left until the automatic sign-out, and the button that starts it anew as long as it can. */
export function SessionCountdown() {
  const { t } = useTranslation('session');
  const controller = useSessionController();
  const { subscribe, getRemainingSeconds, isAtLimit } = controller.idleTimer;
  const seconds = useSyncExternalStore(subscribe, getRemainingSeconds, getRemainingSeconds);
  const atLimit = useSyncExternalStore(subscribe, isAtLimit, isAtLimit);
  const [extending, setExtending] = useState(false);
  const warning = seconds <= SESSION_WARNING_SECONDS;
  const time = formatCountdown(seconds);

  const extend = async () => {
    setExtending(true);
    try {
      if (await controller.extend()) {
        showToast({
          title: t('countdown.extendedTitle'),
          description: t('countdown.extended', { minutes: SESSION_IDLE_MINUTES }),
        });
      }
    } catch {
      showToast({
        title: t('unreachable.title'),
        description: t('countdown.extendFailed'),
        variant: 'destructive',
      });
    } finally {
      setExtending(false);
    }
  };

  return (
    <chakra.div display="flex" alignItems="center" gap={{ base: '1', md: '2' }}>
      <Display role="timer" data-warning={warning ? '' : undefined}>
        <Lamp aria-hidden />
        <span>
          {/* On a telephone the lamp and the time say enough beside the button, and more would not fit. */}
          <chakra.span srOnly={{ base: true, md: false }}>
            {t(warning ? 'countdown.warning' : 'countdown.remaining')}
          </chakra.span>{' '}
          {warning ? `${time}!` : time}
        </span>
      </Display>
      {!atLimit && (
        <Button
          variant={warning ? 'solid' : 'ghost'}
          size="sm"
          flexShrink="0"
          disabled={extending}
          onClick={() => void extend()}
        >
          {t('countdown.extend')}
        </Button>
      )}
      {/* Read out once when the last minute begins; the ticking time itself stays silent. */}
      <chakra.span srOnly aria-live="polite">
        {warning ? t(atLimit ? 'countdown.limitAnnouncement' : 'countdown.announcement', { hours }) : ''}
      </chakra.span>
    </chakra.div>
  );
}
