import { type AvailabilityResponse, BOOKING_PATH, type DayAvailability } from '@garage/contracts/booking';
import type { CalendarDate } from '@garage/contracts/calendar-day';
import type { Language } from '@garage/contracts/languages';
import { request } from '../../../lib/request.ts';
import { availabilityQuery } from '../free-times.ts';

interface Question {
  services: readonly number[];
  from: CalendarDate;
  to: CalendarDate;
  language: Language;
}

/** When the wanted services can begin, for each day. */
export async function loadAvailability(
  { services, from, to, language }: Question,
  signal: AbortSignal,
): Promise<DayAvailability[]> {
  const query = availabilityQuery(services, from, to, language);
  return (await request<AvailabilityResponse>(`${BOOKING_PATH}/availability?${query}`, { signal })).days;
}
