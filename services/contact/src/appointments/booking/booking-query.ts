import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { addDays, isCalendarDate } from '@garage/contracts/calendar-day';
import { refusedFields } from '@garage/shared/errors/app-error';
import { isId } from '@garage/shared/validation/ids.decorator';
import calendarTexts from '../../calendar/locales/de.json' with { type: 'json' };
import texts from '../locales/de.json' with { type: 'json' };

/** `services=1,3` of a query. */
export function serviceIdsOf(value: unknown): number[] {
  const ids = typeof value === 'string' && value.length < 100 ? value.split(',').map(Number) : [];
  if (ids.length === 0 || ids.length > BOOKING_LIMITS.services || !ids.every(isId)) {
    throw refusedFields({ services: texts.servicesRequired });
  }
  return [...new Set(ids)];
}

/** `from` and `to` of a query, at most so many days. */
export function rangeOf(from: unknown, to: unknown, maxDays: number): { from: string; to: string } {
  const fields: Record<string, string> = {};
  if (typeof from !== 'string' || !isCalendarDate(from)) fields['from'] = calendarTexts.dateInvalid;
  if (typeof to !== 'string' || !isCalendarDate(to)) fields['to'] = calendarTexts.dateInvalid;
  if (typeof from === 'string' && typeof to === 'string' && Object.keys(fields).length === 0) {
    if (from <= to && to < addDays(from, maxDays)) return { from, to };
    fields['to'] = texts.tooManyDays.replace('{max}', String(maxDays));
  }
  throw refusedFields(fields);
}
