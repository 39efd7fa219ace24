import type { PlannedAppointment, PlannedDay, WorkshopDay } from '@garage/contracts/appointments';
import { HERE_STATES, MOVABLE_STATES } from '@garage/contracts/booking';

export const TODAY_GROUPS = ['calls', 'coming', 'here', 'asked', 'done'] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** Each appointment of the day in the one group in which somebody would look for it. */
export function todayGroups({ appointments, date }: WorkshopDay): Record<TodayGroup, PlannedAppointment[]> {
  const groups: Record<TodayGroup, PlannedAppointment[]> = {
    calls: [],
    coming: [],
    here: [],
    asked: [],
    done: [],
  };
  for (const appointment of appointments) groups[groupOf(appointment, date)].push(appointment);
  return groups;
}

function groupOf(appointment: PlannedAppointment, today: string): TodayGroup {
  if (mustBeCalled(appointment)) return 'calls';
  if (HERE_STATES.includes(appointment.status)) return 'here';
  if (appointment.isProposed && appointment.date !== today) return 'asked';
  return MOVABLE_STATES.includes(appointment.status) ? 'coming' : 'done';
}

/** Something is to be said, and no mail says it: the car is ready, or another time was suggested. */
function mustBeCalled({ status, isProposed, isReachedByMail }: PlannedAppointment): boolean {
  return !isReachedByMail && (status === 'ready' || isProposed);
}

/** Minutes of work that are still free on a day; 0 when it is closed. */
export function freeMinutes({ capacityMinutes, takenMinutes }: PlannedDay): number {
  return Math.max(0, capacityMinutes - takenMinutes);
}
