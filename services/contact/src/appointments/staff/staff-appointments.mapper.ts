import type { AppointmentEvent, FieldChange } from '@garage/contracts/appointment-history';
import type { AppointmentNote, EarlierVisit, FreedTime } from '@garage/contracts/appointments';
import type { ServiceType } from '@garage/contracts/booking-settings';
import type { StaffMember } from '@garage/contracts/contact';
import { DEFAULT_SERVICE_COLOR } from '@garage/contracts/services-editor';
import type { PlannedAppointment, PlannedDay } from '@garage/contracts/workshop-plan';
import { clockTime, type Slot, type WorkshopDay } from '../../calendar/availability/workshop-day.js';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import type { StoredVisit } from './appointment-list.repository.js';
import type { FreedMoment, StoredNote, StoredWish } from './staff-appointments.repository.js';

export type ServicesById = ReadonlyMap<number, Pick<ServiceType, 'id' | 'name' | 'color'>>;
export type Staff = ReadonlyMap<number, StaffMember>;

/** What the names in an appointment are taken from. */
export interface Known {
  services: ServicesById;
  staff: Staff;
}

export function toPlannedAppointment(
  appointment: Appointment,
  { services, staff }: Known,
): PlannedAppointment {
  return {
    id: appointment.id,
    bookingId: appointment.bookingId,
    status: appointment.status,
    date: appointment.appointmentDate,
    startTime: clockTime(appointment.startMinute),
    endDate: appointment.endDate,
    endTime: clockTime(appointment.endMinute),
    dropOff: appointment.dropOff,
    services: booked(appointment, services).map(({ id, name }) => ({
      id,
      name: name.de,
      color: services.get(id)?.color ?? DEFAULT_SERVICE_COLOR,
    })),
    name: appointment.name,
    phone: appointment.phone,
    vehicleMake: appointment.vehicleMake,
    vehicleModel: appointment.vehicleModel,
    vehicleLicensePlate: appointment.vehicleLicensePlate,
    otherText: appointment.otherText,
    notes: appointment.notes,
    earlierIfPossible: appointment.earlierIfPossible,
    isProposed: appointment.proposalId !== null,
    recipientStopped: appointment.recipientStopped,
    assignee: memberOf(appointment.assigneeId, staff),
    isReachedByMail: appointment.email !== null && !appointment.recipientStopped,
  };
}

export function toPlannedDay({ date, blocks, slots: usual, quick, closed }: WorkshopDay): PlannedDay {
  const slots = [...usual, ...(quick?.slots ?? [])];
  return {
    date,
    open: blocks.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) })),
    ...(closed && { closed: closed.de }),
    capacityMinutes: sum(slots, ({ capacity }) => capacity),
    // More can be taken than there is room for, after staff have taken places away.
    takenMinutes: sum(slots, ({ taken, capacity }) => Math.min(taken, capacity)),
  };
}

export function toEvent(event: StoredEvent, staff: Staff): AppointmentEvent {
  return {
    id: event.id,
    at: event.createdAt.toISOString(),
    kind: event.kind,
    actor: event.actor,
    user: memberOf(event.userId, staff),
    from: event.fromStatus,
    to: event.status,
    fromTime:
      event.fromDate === null || event.fromStartMinute === null
        ? null
        : { date: event.fromDate, time: clockTime(event.fromStartMinute) },
    toTime: { date: event.date, time: clockTime(event.startMinute) },
    reason: event.reason,
    changes: (event.changes ?? []).map((change) => inNames(change, staff)),
    isTold: event.isTold,
  };
}

/** Ids of users that an event names beside the one who caused it. */
export function usersIn({ changes }: StoredEvent): number[] {
  return (changes ?? [])
    .filter(({ field }) => field === 'assignee')
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => id !== null)
    .map(Number);
}

function inNames(change: FieldChange, staff: Staff): FieldChange {
  if (change.field !== 'assignee') return change;
  const nameOf = (id: string | null) => memberOf(id === null ? null : Number(id), staff)?.name ?? null;
  return { field: change.field, from: nameOf(change.from), to: nameOf(change.to) };
}

function memberOf(id: number | null, staff: Staff): StaffMember | null {
  return (id !== null && staff.get(id)) || null;
}

export function toNote({ id, text, authorId, createdAt }: StoredNote, staff: Staff): AppointmentNote {
  return { id, text, author: staff.get(authorId) ?? null, createdAt: createdAt.toISOString() };
}

export function toEarlierVisit(visit: StoredVisit, services: ServicesById): EarlierVisit {
  return {
    id: visit.id,
    date: visit.date,
    status: visit.status,
    services: booked(visit, services).map(({ name }) => name.de),
    name: visit.name,
    vehicleLicensePlate: visit.vehicleLicensePlate,
    sameCustomer: visit.sameCustomer,
    sameVehicle: visit.sameVehicle,
  };
}

/**
 * The time that it has given back to others, as far as that is still to come: its own when it was cancelled or
 * declined, the one before when it has another by now.
 */
export function freedMoment(
  { status, appointmentDate, startMinute }: Appointment,
  events: readonly StoredEvent[],
  today: string,
): FreedMoment | null {
  const change = events.findLast(({ kind }) => kind === 'moved' || kind === 'accepted');
  const freed =
    status === 'cancelled' || status === 'declined'
      ? { date: appointmentDate, startMinute }
      : { date: change?.fromDate ?? null, startMinute: change?.fromStartMinute ?? null };
  if (freed.date === null || freed.startMinute === null || freed.date < today) return null;
  return { date: freed.date, startMinute: freed.startMinute };
}

export function toFreedTime(
  { date, startMinute }: FreedMoment,
  wishes: readonly StoredWish[],
  keptFor: readonly number[],
): FreedTime | null {
  if (wishes.length === 0) return null;
  return {
    date,
    time: clockTime(startMinute),
    keptFor: [...keptFor],
    wishes: wishes.map((wish) => ({
      id: wish.id,
      name: wish.name,
      phone: wish.phone,
      date: wish.date,
      startTime: clockTime(wish.startMinute),
    })),
  };
}

/** As they were booked; as they are now where the last release has kept the ids alone. */
function booked(
  { serviceIds, bookedServices }: Pick<Appointment, 'serviceIds' | 'bookedServices'>,
  services: ServicesById,
): Pick<ServiceType, 'id' | 'name'>[] {
  return (
    bookedServices ?? serviceIds.map((id) => services.get(id)).filter((service) => service !== undefined)
  );
}

function sum(slots: readonly Slot[], places: (slot: Slot) => number): number {
  return slots.reduce((minutes, slot) => minutes + (slot.to - slot.from) * places(slot), 0);
}
