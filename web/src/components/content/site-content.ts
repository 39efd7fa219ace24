import type { HomeText } from './home-text.ts';
import type { LegalText } from './legal-text.ts';
import type { ServiceLink, ServicesTeaserText, ServicesText } from './services-text.ts';
import type { BookingPageText, BookingText } from './booking-text.ts';
import type { SitePicture } from './site-picture.ts';
import type { CallText, IllustratedText, PageMetaText, SectionText } from './text-parts.ts';
import type { ProviderAddresses, VehiclesText } from './vehicles-text.ts';

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
