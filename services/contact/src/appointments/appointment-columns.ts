import type { Visit } from '../calendar/availability/workshop-day.js';
import type { Appointment } from './appointment.js';

/** What is known of the customer and the car, and of the work that is wanted. */
export type KnownFacts = Pick<
  Appointment,
  | 'serviceIds'
  | 'bookedServices'
  | 'otherText'
  | 'workMinutes'
  | 'bufferMinutes'
  | 'name'
  | 'email'
  | 'phone'
  | 'vehicleMake'
  | 'vehicleModel'
  | 'vehicleYear'
  | 'vehicleLicensePlate'
  | 'notes'
  | 'earlierIfPossible'
  | 'language'
>;

export type NewAppointment = KnownFacts &
  Pick<Appointment, 'bookingId' | 'status' | 'fingerprint'> & {
    consentVersion: string;
    idempotencyKey: string | null;
    /** The offer that has led to it. */
    offerId: number | null;
    /** Which network it was booked from (`BookingLimits.networkKey`); null for what staff write down. */
    bookedFrom: string | null;
  };

/** Of the table `contact.appointments`, as an `Appointment`. */
export const APPOINTMENT_COLUMNS = `id, booking_id AS "bookingId", status, service_ids AS "serviceIds",
  booked_services AS "bookedServices", other_text AS "otherText",
  appointment_date::text AS "appointmentDate", start_minute AS "startMinute", end_date::text AS "endDate",
  end_minute AS "endMinute", drop_off AS "dropOff", work_minutes AS "workMinutes",
  buffer_minutes AS "bufferMinutes", customer_name AS name, customer_email AS email, customer_phone AS phone,
  vehicle_make AS "vehicleMake", vehicle_model AS "vehicleModel", vehicle_year AS "vehicleYear",
  vehicle_license_plate AS "vehicleLicensePlate", notes, earlier_if_possible AS "earlierIfPossible", language,
  sequence, proposal_id AS "proposalId", recipient_confirmed_at IS NOT NULL AS "recipientConfirmed",
  recipient_stopped_at IS NOT NULL AS "recipientStopped", fingerprint, customer_id AS "customerId",
  vehicle_id AS "vehicleId", version, assignee_id AS "assigneeId", mailbox_version AS "mailboxVersion"`;

/** As the columns of the table. */
export function columnsOf(known: KnownFacts) {
  return {
    service_ids: known.serviceIds,
    booked_services: known.bookedServices && JSON.stringify(known.bookedServices),
    other_text: known.otherText,
    work_minutes: known.workMinutes,
    buffer_minutes: known.bufferMinutes,
    customer_name: known.name,
    customer_email: known.email,
    customer_phone: known.phone,
    vehicle_make: known.vehicleMake,
    vehicle_model: known.vehicleModel,
    vehicle_year: known.vehicleYear,
    vehicle_license_plate: known.vehicleLicensePlate,
    notes: known.notes,
    earlier_if_possible: known.earlierIfPossible,
    language: known.language,
  };
}

/** When a visit takes place, as the columns of the table. */
export function timesOf({ date, start, endDate, end, dropOff }: Visit) {
  return {
    appointment_date: date,
    start_minute: start,
    end_date: endDate,
    end_minute: end,
    drop_off: dropOff,
  };
}
