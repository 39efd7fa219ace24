import type { QueryClient } from '@tanstack/react-query';
import type { AppointmentsEvent } from '@garage/contracts/workshop-plan';
import type { EventTopic } from '../../lib/admin-live/use-event-stream.ts';
import { LISTS_KEY, PLAN_KEY } from './api/plan-queries.ts';
import { appointmentCountsQuery, todayQuery } from './api/today-queries.ts';
import { applyEvent } from './live-appointments.ts';

/** Follows new and changed appointments while the panel is open; hearing of them does not prolong the session. */
export function appointmentTopic(queryClient: QueryClient): EventTopic {
  return {
    name: 'appointments',
    queryKeys: [todayQuery.queryKey, appointmentCountsQuery.queryKey, PLAN_KEY, LISTS_KEY],
    onEvent: (data) => applyEvent(queryClient, data as AppointmentsEvent),
  };
}
