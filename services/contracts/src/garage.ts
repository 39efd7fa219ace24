import type { LocalizedText } from './languages.js';

/**
 * The one record about the garage itself. Header, footer, contact page, mails, booking and
 * structured data read it; no other place holds an address or an opening hour.
 * Answered by the content service.
 */
export const GARAGE_PATH = '/api/website/garage';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Local time in Europe/Zurich, `HH:mm`. */
export interface OpeningBlock {
  from: string;
  to: string;
}

export interface GarageFacts {
  name: string;
  tagline: string;
  description: LocalizedText;
  brands: string[];
  foundedYear: number;
  address: { street: string; postalCode: string; city: string; country: string };
  /** E.164 with spaces for reading, for example `+41 52 000 00 00`. */
  phone: string;
  email: string;
  /** A day without blocks is closed. */
  openingHours: Record<Weekday, OpeningBlock[]>;
  links: {
    /** Replaces our own booking page when the garage books elsewhere. */
    externalBooking: string | null;
    reviews: string | null;
  };
}

/** `GET /api/website/garage`. */
export interface GarageResponse {
  garage: GarageFacts;
}
