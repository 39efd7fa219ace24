import { isCalendarDate } from '@garage/contracts/calendar-day';
import { refusedFields } from '@garage/shared/errors/app-error';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import texts from './locales/de.json' with { type: 'json' };

/** Where an appointment stands in the calendar: its day, its first minute, and its id. */
export interface AppointmentPosition {
  date: string;
  startMinute: number;
  id: number;
}

const POSITION = /^(\d{4}-\d\d-\d\d)\.(\d{1,4})\.([1-9]\d{0,9})$/;

/** What a caller hands back to go on behind an appointment; nobody need know what it says. */
export function cursorAfter({ date, startMinute, id }: AppointmentPosition): string {
  return Buffer.from(`${date}.${startMinute}.${id}`).toString('base64url');
}

/** 400 for what is no cursor of ours. */
export function positionOf(cursor: string): AppointmentPosition {
  const [, date, startMinute, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (date === undefined || !isCalendarDate(date) || Number(id) > LARGEST_ID) {
    throw refusedFields({ cursor: texts.cursorInvalid });
  }
  return { date, startMinute: Number(startMinute), id: Number(id) };
}
