import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { visitsQuery } from '../api/customer-queries.ts';
import { CardPart } from './card-part.tsx';
import { MoveButton } from './move-button.tsx';

interface VisitsProps {
  of: 'customer' | 'vehicle';
  id: number;
  /** They can be given to another customer. */
  canMove?: boolean;
}

/** The visits of a customer or of a car, the latest first; each leads to its appointment. */
export function Visits({ of, id, canMove = false }: VisitsProps) {
  const { t } = useTranslation('customers');
  const query = useInfiniteQuery(visitsQuery(of, id));
  const visits = query.data?.pages.flatMap(({ appointments }) => appointments);
  return (
    <CardPart title={t('visits.title')}>
      {!visits && (
        <LoadState error={query.error} text={t('visits.failed')} onRetry={() => void query.refetch()} />
      )}
      {visits?.length === 0 && <chakra.p color="fg.muted">{t('visits.none')}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {visits?.map((visit) => (
          <chakra.li key={visit.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <RecordLink kind="appointment" id={visit.id}>
              {[writtenDay(visit.date), visit.services.map(({ name }) => name).join(', ') || visit.otherText]
                .filter(Boolean)
                .join(': ')}
            </RecordLink>
            <chakra.span textStyle="sm" color="fg.muted">
              {[t(`state.${visit.status}`), of === 'vehicle' ? visit.name : visit.vehicleLicensePlate]
                .filter(Boolean)
                .join(' · ')}
            </chakra.span>
            {canMove && (
              <MoveButton
                id={id}
                what={{ appointmentId: visit.id }}
                label={t('move.visit', { day: writtenDay(visit.date) })}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {query.hasNextPage && (
        <MoreButton
          query={query}
          label={t('visits.more')}
          failed={t('visits.failed')}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </CardPart>
  );
}
