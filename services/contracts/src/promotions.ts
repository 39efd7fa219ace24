import type { IsoTimestamp } from './common.js';
import type { Language } from './languages.js';
import type { UploadedPicture } from './pictures.js';

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
  /** Of the settings, written as JSON. */
  settings: 4000,
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
  /** The picture's largest JPEG; empty without picture. */
  imageUrl: string;
  /** The same in all sizes and formats. */
  picture: UploadedPicture | null;
  imagePosition: ImagePosition;
}

/** `GET /api/promotions/active`: those that run today, the one that ends first in front. */
export interface ActivePromotionsResponse {
  promotions: ActivePromotion[];
}

export type PromotionTranslations = ActivePromotion['translations'];

/** A promotion as the staff get it, with everything. */
export interface Promotion extends Omit<ActivePromotion, 'isActive' | 'startDate' | 'endDate'> {
  /** For the staff alone. */
  name: string;
  isActive: boolean;
  /** First and last day, `yyyy-MM-dd` in Europe/Zurich. */
  startDate: string;
  endDate: string;
  /** Runs as long as it is switched on, whatever its days. */
  ignoreDates: boolean;
  settings: Record<string, unknown>;
  /** Counts the changes: a save names the version that it started from. */
  version: number;
  /** The username of who saved it last; null when it has been as it is since before anybody was noted. */
  savedBy: string | null;
  createdAt: IsoTimestamp;
  updatedAt: IsoTimestamp;
}

/**
 * What is sent to create a promotion, and to change all of it. The picture is a data URL for a new one, the
 * address that the promotion has for its own, and empty or null for none.
 */
export interface PromotionRequest {
  name: string;
  title: string;
  description: string;
  translations?: PromotionTranslations;
  type: PromotionType;
  isActive?: boolean;
  startDate: string;
  endDate: string;
  ignoreDates?: boolean;
  showPopup?: boolean;
  showOnMobile?: boolean;
  visualEffect?: VisualEffect | null;
  imageUrl?: string | null;
  imagePosition?: ImagePosition;
  settings?: Record<string, unknown>;
}

/**
 * `PUT /api/admin/promotions/{id}`. With the version that was read, a change that somebody else made since is
 * not overwritten (409).
 */
export interface PromotionChangeRequest extends PromotionRequest {
  version?: number;
}

/** The other form of `PUT /api/admin/promotions/{id}`: switches it on or off and leaves the rest. */
export interface PromotionSwitchRequest {
  isActive: boolean;
}

/** `GET /api/admin/promotions`: the newest first. */
export interface PromotionsResponse {
  promotions: Promotion[];
}

export interface PromotionResponse {
  promotion: Promotion;
}

export interface DeletePromotionResponse {
  success: true;
}
