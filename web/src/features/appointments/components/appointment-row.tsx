import { chakra } from '@chakra-ui/react/styled-system';
import { LuCheck, LuPhone, LuUser } from 'react-icons/lu';
import type { JobSummary } from '@garage/contracts/findings';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';
import { Badge } from '../../../components/ui/badge.tsx';
import { phoneHref } from '../../../components/garage/garage-context.tsx';
import { Button, ButtonLink } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { isPlanned } from '../plan-grid.ts';
import { vehicleInWords, workInWords } from '../in-words.ts';
import { StateBadge } from './state-badge.tsx';

export interface AppointmentRowProps {
  appointment: PlannedAppointment;
  /** As it is said, where it is not the heading. */
  day?: string;
  onOpen: (id: number) => void;
  /** Absent for people who may only look. */
  onConfirm?: ((appointment: PlannedAppointment) => void) | undefined;
  isBusy: boolean;
  /** With the way to call, for whoever is waited for. */
  hasPhone?: boolean;
  /** What its customer is asked about extra work. */
  question?: Pick<JobSummary, 'unanswered' | 'calls'> | undefined;
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    ps: '4',
    pe: '3',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
    _hover: { bg: 'bg.subtle' },
    // What does not take place stands back, and stays readable.
    '&[data-over] > *': { color: 'fg.muted' },
  },
});

const Opener = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'button',
    outline: 'none',
    overflowWrap: 'anywhere',
    // The whole line takes the touch.
    _before: { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible::before': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-2px',
    },
  },
});

/** An appointment as a line: when, who, what, and the one thing to do about it. */
export function AppointmentRow({
  appointment,
  day,
  onOpen,
  onConfirm,
  isBusy,
  hasPhone = false,
  question,
}: AppointmentRowProps) {
  const { t } = useTranslation('appointments');
  const { id, status, startTime, endTime, dropOff, name, phone } = appointment;
  const { earlierIfPossible, isProposed, recipientStopped, assignee } = appointment;
  const vehicle = vehicleInWords(appointment);
  return (
    <Row data-over={isPlanned(appointment) ? undefined : ''}>
      <chakra.span
        position="absolute"
        insetBlock="2.5"
        insetInlineStart="0"
        width="1"
        borderRadius="full"
        aria-hidden
        style={{ backgroundColor: appointment.services[0]?.color ?? 'transparent' }}
      />
      <chakra.div width={day === undefined ? '4.5rem' : '6.5rem'} fontVariantNumeric="tabular-nums">
        {day !== undefined && (
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {day}
          </chakra.span>
        )}
        <chakra.span display="block" fontWeight="semibold">
          {startTime}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {dropOff ? t('row.dropOff') : t('row.until', { time: endTime })}
        </chakra.span>
      </chakra.div>
      <chakra.div flex="1 1 11rem" minWidth="0">
        <Opener type="button" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {name}
        </Opener>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[workInWords(appointment), vehicle].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" ms="auto">
        {assignee && (
          <chakra.span textStyle="sm" color="fg.muted" display="inline-flex" alignItems="center" gap="1">
            <LuUser aria-hidden />
            <chakra.span srOnly>{t('field.assignee')}: </chakra.span>
            {assignee.name}
          </chakra.span>
        )}
        {earlierIfPossible && <Badge>{t('row.earlier')}</Badge>}
        {recipientStopped && <Badge tone="warning">{t('row.stopped')}</Badge>}
        {question && question.calls > 0 && <Badge tone="warning">{t('row.callWished')}</Badge>}
        {question && question.unanswered > 0 && (
          <Badge tone="info">{t('row.unanswered', { count: question.unanswered })}</Badge>
        )}
        {isProposed && <Badge>{t('row.proposed')}</Badge>}
        <StateBadge state={status} />
        {hasPhone && (
          <ButtonLink
            href={phoneHref(phone)}
            size="sm"
            minH="11"
            position="relative"
            variant="outline"
            aria-label={t('today.call', { name, phone })}
          >
            <LuPhone aria-hidden />
            {phone}
          </ButtonLink>
        )}
        {onConfirm && status === 'pending' && (
          <Button
            size="sm"
            minH="11"
            position="relative"
            variant="outline"
            disabled={isBusy}
            aria-label={t('row.confirm', { name })}
            onClick={() => onConfirm(appointment)}
          >
            <LuCheck aria-hidden />
            {t('action.confirmed')}
          </Button>
        )}
      </chakra.div>
    </Row>
  );
}
