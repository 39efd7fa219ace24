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
}

/** `GET /api/website/offers`: the page's fields and the offers made of them. */
export type OffersResponse = PageTexts<'offers'> & { items: Offer[] };
