import { CONTACT_LIMITS } from '@garage/contracts/contact';
import type { ContactField, ContactValues } from './contact-values.ts';

/** Why a field is not accepted; the key of its text below `contact:problems`. */
export type FieldProblem = 'required' | 'invalid' | 'too-long';
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

/** As strict as the contact service: something, one at sign, a domain with a dot, no blanks. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/;
/** Digits and the signs that people write between them; at least six digits. */
const PHONE = /^(?=(?:\D*\d){6})[+()\d\s./-]+$/;

/** The problems of a message, none when it can be sent; the order is that of the form. */
export function validateContact(values: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    if (values[field] === '') problems[field] = 'required';
    else if (values[field].length > CONTACT_LIMITS[field]) problems[field] = 'too-long';
  }
  if (!problems.email && !EMAIL.test(values.email)) problems.email = 'invalid';
  if (!problems.phone && !PHONE.test(values.phone)) problems.phone = 'invalid';
  if (!values.privacy) problems.privacy = 'required';
  return problems;
}
