import type { AppointmentDetails } from '@garage/contracts/appointments';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';

/** An appointment of the plan for specs; change what the spec is about. */
export function plannedAppointment(change: Partial<PlannedAppointment> = {}): PlannedAppointment {
  return {
    id: 1,
    bookingId: 'ABCD2345',
    status: 'confirmed',
    date: '2027-01-04',
    startTime: '08:00',
    endDate: '2027-01-04',
    endTime: '08:30',
    dropOff: false,
    services: [{ id: 10, name: 'Radwechsel', color: '#336699' }],
    name: 'Anna Keller',
    phone: '+41 79 123 45 67',
    vehicleMake: 'Škoda',
    vehicleModel: 'Octavia',
    vehicleLicensePlate: 'ZH 123456',
    otherText: null,
    notes: null,
    earlierIfPossible: false,
    isProposed: false,
    recipientStopped: false,
    isReachedByMail: true,
    assignee: null,
    ...change,
  };
}

/** The same with all that its window shows. */
export function appointmentDetails(change: Partial<AppointmentDetails> = {}): AppointmentDetails {
  return {
    ...plannedAppointment(),
    email: 'anna@example.ch',
    recipientConfirmed: true,
    vehicleYear: 2019,
    language: 'de',
    version: 1,
    customerId: null,
    proposal: null,
    staffNotes: [],
    history: [],
    earlierVisits: [],
    freed: null,
    kept: null,
    undoableUntil: null,
    ...change,
  };
}
