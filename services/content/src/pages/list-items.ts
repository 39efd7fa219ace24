import { zurichToday } from '@garage/contracts/calendar-day';
import type { GalleryPicture } from '@garage/contracts/gallery';
import { GALLERY_LIST } from '@garage/contracts/gallery-editor';
import type { HeroSlide } from '@garage/contracts/hero';
import { HERO_LIST } from '@garage/contracts/hero-editor';
import type { Offer } from '@garage/contracts/offers';
import { OFFER_LIST } from '@garage/contracts/offers-editor';
import type { TextPage } from '@garage/contracts/page-fields';
import { entryField, publicEntries } from '@garage/contracts/page-lists';
import { rappenOf } from '@garage/contracts/prices';
import { SERVICE_LIST } from '@garage/contracts/services-editor';
import { TEAM_LIST } from '@garage/contracts/team-editor';
import { localizedField, type PageValues } from './localized-field.js';
import { serviceItem } from './service-items.js';
import { memberItem } from './team-items.js';

/** The entries of a page's list as the site shows them, in their order; null for a page without one. */
export function listItems(
  page: TextPage,
  stored: PageValues,
  values: PageValues,
  now: Date,
): object[] | null {
  switch (page) {
    case 'hero':
      return publicEntries(HERO_LIST, stored).map((id) => heroSlide(values, id));
    case 'services':
      return publicEntries(SERVICE_LIST, stored).map((id) => serviceItem(values, id));
    case 'team':
      // Whoever has no name is not shown.
      return publicEntries(TEAM_LIST, stored)
        .map((id) => memberItem(values, id))
        .filter(({ name }) => name);
    case 'gallery':
      return publicEntries(GALLERY_LIST, stored).map((id) => galleryPicture(values, id));
    case 'offers':
      return publicEntries(OFFER_LIST, stored)
        .filter((id) => !hasEnded(values[entryField(OFFER_LIST, id, 'Until')], now))
        .map((id) => offer(values, id));
    default:
      return null;
  }
}

/** The last day belongs to it. */
function hasEnded(until: string | undefined, now: Date): boolean {
  return until !== undefined && until !== '' && until < zurichToday(now);
}

function heroSlide(values: PageValues, id: number): HeroSlide {
  return { id, image: values[entryField(HERO_LIST, id, 'Image')] ?? '' };
}

function galleryPicture(values: PageValues, id: number): GalleryPicture {
  return {
    id,
    key: values[entryField(GALLERY_LIST, id, 'Image')] ?? '',
    alt: localizedField(values, entryField(GALLERY_LIST, id, 'Alt')),
  };
}

function offer(values: PageValues, id: number): Offer {
  return {
    id,
    image: values[entryField(OFFER_LIST, id, 'Image')] ?? '',
    title: localizedField(values, entryField(OFFER_LIST, id, 'Title')),
    description: localizedField(values, entryField(OFFER_LIST, id, 'Description')),
    service: Number(values[entryField(OFFER_LIST, id, 'Service')]) || null,
    price: rappenOf(values[entryField(OFFER_LIST, id, 'Price')] ?? ''),
    until: values[entryField(OFFER_LIST, id, 'Until')] || null,
  };
}
