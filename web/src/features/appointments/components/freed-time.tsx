import { chakra } from '@chakra-ui/react/styled-system';
import type { FreedTime as Freed } from '@garage/contracts/appointments';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { fullDay } from '../plan-days.ts';
import { DetailsPart } from './details-part.tsx';
import { VisitLine } from './visit-line.tsx';

interface FreedTimeProps {
  freed: Freed;
  onOpen: (id: number) => void;
}

/** The time that a visit has given back, and who would rather come then. */
export function FreedTime({ freed: { date, time, wishes, keptFor }, onOpen }: FreedTimeProps) {
  const { t } = useTranslation('appointments');
  return (
    <DetailsPart title={t('freed.title', { day: fullDay(date), time })}>
      <chakra.p color="fg.muted">{t(keptFor.length > 0 ? 'freed.isKept' : 'freed.hint')}</chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {wishes.map(({ id, name, phone, date: day, startTime }) => (
          <VisitLine key={id} id={id} label={name} onOpen={onOpen}>
            <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t('freed.wish', { day: writtenDay(day), time: startTime, phone })}
              {keptFor.includes(id) && ` (${t('freed.asked')})`}
            </chakra.span>
          </VisitLine>
        ))}
      </chakra.ul>
    </DetailsPart>
  );
}
