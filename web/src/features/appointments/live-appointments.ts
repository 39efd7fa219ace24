import type { QueryClient } from '@tanstack/react-query';
import {
  type AppointmentsEvent,
  type AppointmentsResponse,
  concernsDay,
  type PlannedAppointment,
  type WorkshopDay,
} from '@garage/contracts/workshop-plan';
import { askAnew } from '../../lib/admin-live/ask-anew.ts';
import { appointmentQuery, PLAN_KEY } from './api/plan-queries.ts';
import { appointmentCountsQuery, todayQuery } from './api/today-queries.ts';

/** The overview of a day after a change. */
export function dayWithChange(
  shown: WorkshopDay,
  { appointment, days, waitingTotal }: AppointmentsEvent,
): WorkshopDay {
  const belongs = concernsDay(appointment, shown.date);
  return { ...shown, appointments: withChange(shown.appointments, appointment, belongs), days, waitingTotal };
}

/** The plan of some days after a change. What waits is named in the order of its days, as far as the plan had it. */
export function planWithChange(shown: AppointmentsResponse, event: AppointmentsEvent): AppointmentsResponse {
  const { appointment, waitingTotal } = event;
  const [first, last] = [shown.days[0]?.date ?? '', shown.days.at(-1)?.date ?? ''];
  const isShown = appointment.date <= last && first <= appointment.endDate;
  const days = new Map(event.days.map((day) => [day.date, day]));
  return {
    ...shown,
    days: shown.days.map((day) => days.get(day.date) ?? day),
    appointments: withChange(shown.appointments, appointment, isShown),
    waiting: withChange(shown.waiting, appointment, appointment.status === 'pending'),
    waitingTotal,
  };
}

/** Puts a change into whatever the panel shows, without asking the server: asking would prolong the session. */
export function applyEvent(queryClient: QueryClient, event: AppointmentsEvent): void {
  queryClient.setQueryData(appointmentCountsQuery.queryKey, { waiting: event.waitingTotal });
  queryClient.setQueryData(todayQuery.queryKey, (shown) => shown && dayWithChange(shown, event));
  queryClient.setQueriesData<AppointmentsResponse>(
    { queryKey: PLAN_KEY },
    (shown) => shown && planWithChange(shown, event),
  );
  // Its history and notes are fetched by whoever looks at it.
  askAnew(queryClient, appointmentQuery(event.appointment.id).queryKey);
}

function withChange(
  list: readonly PlannedAppointment[],
  changed: PlannedAppointment,
  belongs: boolean,
): PlannedAppointment[] {
  const others = list.filter(({ id }) => id !== changed.id);
  return belongs ? [...others, changed].sort(byBeginning) : others;
}

function byBeginning(left: PlannedAppointment, right: PlannedAppointment): number {
  return (
    left.date.localeCompare(right.date) || left.startTime.localeCompare(right.startTime) || left.id - right.id
  );
}
