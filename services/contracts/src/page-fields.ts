import { SITE_SERVICE_IDS } from './site-services.js';
import { TEAM_MEMBER_NUMBERS } from './team.js';

/** The fields of one page's texts. All values are strings, flags and numbers included. */
export interface PageFieldSet {
  /** The same in every language. */
  plain: readonly string[];
  /** German under this name, other languages under this name with a suffix such as `En`. */
  localized: readonly string[];
  /** Read from the garage facts when the page is answered; never stored with the page. */
  fromFacts?: { plain: readonly string[]; localized: readonly string[] };
  /** Stored with the page, answered to staff only. */
  staffOnly?: readonly string[];
}

/** The pictures of the hero after the first, which is its background image. */
export const LATER_SLIDES = [2, 3, 4, 5, 6] as const;
const HOME_IMAGES = [1, 2, 3] as const;
const EQUIPMENT_ITEMS = [1, 2, 3, 4, 5] as const;

/** Every field of every editable page: what the site shows and what the editors offer. */
export const PAGE_FIELDS = {
  hero: {
    plain: [
      'backgroundImage',
      ...LATER_SLIDES.map((n) => `slide${n}Image` as const),
      'buttonLink1',
      'buttonLink2',
      'overlayOpacity',
      'overlayColor',
    ],
    localized: ['headline', 'subheadline', 'buttonText1', 'buttonText2'],
  },
  slogan: {
    plain: ['sloganFontSize', 'sloganColor', 'showOnHomepage', 'showOnAllPages'],
    localized: ['slogan'],
  },
  'home-images': {
    plain: [...HOME_IMAGES.map((n) => `image${n}Url` as const), 'autoplay', 'interval', 'animation'],
    localized: [
      'galleryTitle',
      'gallerySubtitle',
      ...HOME_IMAGES.flatMap((n) => [`image${n}Title`, `image${n}Description`] as const),
    ],
  },
  services: {
    plain: SITE_SERVICE_IDS.flatMap(
      (id) =>
        [
          `service${id}Image`,
          `service${id}BeforeImage`,
          `service${id}AfterImage`,
          `service${id}Icon`,
          `service${id}Color`,
          `service${id}Duration`,
          `service${id}IsActive`,
          `service${id}InList`,
        ] as const,
    ),
    localized: [
      'pageTitle',
      'pageDescription',
      ...SITE_SERVICE_IDS.flatMap(
        (id) => [`service${id}Title`, `service${id}Description`, `service${id}Details`] as const,
      ),
    ],
  },
  about: {
    plain: [
      'experienceYears',
      'mainImage',
      'traditionImage',
      'historyImage',
      'specialisationImage',
      'equipmentImage',
      'teamImage',
      'valuesImage',
    ],
    localized: [
      'aboutTitle',
      'aboutDescription',
      'homeTitle',
      'homeText',
      'homeFeature1Title',
      'homeFeature1Text',
      'homeFeature2Title',
      'homeFeature2Text',
      'traditionTitle',
      'traditionText',
      'historyTitle',
      'historyText',
      'jubileeText',
      'specialisationTitle',
      'specialisationText',
      'equipmentTitle',
      'equipmentText',
      ...EQUIPMENT_ITEMS.map((n) => `equipmentItem${n}` as const),
      'teamTitle',
      'teamText',
      'valuesTitle',
      'valuesText',
    ],
  },
  team: {
    plain: TEAM_MEMBER_NUMBERS.flatMap(
      (n) => [`member${n}Name`, `member${n}Phone`, `member${n}Image`] as const,
    ),
    localized: [
      'sectionTitle',
      'sectionDescription',
      ...TEAM_MEMBER_NUMBERS.flatMap((n) => [`member${n}Position`, `member${n}Description`] as const),
    ],
  },
  vehicles: {
    plain: [
      'maintenanceMode',
      'maintenanceRedirectUrl',
      'backgroundColor',
      'widgetHeight',
      'sellerPageUrl',
      'dealerPageUrl',
      'widgetScriptUrl',
      'widgetInitFunction',
      'widgetHosts',
      'widgetDealerId',
      'widgetConfigId',
      'listingFrameUrl',
      'listingInfoUrl',
    ],
    localized: ['maintenanceMessage', 'pageTitle', 'pageDescription'],
  },
  contact: {
    plain: ['mapsEmbedCode'],
    localized: [
      'sectionTitle',
      'sectionDescription',
      'openingHoursTitle',
      'specialInfo',
      'homeTitle',
      'homeText',
      'reviewTitle',
      'reviewText',
      'formTitle',
      'formIntro',
      'nameLabel',
      'emailLabel',
      'messageLabel',
      'submitButtonText',
      'mapTitle',
      'markerTitle',
    ],
    fromFacts: {
      plain: ['companyName', 'address', 'phone', 'email'],
      localized: ['mondayToThursday', 'friday'],
    },
    staffOnly: ['recipientEmail'],
  },
  legal: {
    plain: [],
    localized: [
      'impressumTitle',
      'impressumContent',
      'agbTitle',
      'agbContent',
      'datenschutzTitle',
      'datenschutzContent',
    ],
  },
} as const satisfies Record<string, PageFieldSet>;

/** The editable pages. */
export type TextPage = keyof typeof PAGE_FIELDS;
