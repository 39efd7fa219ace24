import { CONTACT_SERVICES, type ContactService } from '@garage/contracts/contact';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'service', 'message', 'privacy'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the visitor entered, as the form holds it. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
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
  service: 'allgemein',
  message: '',
  privacy: false,
  website: '',
};

/** Everything that ends a line; browsers send CRLF, and the counter and the limit count it as one. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Control characters and halves of characters: invisible, pasted along, and refused by the service. */
const INVISIBLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** Reads the form from the entries that a browser sends, with or without JavaScript. */
export function readContactValues(get: (name: string) => unknown): ContactValues {
  const text = (name: string) => {
    const value = get(name);
    return typeof value === 'string'
      ? value.replaceAll(LINE_ENDS, '\n').replaceAll(INVISIBLE, '').trim()
      : '';
  };
  const line = (name: string) => text(name).replaceAll(/[\n\t]+/g, ' ');
  const service = line('service');
  return {
    name: line('name'),
    email: line('email'),
    phone: line('phone'),
    service: CONTACT_SERVICES.find((choice) => choice === service) ?? 'allgemein',
    message: text('message'),
    privacy: text('privacy') !== '',
    website: text('website'),
  };
}
