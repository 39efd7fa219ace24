import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import {
  BOOKING_FLOODS_PATH,
  type BookingFloodsResponse,
  type DeclineFloodResponse,
} from '@garage/contracts/booking-floods';
import { adminClient } from '../../../lib/admin-client.ts';

/** A flood goes on meanwhile. */
const REFRESH_MS = 60_000;

export const floodsQuery = queryOptions({
  queryKey: [APPOINTMENTS_PATH, 'floods'],
  queryFn: ({ signal }) => adminClient.get<BookingFloodsResponse>(BOOKING_FLOODS_PATH, signal),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  select: ({ floods }) => floods,
});

/** Declines visits without a mail to anybody. Nothing is repeated by itself: the person sees that it failed. */
export function useDeclineFlood() {
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: (ids: readonly number[]) =>
      adminClient.send<DeclineFloodResponse>('POST', `${BOOKING_FLOODS_PATH}/decline`, { ids }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [APPOINTMENTS_PATH] }),
  });
}
