import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { ExampleCustomer } from '../../mail-texts/mail-texts.js';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';

const BEGINS = 7 * 60 + 30;
const ENDS = 9 * 60;

/** A visit in a week for mails that staff look at before any leaves; it is stored nowhere. */
export function exampleVisit({ name, language }: ExampleCustomer): Appointment {
  const day = addDays(zurichToday(), 7);
  return {
    id: 0,
    bookingId: 'BEISPIEL',
    status: 'confirmed',
    serviceIds: [],
    bookedServices: [],
    otherText: null,
    appointmentDate: day,
    startMinute: BEGINS,
    endDate: day,
    endMinute: ENDS,
    dropOff: false,
    workMinutes: ENDS - BEGINS,
    bufferMinutes: 0,
    name,
    email: null,
    mailboxVersion: 0,
    phone: '',
    vehicleMake: 'Škoda',
    vehicleModel: 'Octavia',
    vehicleYear: 2019,
    vehicleLicensePlate: 'ZH 12345',
    notes: null,
    earlierIfPossible: true,
    language,
    sequence: 0,
    proposalId: null,
    recipientConfirmed: false,
    recipientStopped: false,
    fingerprint: '',
    customerId: null,
    vehicleId: null,
    version: 1,
    assigneeId: null,
  };
}

/** What has happened to it: somebody has moved it here from the day before. */
export function exampleEvent(visit: Appointment, actor: StoredEvent['actor']): StoredEvent {
  const { id, status, appointmentDate: date, startMinute, endDate, endMinute, dropOff, sequence } = visit;
  return {
    id: 0,
    appointmentId: id,
    kind: 'moved',
    actor,
    userId: null,
    fromStatus: status,
    status,
    fromDate: addDays(date, -1),
    fromStartMinute: startMinute,
    date,
    startMinute,
    endDate,
    endMinute,
    dropOff,
    sequence,
    reason: null,
    changes: null,
    isTold: null,
    createdAt: new Date(),
  };
}
