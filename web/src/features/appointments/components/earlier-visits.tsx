import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentDetails } from '@garage/contracts/appointments';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { olderVisitsQuery } from '../api/plan-queries.ts';
import { DetailsPart } from './details-part.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { StateBadge } from './state-badge.tsx';
import { VisitLine } from './visit-line.tsx';

interface EarlierVisitsProps {
  appointment: AppointmentDetails;
  onOpen: (id: number) => void;
}

/** What is known of the customer and of the vehicle. */
export function EarlierVisits({ appointment, onOpen }: EarlierVisitsProps) {
  const { t } = useTranslation('appointments');
  const { id: openId, earlierVisits, earlierVisitsCursor: cursor } = appointment;
  const [showsOlder, setShowsOlder] = useState(false);
  const older = useInfiniteQuery({ ...olderVisitsQuery(openId, cursor), enabled: showsOlder });
  const visits = [...earlierVisits, ...(older.data?.pages.flatMap((page) => page.visits) ?? [])];
  const hasMore = cursor !== undefined && (older.data === undefined || older.hasNextPage);
  return (
    <DetailsPart title={t('earlier.title')}>
      {visits.length === 0 && <chakra.p color="fg.muted">{t('earlier.none')}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {visits.map((visit) => {
          const { id, date, status, services, name, sameCustomer, sameVehicle } = visit;
          const why = sameCustomer && sameVehicle ? 'both' : sameVehicle ? 'vehicle' : 'customer';
          return (
            <VisitLine key={id} id={id} label={`${writtenDay(date)}: ${services.join(', ')}`} onOpen={onOpen}>
              <chakra.span textStyle="sm" color="fg.muted">
                {t(`earlier.${why}`, { name })}
              </chakra.span>
              <StateBadge state={status} />
            </VisitLine>
          );
        })}
      </chakra.ul>
      {hasMore && (
        <MoreButton
          query={older}
          label={t('earlier.more')}
          failed={t('earlier.failed')}
          onMore={() => (showsOlder ? void older.fetchNextPage() : setShowsOlder(true))}
        />
      )}
    </DetailsPart>
  );
}
