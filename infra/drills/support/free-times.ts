import { BOOKING_PATH } from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';

/** The address of four weeks of free times, which begin on another day each time. */
export function freeTimes(nth: number): string {
  const from = addDays(new Date().toISOString().slice(0, 10), 2 + (nth % 28));
  return `${BOOKING_PATH}/availability?services=1&from=${from}&to=${addDays(from, 28)}`;
}
