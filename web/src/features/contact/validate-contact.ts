import { CONTACT_LIMITS } from '@garage/contracts/contact';
import { isEmail } from '../../components/visitor-form/person.ts';
import type { ContactField, ContactValues } from './contact-values.ts';

/** Why a field is not accepted; `refused` is the service's word, all others are ours. */
export type FieldProblem = 'required' | 'invalid' | 'too-long' | 'refused';
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

/** The problems of a message, none when it can be sent; the order is that of the form. */
export function validateContact(values: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of ['name', 'email', 'phone', 'address', 'message'] as const) {
    if (values[field] === '' && field !== 'address') problems[field] = 'required';
    else if (values[field].length > CONTACT_LIMITS[field]) problems[field] = 'too-long';
  }
  if (!problems.email && !isEmail(values.email)) problems.email = 'invalid';
  if (!values.privacy) problems.privacy = 'required';
  return problems;
}

/** What to say of a field that only the service refused: it knows better what an e-mail address is. */
export function refusalOf(field: ContactField): FieldProblem {
  return field === 'email' ? 'invalid' : 'refused';
}
