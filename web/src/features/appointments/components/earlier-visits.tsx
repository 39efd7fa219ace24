import { chakra } from '@chakra-ui/react/styled-system';
import type { EarlierVisit } from '@garage/contracts/appointments';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { DetailsPart } from './details-part.tsx';
import { StateBadge } from './state-badge.tsx';
import { VisitLine } from './visit-line.tsx';

interface EarlierVisitsProps {
  visits: readonly EarlierVisit[];
  onOpen: (id: number) => void;
}

/** What is known of the customer and of the vehicle. */
export function EarlierVisits({ visits, onOpen }: EarlierVisitsProps) {
  const { t } = useTranslation('appointments');
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
    </DetailsPart>
  );
}
