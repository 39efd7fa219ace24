import type { IsoTimestamp } from './common.js';
import { DEFAULT_LANGUAGE, type Language, type LocalizedText } from './languages.js';

/**
 * The one record about the garage itself. Header, footer, contact page, mails, booking and
 * structured data read it; no other place holds an address or an opening hour.
 * Answered by the content service.
 */
export const GARAGE_PATH = '/api/website/garage';
export const ADMIN_GARAGE_PATH = '/api/admin/website/garage';

export const GARAGE_LIMITS = {
  name: 80,
  tagline: 120,
  description: 400,
  brands: 20,
  brand: 40,
  street: 120,
  city: 80,
  phone: 25,
  url: 500,
  firstYear: 1850,
  lastYear: 2100,
  blocksPerDay: 4,
  closures: 60,
  closureReason: 120,
  radiusMetres: 500_000,
  reviews: 1_000_000,
  lateCancellationFee: 10_000,
} as const;

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

/** How a visitor may pay. */
export const PAYMENT_METHODS = ['cash', 'card', 'invoice', 'twint'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const;
/** As they write themselves, in every language. */
export const SOCIAL_NETWORK_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
} as const satisfies Record<SocialNetwork, string>;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * Public holidays on which a garage may close. Staff pick their own: the cantons differ, and within a
 * canton so do the garages.
 */
export const HOLIDAYS = [
  'newYear',
  'berchtoldDay',
  'epiphany',
  'saintJoseph',
  'goodFriday',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitMonday',
  'corpusChristi',
  'nationalDay',
  'assumption',
  'allSaints',
  'immaculateConception',
  'christmas',
  'saintStephen',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;

/** Days on which the garage is closed although its opening hours say otherwise. */
export interface Closure {
  /** First and last day, `yyyy-MM-dd` in Europe/Zurich; the same for a single day. */
  from: string;
  to: string;
  reason: LocalizedText;
}

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
  /** Company holidays and other days off that the staff have entered. */
  closures: Closure[];
  /** Public holidays on which the garage is closed. */
  holidays: Holiday[];
  /** The canton's two letters, for example `ZH`. */
  canton: string | null;
  location: { latitude: number; longitude: number } | null;
  social: Record<SocialNetwork, string | null>;
  paymentMethods: PaymentMethod[];
  serviceRadiusMetres: number | null;
  /** As search engines know it: one to four `$`. */
  priceRange: string | null;
  /** Appears nowhere unless staff fill it in. */
  rating: { value: number; reviews: number } | null;
  /** The year of a round birthday that the site mentions. */
  jubileeYear: number | null;
  /** What cancelling late costs according to the terms, in whole francs; null where they name no amount. */
  lateCancellationFee: number | null;
  /** `#rrggbb` of buttons, links and marks, dark enough for white letters; null: the red that the site comes with. */
  brandColor: string | null;
  /** Every language of the site once, in the order of its menu; see `firstLanguage`. */
  languages: Language[];
}

/**
 * What the site speaks at addresses that name no language, offers to people none of whose languages it speaks, and
 * writes to customers whose language nobody knows. German where the facts come from a release that knew no order.
 */
export function firstLanguage({ languages }: Partial<Pick<GarageFacts, 'languages'>>): Language {
  return languages?.[0] ?? DEFAULT_LANGUAGE;
}

/** How far ahead public holidays are answered, in days. */
export const CLOSURES_AHEAD_DAYS = 400;

/** `GET /api/website/garage`. */
export interface GarageResponse {
  garage: GarageFacts;
  /** The staff's closures and the public holidays together, from today on, earliest first. */
  closures: Closure[];
}

/** `GET` and the answer to `PUT /api/admin/website/garage`. */
export interface AdminGarageResponse {
  garage: GarageFacts;
  version: number;
  savedAt: IsoTimestamp;
  /** A username; null for what came with the installation. */
  savedBy: string | null;
}

/** `PUT /api/admin/website/garage`. 409 when somebody else has saved since this version was read. */
export interface SaveGarageRequest {
  garage: GarageFacts;
  version: number;
}
