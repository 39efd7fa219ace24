import type { SitePicture } from './site-picture.ts';

/** What search engines show of a page, in the garage's own words; empty leaves it to us. */
export interface PageMetaText {
  title: string;
  description: string;
}

/** A button's words and where it leads: a page of the site or another address. */
export interface TextLink {
  text: string;
  link: string;
}

/** A day for reading, and as `yyyy-MM-dd`. */
export interface DayText {
  text: string;
  day: string;
}

export interface SectionText {
  title: string;
  text: string;
}

/** A section that ends with a button; without a title there is none. */
export interface CallText extends SectionText {
  button: string;
}

/** A text with a picture beside it that adds mood and no information of its own. */
export interface IllustratedText extends SectionText {
  picture: SitePicture | null;
}
