import type { LocalizedText } from './languages.js';
import type { PageTexts } from './page-texts.js';

/** What the garage does. Answered by the content service together with the page's texts. */
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

export interface SiteService {
  id: number;
  name: LocalizedText;
  description: LocalizedText;
  /** Text of the detail dialog; null for the services that have none. */
  detailedDescription: LocalizedText | null;
  /** In minutes. */
  duration: number;
  /** `#rrggbb`. */
  color: string;
  icon: ServiceIcon | null;
  isActive: boolean;
  isOther: boolean;
  /** Shown on the public services page and in the teaser. */
  inList: boolean;
  /** Key of the picture, such as `service-01`. */
  image: string;
  /** Keys of the pictures before and after the work, where such a pair exists. */
  comparison: { before: string; after: string } | null;
}

/** `GET /api/website/services`: the page's texts and the services made of them. */
export type SiteServicesResponse = PageTexts<'services'> & { items: SiteService[] };
