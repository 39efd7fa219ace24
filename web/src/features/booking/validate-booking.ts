import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { isEmail } from '../../components/visitor-form/person.ts';
import {
  readMonth,
  TEXT_FIELDS,
  type BookingField,
  type BookingValues,
  type Selection,
  type TextField,
} from './booking-values.ts';

/** Why a field is not accepted; `refused` is the service's word, all others are ours. */
export type FieldProblem = 'required' | 'invalid' | 'too-long' | 'too-many' | 'refused';
export type BookingProblems = Partial<Record<BookingField, FieldProblem>>;

const REQUIRED: ReadonlySet<TextField> = new Set(['name', 'email', 'phone']);
const YEAR = /^(?:19|20)\d{2}$/;

/** How long a text may be; the year is none. */
export function limitOf(field: TextField): number {
  return field === 'vehicleYear' ? 4 : BOOKING_LIMITS[field];
}

/** The problems of a booking, none when it can be sent. */
export function validateBooking(
  selection: Selection,
  values: BookingValues,
  { needsOtherText }: { needsOtherText: boolean },
): BookingProblems {
  const problems: BookingProblems = {};
  if (selection.services.length === 0) problems.services = 'required';
  else if (selection.services.length > BOOKING_LIMITS.services) problems.services = 'too-many';
  if (!selection.date) problems.date = 'required';
  else if (!selection.time) problems.time = 'required';
  for (const field of TEXT_FIELDS) {
    const isRequired = REQUIRED.has(field) || (field === 'otherText' && needsOtherText);
    if (isRequired && values[field] === '') problems[field] = 'required';
    else if (field !== 'vehicleYear' && values[field].length > limitOf(field)) problems[field] = 'too-long';
  }
  if (!problems.email && !isEmail(values.email)) problems.email = 'invalid';
  if (values.vehicleYear && !YEAR.test(values.vehicleYear)) problems.vehicleYear = 'invalid';
  if (values.firstRegistration ? !readMonth(values.firstRegistration) : values.inspectionReminder)
    problems.firstRegistration = 'invalid';
  if (!values.privacy) problems.privacy = 'required';
  return problems;
}

/** What to say of a field that only the service refused: it knows better what an e-mail address is. */
export function refusalOf(field: BookingField): FieldProblem {
  return field === 'email' || field === 'vehicleYear' ? 'invalid' : 'refused';
}
