import { OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import type { PlannedAppointment, PlannedDay } from '@garage/contracts/workshop-plan';
import { clockOf, minutesOf } from './plan-days.ts';

/** Hours that the grid shows when the garage is closed on all of its days. */
const USUAL_DAY = { from: 7 * 60, to: 18 * 60 };
const HOUR = 60;
const SNAP_MINUTES = 15;

/** Whether it keeps a place in the workshop; others are only in the list. */
export function isPlanned({ status }: PlannedAppointment): boolean {
  return OCCUPYING_STATES.includes(status);
}

/** From the first to the last full hour in which something happens on these days. */
export function gridHours(
  days: readonly PlannedDay[],
  appointments: readonly PlannedAppointment[],
): { from: number; to: number } {
  const edges = [
    ...days.flatMap(({ open }) => open),
    ...appointments
      .filter(({ dropOff }) => !dropOff)
      .map(({ startTime, endTime }) => ({ from: startTime, to: endTime })),
  ];
  if (edges.length === 0) return USUAL_DAY;
  const from = Math.min(...edges.map((edge) => minutesOf(edge.from)));
  const to = Math.max(...edges.map((edge) => minutesOf(edge.to)));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

export interface PlacedAppointment {
  appointment: PlannedAppointment;
  /** Its column among those at the same time, and how many columns there are. */
  lane: number;
  lanes: number;
}

/** Puts appointments at the same time beside each other, in as few columns as possible. */
export function placed(appointments: readonly PlannedAppointment[]): PlacedAppointment[] {
  const sorted = [...appointments].sort(
    (left, right) => left.startTime.localeCompare(right.startTime) || left.id - right.id,
  );
  const result: PlacedAppointment[] = [];
  let group: PlacedAppointment[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.lanes = ends.length;
    result.push(...group);
    group = [];
    ends = [];
  };
  for (const appointment of sorted) {
    const start = minutesOf(appointment.startTime);
    if (group.length > 0 && ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = minutesOf(appointment.endTime);
    group.push({ appointment, lane, lanes: 1 });
  }
  close();
  return result;
}

/** The time at which something is dropped: the nearest free one close by, else the next quarter of an hour. */
export function droppedTime(minutes: number, freeTimes: readonly string[]): string {
  const nearest = freeTimes
    .map((time) => ({ time, distance: Math.abs(minutesOf(time) - minutes) }))
    .sort((left, right) => left.distance - right.distance)[0];
  if (nearest && nearest.distance <= SNAP_MINUTES) return nearest.time;
  return clockOf(Math.max(0, Math.round(minutes / SNAP_MINUTES) * SNAP_MINUTES));
}

/** How full a day is, in percent; null when there are no places. */
export function workload({ capacityMinutes, takenMinutes }: PlannedDay): number | null {
  return capacityMinutes === 0 ? null : Math.round((takenMinutes / capacityMinutes) * 100);
}
