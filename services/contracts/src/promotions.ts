import type { Language } from './languages.js';

/** Seasonal promotions: a popup on the home page and an effect over its hero. Answered by the content service. */
export const ACTIVE_PROMOTIONS_PATH = '/api/promotions/active';
/** The staff's list. */
export const PROMOTIONS_PATH = '/api/admin/promotions';

export const PROMOTION_TYPES = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'christmas',
  'easter',
  'custom',
] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

export const VISUAL_EFFECTS = ['snow', 'leaves', 'petals', 'stars', 'confetti', 'eggs'] as const;
export type VisualEffect = (typeof VISUAL_EFFECTS)[number];

export const IMAGE_POSITIONS = ['left', 'right', 'top', 'bottom'] as const;
export type ImagePosition = (typeof IMAGE_POSITIONS)[number];

/** Longest accepted values, in characters after trimming. */
export const PROMOTION_LIMITS = {
  name: 120,
  title: 160,
  description: 2000,
  /** Of an uploaded picture, in bytes. */
  imageBytes: 5 * 1024 * 1024,
} as const;

/** What a promotion says in a language other than German; what is missing falls back to German. */
export interface PromotionTranslation {
  title?: string;
  description?: string;
}

/** A promotion as visitors get it. Its internal name and its settings stay with the staff. */
export interface ActivePromotion {
  id: number;
  title: string;
  description: string;
  translations: Partial<Record<Exclude<Language, 'de'>, PromotionTranslation>>;
  type: PromotionType;
  isActive: true;
  /** First and last day, `yyyy-MM-dd` in Europe/Zurich; null when the promotion runs regardless of dates. */
  startDate: string | null;
  endDate: string | null;
  showPopup: boolean;
  showOnMobile: boolean;
  visualEffect: VisualEffect | null;
  imageUrl: string;
  imagePosition: ImagePosition;
}

/** `GET /api/promotions/active`: those that run today, the one that ends first in front. */
export interface ActivePromotionsResponse {
  promotions: ActivePromotion[];
}
