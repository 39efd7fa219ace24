import type { Priced } from '@garage/contracts/prices';
import type { SitePicture } from './site-picture.ts';

/** What the content service says on a page, in one language: only what that page shows. */
export interface SiteContent {
  home: HomeText;
  services: ServicesText;
  /** The first services of the list, for the home page. */
  'services-teaser': ServicesTeaserText;
  /** For the footer of all pages: the first of them. */
  'service-links': ServiceLink[];
  /** For the foot of all pages; null when the garage has none to show there. */
  'site-slogan': string | null;
  booking: BookingText;
  /** What stands above the booking. */
  'booking-page': BookingPageText;
  /** What the foot of all pages says beside the facts. */
  footer: FooterText;
  /** For addresses that do not exist. */
  'not-found': NotFoundText;
  team: TeamText;
  gallery: GalleryText;
  about: AboutText;
  contact: ContactText;
  map: MapText;
  vehicles: VehiclesText;
  providers: ProviderAddresses;
  privacy: LegalText;
  terms: LegalText;
  imprint: LegalText;
}

export type ContentKey = keyof SiteContent;
/** Null is content that could not be read; what is missing has not been asked for. */
export type PageContent = { [Key in ContentKey]?: SiteContent[Key] | null };

/** What search engines show of a page, in the garage's own words; empty leaves it to us. */
export interface PageMetaText {
  title: string;
  description: string;
}

export interface HomeText {
  meta: PageMetaText | null;
  hero: HomeHero | null;
  about: HomeAbout | null;
  gallery: HomeGallery | null;
  /** Above the nameplates of the makes. */
  brandsTitle: string;
  offersTitle: string;
  offers: OfferText[];
  /** The dark band that asks for a message. */
  call: CallText | null;
  review: CallText | null;
  /** Above address and telephone, and above the opening hours. */
  detailsTitle: string;
  hoursTitle: string;
}

export interface HomeHero {
  headline: string;
  lead: string;
  slogan: { text: string; pixels: number; color: string } | null;
  about: TextLink;
  contact: TextLink;
  /** Lies on the pictures, so that words can be read. */
  overlay: { opacity: number; color: string };
  slides: SitePicture[];
}

/** A button's words and where it leads: a page of the site or another address. */
export interface TextLink {
  text: string;
  link: string;
}

export interface HomeAbout extends IllustratedText {
  /** As the staff state them; null is counted from the founding year. */
  years: number | null;
  yearsLabel: string;
  features: SectionText[];
  /** On the button that leads to more. */
  button: string;
}

export interface HomeGallery extends SectionText {
  images: IllustratedText[];
  /** Milliseconds between two pictures where not all fit beside each other; null is standing still. */
  autoplay: number | null;
  /** Whether they slide; otherwise they jump. */
  slides: boolean;
}

export interface OfferText extends IllustratedText {
  id: number;
  /** The service that it is booked with; null for what is not done in the workshop. */
  service: number | null;
  /** In whole Rappen; null where nothing is said. */
  price: number | null;
  /** The last day; null when it has none. */
  until: DayText | null;
}

/** A day for reading, and as `yyyy-MM-dd`. */
export interface DayText {
  text: string;
  day: string;
}

export interface ServicesText {
  meta: PageMetaText;
  title: string;
  intro: string;
  items: ServiceText[];
  call: CallText | null;
}

export interface ServicesTeaserText extends Pick<ServicesText, 'title' | 'items'> {
  /** On the button that leads to all of them. */
  button: string;
}

export interface ServiceLink {
  name: string;
  /** The address of its page, without language. */
  path: string;
}

export interface ServiceText extends ServiceLink, Priced {
  id: number;
  icon: string | null;
  text: string;
  details: string | null;
  minutes: number;
  /** What the workshop looks at with it. */
  checks: string[];
  /** Visits can be booked with it. */
  isBookable: boolean;
  picture: SitePicture | null;
  comparison: { before: SitePicture; after: SitePicture } | null;
}

export interface BookingText {
  services: BookableServiceText[];
  /** So many days ahead visits can be booked. */
  horizonDays: number;
}

export interface BookingPageText {
  meta: PageMetaText;
  title: string;
  intro: string;
}

export interface FooterText {
  /** Below the garage's name. */
  since: string;
  /** Above its columns. */
  services: string;
  pages: string;
  contact: string;
  hours: string;
}

export interface NotFoundText extends SectionText {
  /** On the buttons. */
  home: string;
  contact: string;
}

/** A service that can be booked. */
export interface BookableServiceText extends Priced {
  id: number;
  name: string;
  description: string;
  /** In minutes. */
  duration: number;
  color: string;
  /** The visitor says in own words what is wanted. */
  isOther: boolean;
}

export interface TeamText {
  meta: PageMetaText;
  title: string;
  intro: string;
  members: MemberText[];
  /** After everybody: for who does not know whom to ask. */
  mainLine: CallText;
}

export interface MemberText {
  id: number;
  name: string;
  /** May have two lines. */
  position: string;
  text: string;
  phone: string | null;
  picture: SitePicture | null;
}

export interface GalleryText {
  meta: PageMetaText;
  title: string;
  intro: string;
  pictures: GalleryPictureText[];
}

export interface GalleryPictureText {
  id: number;
  picture: SitePicture;
  alt: string;
}

export interface AboutText {
  meta: PageMetaText;
  title: string;
  intro: string;
  /** As the staff state them; null is counted from the founding year. */
  years: number | null;
  yearsLabel: string;
  tradition: IllustratedText;
  history: IllustratedText & { jubilee: string };
  specialisation: IllustratedText;
  equipment: IllustratedText & { items: string[] };
  team: IllustratedText & { button: string };
  /** What the company stands for. */
  values: IllustratedText & { button: string };
}

export interface SectionText {
  title: string;
  text: string;
}

/** A section that ends with a button; without a title there is none. */
export interface CallText extends SectionText {
  button: string;
}

export interface ContactText {
  meta: PageMetaText;
  title: string;
  intro: string;
  /** Above address and telephone. */
  detailsTitle: string;
  hoursTitle: string;
  /** What else is to be known about coming and going; empty when there is nothing. */
  hoursNote: string;
  form: ContactFormText;
}

export interface ContactFormText {
  title: string;
  intro: string;
  /** Of the fields of these names. */
  name: string;
  email: string;
  phone: string;
  /** Null where the form does not ask for it. */
  address: string | null;
  service: string;
  message: string;
  /** On the button. */
  send: string;
  /** Said when the message has arrived. */
  sent: SectionText;
}

export interface MapText {
  title: string;
  /** What the marker on the map stands for. */
  marker: string;
  /** The map that the staff chose; null is our own choice. */
  embedUrl: string | null;
  /** The place as we have drawn it. */
  picture: SitePicture | null;
}

export interface VehiclesText {
  /** Null, as all words of the page, while only the settings are known. */
  meta: PageMetaText | null;
  title: string;
  intro: string;
  /** Set while the page shows a notice instead of cars. */
  maintenance: { title: string; message: string; button: string; url: string | null } | null;
  searchTitle: string;
  listingTitle: string;
  call: CallText | null;
  sellerUrl: string | null;
  dealerUrl: string | null;
  widget: SearchWidget | null;
  listing: { frameUrl: string; infoUrl: string | null } | null;
  backgroundColor: string;
  /** Behind the questions whether to load search and listings. */
  pictures: { search: SitePicture | null; listing: SitePicture | null };
}

/** From where something foreign is loaded once a visitor allows it; null is what the garage has not set. */
export interface ProviderAddresses {
  map: string | null;
  search: string | null;
  listing: string | null;
}

/** A marketplace's script that draws a search. */
export interface SearchWidget {
  scriptUrl: string;
  /** The global function that the script defines. */
  initFunction: string;
  dealerId: string;
  configId: string;
  height: number;
  /** From which it may load beside the script's own host. */
  hosts: string[];
}

/** A text with a picture beside it that adds mood and no information of its own. */
export interface IllustratedText extends SectionText {
  picture: SitePicture | null;
}

export interface LegalText {
  meta: PageMetaText;
  title: string;
  /** Of this version; null when it is not known. */
  date: DayText | null;
  blocks: TextBlock[];
}

/** Formatted text as data, so that nothing in it can become anything else on the page. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' };
