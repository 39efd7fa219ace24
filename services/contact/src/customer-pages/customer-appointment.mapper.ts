import type { AppointmentDocument } from '@garage/contracts/appointment-documents';
import { MOVABLE_STATES, NEXT_STATES } from '@garage/contracts/appointment-states';
import type { CustomerAppointment } from '@garage/contracts/booking';
import type { CustomerVisit } from '@garage/contracts/customer-visit';
import type { EarlierWish } from '@garage/contracts/earlier-places';
import { localized } from '@garage/contracts/languages';
import type { StoredEvent } from '../appointments/appointment-event.js';
import type { Appointment } from '../appointments/appointment.js';
import { freeCancellationUntil } from '../appointments/free-cancellation.js';
import type { OpenProposal } from '../appointments/states/appointment-states.js';
import { toProposal } from '../appointments/states/proposal.mapper.js';
import type { BookedService } from '../catalogue/booked-service.js';
import { clockTime } from '../calendar/availability/workshop-day.js';
import { zurichInstant } from '../calendar/zurich-time.js';

/** What belongs to the answer beside the appointment itself. */
export interface AroundAppointment {
  services: readonly BookedService[];
  proposal: OpenProposal | null;
  earlier: EarlierWish | null;
  history: readonly StoredEvent[];
  documents: AppointmentDocument[];
  visit: CustomerVisit;
  canConfirmRecipient: boolean;
}

/** Names every field that its customer may see. */
export function toCustomerAppointment(
  appointment: Appointment,
  { services, proposal, earlier, history, documents, visit, canConfirmRecipient }: AroundAppointment,
  now = new Date(),
): CustomerAppointment {
  const { language, status } = appointment;
  const freeUntil = freeCancellationUntil(appointment.appointmentDate, appointment.startMinute);
  const cancellable = canCancel(appointment, now);
  return {
    bookingId: appointment.bookingId,
    status,
    appointmentDate: appointment.appointmentDate,
    startTime: clockTime(appointment.startMinute),
    endDate: appointment.endDate,
    endTime: clockTime(appointment.endMinute),
    dropOff: appointment.dropOff,
    services: services.map(({ id, name }) => ({ id, name: localized(name, language) })),
    name: appointment.name,
    language,
    freeCancellationUntil: freeUntil.toISOString(),
    canCancel: cancellable,
    canMove: canMove(appointment, now),
    canConfirmRecipient,
    // Nothing is owed for what the garage has not confirmed.
    feeApplies: cancellable && status === 'confirmed' && now > freeUntil,
    reason: reasonOfEnd(appointment, history),
    proposal: proposal && toProposal(proposal),
    earlier,
    documents,
    ...visit,
  };
}

/** Until it begins, as long as its state allows it. */
export function canCancel({ status, appointmentDate, startMinute }: Appointment, now: Date): boolean {
  return NEXT_STATES[status].includes('cancelled') && now < zurichInstant(appointmentDate, startMinute);
}

/**
 * As long as cancelling is free: moving must not be the way around the fee. Nor may anybody move what somebody else
 * says not to have booked.
 */
export function canMove(appointment: Appointment, now: Date): boolean {
  return (
    MOVABLE_STATES.includes(appointment.status) &&
    !appointment.recipientStopped &&
    now < freeCancellationUntil(appointment.appointmentDate, appointment.startMinute)
  );
}

/** Why the garage has declined or cancelled it. */
function reasonOfEnd({ status }: Appointment, history: readonly StoredEvent[]): string | null {
  if (status !== 'declined' && status !== 'cancelled') return null;
  return history.findLast((event) => event.kind === 'state' && event.status === status)?.reason ?? null;
}
