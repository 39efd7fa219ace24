import type { SitePicture } from './site-picture.ts';
import type {
  CallText,
  DayText,
  IllustratedText,
  PageMetaText,
  SectionText,
  TextLink,
} from './text-parts.ts';

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
