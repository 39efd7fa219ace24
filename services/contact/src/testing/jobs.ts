import type { BookingRequest, BookingResponse } from '@garage/contracts/booking';
import { zurichToday } from '@garage/contracts/calendar-day';
import type { TestApp } from '@garage/shared/testing/test-app';
import { SYSTEM } from '../appointments/appointment.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { filledBooking, sendBooking } from './bookings.js';

/** Of the wheel change, in two languages. */
export const CHECKS = { de: 'Profiltiefe vorne\nBremsbeläge', fr: 'Profil avant\nPlaquettes' };

export interface ReceivedCar extends BookingResponse {
  id: number;
}

/** A car that was booked for today and stands in the workshop. */
export async function receiveCar(
  service: TestApp,
  booking: Partial<BookingRequest> = {},
): Promise<ReceivedCar> {
  const response = await sendBooking(service, filledBooking(booking));
  const booked = (await response.json()) as BookingResponse;
  const today = zurichToday();
  const [rows] = await service.db.query<[{ id: number }[], number]>(
    'UPDATE contact.appointments SET appointment_date = $2, end_date = $2 WHERE booking_id = $1 RETURNING id',
    [booked.bookingId, today],
  );
  const { id } = rows[0]!;
  const states = service.app.get(AppointmentStates);
  await states.change(id, 'confirmed', SYSTEM);
  await states.change(id, 'received', SYSTEM);
  return { ...booked, id };
}
