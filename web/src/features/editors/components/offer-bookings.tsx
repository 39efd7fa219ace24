import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { offerBookingsQuery } from '../api/offer-bookings-query.ts';

/** How many visits an offer has brought; nothing for who may not see visits. */
export function OfferBookings({ offer }: { offer: number }) {
  const { t } = useTranslation('editors');
  const { data } = useQuery(offerBookingsQuery);
  const count = data?.get(offer);
  return count === undefined ? null : <Badge tone="info">{t('offerBookings', { count })}</Badge>;
}
