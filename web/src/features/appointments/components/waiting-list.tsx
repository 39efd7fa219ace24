import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { waitingQuery } from '../api/plan-queries.ts';
import { shortDay } from '../plan-days.ts';
import { AppointmentRow, type AppointmentRowProps } from './appointment-row.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { RowList } from '../../../components/ui/row-list.tsx';

type WaitingListProps = Omit<AppointmentRowProps, 'appointment' | 'day'> & {
  /** Those that the plan has. */
  first: readonly PlannedAppointment[];
  /** How many there are in all. */
  total: number;
};

/** What waits for an answer; all of it when somebody asks for more than the plan has. */
export function WaitingList({ first, total, ...row }: WaitingListProps) {
  const { t } = useTranslation('appointments');
  const [wantsAll, setWantsAll] = useState(false);
  const all = useInfiniteQuery({ ...waitingQuery(), enabled: wantsAll });
  const shown = all.data?.pages.flatMap(({ appointments }) => appointments) ?? first;
  const hasMore = all.data ? all.hasNextPage : first.length < total;
  if (total === 0) return null;
  return (
    <chakra.section aria-labelledby="plan-waiting">
      <Heading as="h2" size="sm" id="plan-waiting" mb="2">
        {t('waiting', { count: total })}
      </Heading>
      <RowList borderTopWidth="3px" borderTopColor="brand.solid">
        {shown.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            day={shortDay(appointment.date)}
            appointment={appointment}
            {...row}
          />
        ))}
      </RowList>
      {hasMore && (
        <MoreButton
          query={all}
          label={t('waitingMore')}
          failed={t('failed')}
          onMore={() => (wantsAll ? void all.fetchNextPage() : setWantsAll(true))}
        />
      )}
    </chakra.section>
  );
}
