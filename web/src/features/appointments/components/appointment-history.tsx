import { chakra } from '@chakra-ui/react/styled-system';
import type { AppointmentEvent } from '@garage/contracts/appointment-history';
import { formatMoment, writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useFieldInWords } from '../field-in-words.ts';
import { DetailsPart } from './details-part.tsx';

/** What happened, when and by whom; the latest first. */
export function AppointmentHistory({ events }: { events: readonly AppointmentEvent[] }) {
  const { t } = useTranslation('appointments');
  const { label, kept } = useFieldInWords();
  return (
    <DetailsPart title={t('history.title')}>
      <chakra.ol listStyleType="none" display="grid" gap="2">
        {[...events].reverse().map((event) => {
          const { id, at, kind, actor, user, to, toTime, reason, changes, isTold } = event;
          const time = t('history.time', { day: writtenDay(toTime.date), time: toTime.time });
          return (
            <chakra.li key={id} textStyle="sm">
              <chakra.span fontWeight="semibold">
                {kind === 'state'
                  ? t(`state.${to}`)
                  : t(`history.${kind}`, { time, state: t(`state.${to}`) })}
              </chakra.span>
              <chakra.span color="fg.muted">
                {' '}
                {user?.name ?? t(`actor.${actor}`)}, {formatMoment(at)}
                {isTold && `, ${t('history.told')}`}
              </chakra.span>
              {reason && (
                <chakra.span display="block" overflowWrap="anywhere">
                  {reason}
                </chakra.span>
              )}
              {changes.map(({ field, from, to: now }) => (
                <chakra.span key={field} display="block" overflowWrap="anywhere">
                  {t('history.change', {
                    field: label(field),
                    from: kept(field, from),
                    to: kept(field, now),
                  })}
                </chakra.span>
              ))}
            </chakra.li>
          );
        })}
      </chakra.ol>
    </DetailsPart>
  );
}
