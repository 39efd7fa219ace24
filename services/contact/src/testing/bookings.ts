import { BOOKING_PATH, type BookingRequest } from '@garage/contracts/booking';
import { addDays, isoWeekday, zurichToday } from '@garage/contracts/calendar-day';
import type { TestApp } from '@garage/shared/testing/test-app';

/** A Monday that is far enough ahead for every lead time. */
export const MONDAY = (() => {
  let date = addDays(zurichToday(), 14);
  while (isoWeekday(date) !== 1) date = addDays(date, 1);
  return date;
})();

/** A booking as a visitor sends it. */
export function filledBooking(change: Partial<BookingRequest> = {}): BookingRequest {
  return {
    services: [10],
    date: MONDAY,
    time: '07:30',
    name: 'Anna Keller',
    email: 'anna.keller@example.ch',
    phone: '+41 79 123 45 67',
    privacy: true,
    language: 'de',
    ...change,
  };
}

export function sendBooking(
  { url }: Pick<TestApp, 'url'>,
  booking: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + BOOKING_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(booking),
  });
}
