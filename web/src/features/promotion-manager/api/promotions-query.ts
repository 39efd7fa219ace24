import { queryOptions } from '@tanstack/react-query';
import { PROMOTIONS_PATH, type PromotionsResponse } from '@garage/contracts/promotions';
import { adminClient } from '../../../lib/admin-client.ts';

const REFRESH_MS = 900_000;

/** The staff's list, kept fresh while it is on the screen and behind other windows. */
export const promotionsQuery = queryOptions({
  queryKey: [PROMOTIONS_PATH],
  queryFn: ({ signal }) => adminClient.get<PromotionsResponse>(PROMOTIONS_PATH, signal),
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: true,
  select: ({ promotions }) => promotions,
});
