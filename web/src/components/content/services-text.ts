import type { Priced } from '@garage/contracts/prices';
import type { SitePicture } from './site-picture.ts';
import type { CallText, PageMetaText } from './text-parts.ts';

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
