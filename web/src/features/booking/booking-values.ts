import type { BookingRequest } from '@garage/contracts/booking';
import type { CalendarDate, CalendarMonth, ClockTime } from '@garage/contracts/calendar-day';
import { HIGHEST_ENTRY } from '@garage/contracts/highest-entry';
import type { Language } from '@garage/contracts/languages';
import { readLine, readText } from '../../components/visitor-form/read-text.ts';

/** What is wanted, and when. */
export interface Selection {
  /** Ids of services. */
  services: number[];
  /** The offer that has led here. */
  offer: number | null;
  date: CalendarDate | null;
  time: ClockTime | null;
}

export const EMPTY_SELECTION: Selection = { services: [], offer: null, date: null, time: null };

/** Lines that the visitor types, in the order of the form; `otherText` and `notes` may have several. */
export const TEXT_FIELDS = [
  'otherText',
  'name',
  'email',
  'phone',
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'vehicleLicensePlate',
  'firstRegistration',
  'notes',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const TICKS = ['earlierIfPossible', 'inspectionReminder', 'privacy'] as const;
export type Tick = (typeof TICKS)[number];

/** Everything that can be wrong, in the order of the form. */
export const BOOKING_FIELDS = ['services', 'date', 'time', ...TEXT_FIELDS, 'privacy'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What the visitor entered, as the form holds it. */
export type BookingValues = Record<TextField, string> & Record<Tick, boolean>;

export const EMPTY_VALUES: BookingValues = {
  otherText: '',
  name: '',
  email: '',
  phone: '',
  vehicleMake: '',
  vehicleModel: '',
  vehicleYear: '',
  vehicleLicensePlate: '',
  firstRegistration: '',
  notes: '',
  earlierIfPossible: false,
  inspectionReminder: false,
  privacy: false,
};

const MULTILINE: ReadonlySet<TextField> = new Set(['otherText', 'notes']);

/** Reads the form from the entries that a browser sends, with or without JavaScript. */
export function readValues(get: (name: string) => unknown): BookingValues {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, MULTILINE.has(name) ? readText(get(name)) : readLine(get(name))]),
  );
  const ticks = Object.fromEntries(TICKS.map((name) => [name, readText(get(name)) !== '']));
  return { ...texts, ...ticks } as BookingValues;
}

const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** A day and a time as one value of a form. */
export function slotOf({ date, time }: Pick<Selection, 'date' | 'time'>): string | null {
  return date && time ? `${date}T${time}` : null;
}

export function readSlot(value: unknown): Pick<Selection, 'date' | 'time'> {
  const [, date = null, time = null] = SLOT.exec(typeof value === 'string' ? value : '') ?? [];
  return { date, time };
}

/** Ids as a form or an address names them: once or several times, alone or with commas between them. */
export function readServices(value: unknown): number[] {
  const ids = [value]
    .flat()
    .flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : []))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)];
}

/** The offer that a form or an address names. */
export function readOffer(value: unknown): number | null {
  const [id] = readServices(value);
  return id !== undefined && id <= HIGHEST_ENTRY ? id : null;
}

/** `03.2019`, also with the day that the vehicle's registration names. */
const MONTH = /^(?:\d\d?\.)?(0?[1-9]|1[0-2])\.((?:19|20)\d\d)$/;

/** A month of the calendar as `yyyy-MM`; null when the text names none. */
export function readMonth(text: string): CalendarMonth | null {
  const [, month = '', year] = MONTH.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}` : null;
}

/** What the service is asked; empty fields are left out. */
export function toRequest(
  { services, offer, date, time }: Selection,
  values: BookingValues,
  language: Language,
): BookingRequest {
  const {
    vehicleYear,
    otherText,
    name,
    email,
    phone,
    earlierIfPossible,
    firstRegistration,
    inspectionReminder,
    privacy,
    ...optional
  } = values;
  // Only the reminder needs it.
  const registered = inspectionReminder ? readMonth(firstRegistration) : null;
  return {
    services,
    date: date ?? '',
    time: time ?? '',
    name,
    email,
    phone,
    privacy,
    language,
    ...(offer !== null && { offer }),
    ...(otherText && { otherText }),
    ...(vehicleYear && { vehicleYear: Number(vehicleYear) }),
    ...(earlierIfPossible && { earlierIfPossible }),
    ...(registered && { inspectionReminder, firstRegistration: registered }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
}
