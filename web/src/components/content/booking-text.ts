import type { Priced } from '@garage/contracts/prices';
import type { PageMetaText } from './text-parts.ts';

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

/** A service that can be booked. */
interface BookableServiceText extends Priced {
  id: number;
  name: string;
  description: string;
  /** In minutes. */
  duration: number;
  color: string;
  /** The visitor says in own words what is wanted. */
  isOther: boolean;
}
