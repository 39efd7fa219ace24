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

/** Reads the form from the entries that a browser sends, with or without JavaScript. */
export function readContactValues(get: (name: string) => unknown): ContactValues {
  const text = (name: string) => {
    const value = get(name);
    // Browsers send line ends as CRLF; the counter and the limit count them as one.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  const service = text('service');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: CONTACT_SERVICES.find((choice) => choice === service) ?? 'allgemein',
    message: text('message'),
    privacy: text('privacy') !== '',
    website: text('website'),
  };
}
