import { GALLERY_LIST, HERO_LIST, OFFER_LIST, type PageList, SERVICE_LIST, TEAM_LIST } from './page-lists.js';

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
  /** Entries that staff add, order, hide and remove. */
  list?: PageList;
}

const HOME_IMAGES = [1, 2, 3] as const;
const EQUIPMENT_ITEMS = [1, 2, 3, 4, 5] as const;

/** Every field of every editable page: what the site shows and what the editors offer. */
export const PAGE_FIELDS = {
  hero: {
    plain: ['buttonLink1', 'buttonLink2', 'overlayOpacity', 'overlayColor'],
    localized: ['headline', 'subheadline', 'buttonText1', 'buttonText2'],
    list: HERO_LIST,
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
  services: { plain: [], localized: ['pageTitle', 'pageDescription'], list: SERVICE_LIST },
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
  team: { plain: [], localized: ['sectionTitle', 'sectionDescription'], list: TEAM_LIST },
  gallery: { plain: [], localized: [], list: GALLERY_LIST },
  offers: { plain: [], localized: [], list: OFFER_LIST },
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
    plain: ['impressumDate', 'agbDate', 'datenschutzDate'],
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
