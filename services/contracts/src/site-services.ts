import type { LocalizedText } from './languages.js';
import type { PageTexts } from './page-texts.js';
import type { Priced } from './prices.js';

/**
 * What the garage does: each service one record, kept by the content service. The contact service has a copy of what
 * booking needs, which follows within five seconds.
 */
export const SITE_SERVICES_PATH = '/api/website/services';

/** The services that a new installation has. */
export const SITE_SERVICE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The service whose visitor says in own words what is wanted. */
export const OTHER_SERVICE_ID = 12;

export const SERVICE_ICONS = [
  'tools',
  'car-battery',
  'oil-can',
  'cog',
  'gauge',
  'fan',
  'lightbulb',
  'spray-can',
  'calendar-check',
] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

export interface SiteService extends Priced {
  id: number;
  name: LocalizedText;
  description: LocalizedText;
  /** Text of the detail dialog; null for the services that have none. */
  detailedDescription: LocalizedText | null;
  /** In minutes. */
  duration: number;
  /** Minutes for which the place in the workshop stays occupied after the work. */
  bufferMinutes: number;
  /** `#rrggbb`, for the workshop's plan. */
  color: string;
  icon: ServiceIcon | null;
  /** Visitors can book it. */
  isActive: boolean;
  isOther: boolean;
  /** What the workshop checks with it, a line each; see `checkLines`. */
  checks: LocalizedText;
  /** Shown on the public services page and in the teaser. */
  inList: boolean;
  /** Key of the picture, such as `service-01`. */
  image: string;
  /** Keys of the pictures before and after the work, where such a pair exists. */
  comparison: { before: string; after: string } | null;
}

/** `GET /api/website/services`: the page's texts and the services made of them. Each save makes the next version. */
export type SiteServicesResponse = PageTexts<'services'> & { items: SiteService[]; version: number };
