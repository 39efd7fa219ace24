import { queryOptions } from '@tanstack/react-query';
import { type AppointmentCounts, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import type { WorkshopDay } from '@garage/contracts/workshop-plan';
import { adminClient } from '../../../lib/admin-client.ts';

/** What the workshop has to do with today; kept up to date by the panel's live stream. */
export const todayQuery = queryOptions({
  queryKey: [APPOINTMENTS_PATH, 'today'],
  queryFn: ({ signal }) => adminClient.get<WorkshopDay>(`${APPOINTMENTS_PATH}/today`, signal),
  staleTime: 0,
});

/** How many bookings wait for an answer. */
export const appointmentCountsQuery = queryOptions({
  queryKey: [APPOINTMENTS_PATH, 'counts'],
  queryFn: ({ signal }) => adminClient.get<AppointmentCounts>(`${APPOINTMENTS_PATH}/counts`, signal),
});
