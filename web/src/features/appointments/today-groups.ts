import { HERE_STATES, MOVABLE_STATES } from '@garage/contracts/appointment-states';
import type { JobSummary } from '@garage/contracts/findings';
import type { PlannedAppointment, PlannedDay, WorkshopDay } from '@garage/contracts/workshop-plan';
import type { GarageTime } from '../../components/garage/opening-hours.ts';
import { minutesOf } from './plan-days.ts';

export const TODAY_GROUPS = ['calls', 'coming', 'here', 'asked', 'done'] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** What customers of the cars in the workshop are asked, by appointment. */
export type OpenQuestions = ReadonlyMap<number, Pick<JobSummary, 'unanswered' | 'calls'>>;

/** Each appointment of the day in the one group in which somebody would look for it. */
export function todayGroups(
  { appointments, date }: WorkshopDay,
  questions: OpenQuestions = new Map(),
): Record<TodayGroup, PlannedAppointment[]> {
  const groups: Record<TodayGroup, PlannedAppointment[]> = {
    calls: [],
    coming: [],
    here: [],
    asked: [],
    done: [],
  };
  for (const appointment of appointments) groups[groupOf(appointment, date, questions)].push(appointment);
  return groups;
}

function groupOf(appointment: PlannedAppointment, today: string, questions: OpenQuestions): TodayGroup {
  if (mustBeCalled(appointment, questions)) return 'calls';
  if (HERE_STATES.includes(appointment.status)) return 'here';
  if (appointment.isProposed && appointment.date !== today) return 'asked';
  return MOVABLE_STATES.includes(appointment.status) ? 'coming' : 'done';
}

/**
 * The customer wants a call, or something is to be said that no mail says: the car is ready, another time was suggested,
 * extra work waits for an answer.
 */
function mustBeCalled(
  { id, status, isProposed, isReachedByMail }: PlannedAppointment,
  questions: OpenQuestions,
): boolean {
  const { unanswered = 0, calls = 0 } = questions.get(id) ?? {};
  return calls > 0 || (!isReachedByMail && (status === 'ready' || isProposed || unanswered > 0));
}

/**
 * Minutes of work that are still free on a day; 0 when it is closed. Of today no more than what the hours that are left
 * of it can hold.
 */
export function freeMinutes(
  { date, open, capacityMinutes, takenMinutes }: PlannedDay,
  now: Pick<GarageTime, 'date' | 'minute'>,
): number {
  const free = Math.max(0, capacityMinutes - takenMinutes);
  if (date !== now.date || open.length === 0) return free;
  return Math.min(free, Math.floor(capacityMinutes * shareLeft(open, now.minute)));
}

/** From 1 before the garage opens to 0 once it has closed. */
function shareLeft(open: PlannedDay['open'], minute: number): number {
  const hours = open.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const lengthSince = (since: number) =>
    hours.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
  return lengthSince(minute) / lengthSince(0);
}
