import { CONTACT_SERVICES, type ContactService } from '@garage/contracts/contact';
import type { Person } from '../../components/visitor-form/person.ts';
import { readLine, readText } from '../../components/visitor-form/read-text.ts';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'address', 'service', 'message', 'privacy'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the visitor entered, as the form holds it. */
export interface ContactValues extends Person {
  /** Empty where the form does not ask. */
  address: string;
  service: ContactService;
  message: string;
  privacy: boolean;
  /** Honeypot: people do not see it. */
  website: string;
}

export const EMPTY_CONTACT_VALUES: ContactValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  service: 'allgemein',
  message: '',
  privacy: false,
  website: '',
};

/** Reads the form from the entries that a browser sends, with or without JavaScript. */
export function readContactValues(get: (name: string) => unknown): ContactValues {
  const service = readLine(get('service'));
  return {
    name: readLine(get('name')),
    email: readLine(get('email')),
    phone: readLine(get('phone')),
    address: readText(get('address')),
    service: CONTACT_SERVICES.find((choice) => choice === service) ?? 'allgemein',
    message: readText(get('message')),
    privacy: readText(get('privacy')) !== '',
    website: readText(get('website')),
  };
}
