import { queryOptions } from '@tanstack/react-query';
import { OFFER_BOOKINGS_PATH, type OfferBookingsResponse } from '@garage/contracts/offers';
import { adminClient } from '../../../lib/admin-client.ts';

/** How often each offer has led to a visit; refused to who may not see visits. */
export const offerBookingsQuery = queryOptions({
  queryKey: [OFFER_BOOKINGS_PATH],
  queryFn: ({ signal }) => adminClient.get<OfferBookingsResponse>(OFFER_BOOKINGS_PATH, signal),
  select: ({ offers }) => new Map(offers.map(({ id, bookings }) => [id, bookings])),
  retry: false,
  staleTime: 30_000,
});
