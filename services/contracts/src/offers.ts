import type { LocalizedText } from './languages.js';

/** The slides of the offers carousel. Answered by the content service. */
export const OFFERS_PATH = '/api/website/offers';

export interface Offer {
  id: number;
  /** Key of the picture, such as `offer-01`. */
  image: string;
  title: LocalizedText;
  description: LocalizedText;
}

/** `GET /api/website/offers`. */
export interface OffersResponse {
  items: Offer[];
}
