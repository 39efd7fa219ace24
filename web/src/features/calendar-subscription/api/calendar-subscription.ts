import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CALENDAR_SUBSCRIPTION_PATH,
  type CalendarScope,
  type CalendarSubscriptionResponse,
  type NewCalendarSubscription,
  type SubscribeCalendarRequest,
} from '@garage/contracts/calendar-subscription';
import { adminClient } from '../../../lib/admin-client.ts';

/** The own subscription; asked anew whenever it is looked at, for it says when it was read last. */
export const calendarSubscriptionQuery = queryOptions({
  queryKey: [CALENDAR_SUBSCRIPTION_PATH],
  queryFn: ({ signal }) => adminClient.get<CalendarSubscriptionResponse>(CALENDAR_SUBSCRIPTION_PATH, signal),
  staleTime: 0,
});

/** Nothing is repeated by itself: each address takes the place of the one before. */
export function useSubscriptionChanges() {
  const queryClient = useQueryClient();
  const options = {
    retry: false,
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarSubscriptionQuery.queryKey }),
  };
  return {
    subscribe: useMutation({
      ...options,
      mutationFn: (scope: CalendarScope) => {
        const request: SubscribeCalendarRequest = { scope };
        return adminClient.send<NewCalendarSubscription>('PUT', CALENDAR_SUBSCRIPTION_PATH, request);
      },
    }),
    unsubscribe: useMutation({
      ...options,
      mutationFn: () => adminClient.send('DELETE', CALENDAR_SUBSCRIPTION_PATH),
    }),
  };
}
