import type { LocalizedText } from './languages.js';
import type { PageTexts } from './page-texts.js';

/** The slides of the offers carousel. Answered by the content service. */
export const OFFERS_PATH = '/api/website/offers';

export interface Offer {
  id: number;
  /** Key of the picture, such as `offer-01`. */
  image: string;
  title: LocalizedText;
  description: LocalizedText;
  /** The id of the service that it is booked with; null for what is not done in the workshop. */
  service: number | null;
  /** In whole Rappen, VAT included; null where nothing is said. */
  price: number | null;
  /** The last day, `yyyy-MM-dd`; null without one. */
  until: string | null;
}

/** How often offers have led to a visit: `GET`, for staff. Answered by the contact service. */
export const OFFER_BOOKINGS_PATH = '/api/admin/appointments/offers';

export interface OfferBookings {
  /** Of the offer. */
  id: number;
  /** Visits that were booked with it and neither declined nor cancelled. */
  bookings: number;
}

/** Only those that have any. */
export interface OfferBookingsResponse {
  offers: OfferBookings[];
}

/** `GET /api/website/offers`: the page's fields and the offers made of them, without those that have ended. */
export type OffersResponse = PageTexts<'offers'> & { items: Offer[] };
