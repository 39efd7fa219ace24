import { GALLERY_LIST } from '@garage/contracts/gallery-editor';
import { HERO_LIST } from '@garage/contracts/hero-editor';
import { FIRST_LEGAL_DATE } from '@garage/contracts/legal';
import { OFFER_LIST } from '@garage/contracts/offers-editor';
import type { TextPage } from '@garage/contracts/page-fields';
import { entryField, IN_LIST, orderOf, type PageList } from '@garage/contracts/page-lists';
import { storedFields } from '@garage/contracts/page-texts';
import { SITE_SERVICE_IDS } from '@garage/contracts/site-services';
import { TEAM_MEMBER_NUMBERS } from '@garage/contracts/team';
import about from './about.json' with { type: 'json' };
import booking from './booking.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import galleryPage from './gallery-page.json' with { type: 'json' };
import hero from './hero.json' with { type: 'json' };
import homeImages from './home-images.json' with { type: 'json' };
import { IMPRINT } from './legal/imprint.js';
import { PRIVACY } from './legal/privacy.js';
import { TERMS } from './legal/terms.js';
import legalTitles from './legal/titles.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import offersPage from './offers-page.json' with { type: 'json' };
import serviceList from './service-list.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import slogan from './slogan.json' with { type: 'json' };
import teamList from './team-list.json' with { type: 'json' };
import team from './team.json' with { type: 'json' };
import type { PageValues } from '../localized-field.js';
import { flatten, type WrittenPage } from './translations.js';
import vehicles from './vehicles.json' with { type: 'json' };

/** Shown on the public page; the other services are for booking only. */
const LAST_LISTED_SERVICE = 10;
const HEADLIGHTS = 7;
const HERO_PICTURES = 6;

const WRITTEN: Record<TextPage, PageValues> = {
  hero: flatten({ ...hero, ...heroFields() }),
  slogan: flatten(slogan),
  'home-images': flatten(homeImages),
  services: flatten({ ...services, ...serviceFields() }),
  about: flatten(about),
  team: flatten({ ...team, ...teamFields() }),
  vehicles: flatten(vehicles),
  contact: flatten(contact),
  booking: flatten(booking),
  legal: flatten({
    ...legalTitles,
    impressumDate: FIRST_LEGAL_DATE,
    agbDate: FIRST_LEGAL_DATE,
    datenschutzDate: FIRST_LEGAL_DATE,
    impressumContent: IMPRINT,
    agbContent: TERMS,
    datenschutzContent: PRIVACY,
  }),
  gallery: flatten({ ...galleryPage, ...galleryFields() }),
  offers: flatten({ ...offersPage, ...offerFields() }),
  site: flatten(site),
  // What is empty says what the contact service has for it.
  mails: flatten({}),
};

/** Every page that is stored. */
export const STORED_PAGES = Object.keys(WRITTEN) as TextPage[];

/** What every page of a new installation says, as it is stored; a field of which nothing is written is empty. */
export const DEFAULT_PAGES = Object.fromEntries(
  STORED_PAGES.map((page) => [page, { ...emptyPage(page), ...WRITTEN[page] }]),
) as Record<TextPage, PageValues>;

function emptyPage(page: TextPage): PageValues {
  return Object.fromEntries(storedFields(page, WRITTEN[page]).map((name) => [name, '']));
}

function serviceFields(): WrittenPage {
  const fields: WrittenPage = { serviceOrder: orderOf(SITE_SERVICE_IDS) };
  for (const id of SITE_SERVICE_IDS) {
    const service = serviceList.find((each) => each.id === id);
    if (!service) throw new Error(`service ${id} has no default`);
    fields[`service${id}Title`] = service.title;
    fields[`service${id}Description`] = service.description;
    fields[`service${id}Details`] = service.details;
    fields[`service${id}Icon`] = service.icon;
    fields[`service${id}Color`] = service.color;
    fields[`service${id}Duration`] = String(service.duration);
    fields[`service${id}Buffer`] = '0';
    fields[`service${id}Image`] = `service-${twoDigits(id)}`;
    fields[`service${id}BeforeImage`] = id === HEADLIGHTS ? 'headlight-before' : '';
    fields[`service${id}AfterImage`] = id === HEADLIGHTS ? 'headlight-after' : '';
    // Of the other services the garage says itself what it looks at.
    if (service.checks) fields[`service${id}Checks`] = service.checks;
    fields[`service${id}IsActive`] = 'Ja';
    fields[`service${id}InList`] = id <= LAST_LISTED_SERVICE ? 'Ja' : 'Nein';
  }
  return fields;
}

function teamFields(): WrittenPage {
  const fields: WrittenPage = { memberOrder: orderOf(TEAM_MEMBER_NUMBERS) };
  for (const [index, number] of TEAM_MEMBER_NUMBERS.entries()) {
    const member = teamList[index];
    if (!member) throw new Error(`team member ${number} has no default`);
    fields[`member${number}Name`] = member.name;
    fields[`member${number}Phone`] = member.phone;
    fields[`member${number}Position`] = member.position;
    fields[`member${number}Description`] = member.description;
    fields[`member${number}Image`] = `team-${twoDigits(number)}`;
    fields[`member${number}InList`] = 'Ja';
  }
  return fields;
}

function heroFields(): WrittenPage {
  return listFields(HERO_LIST, HERO_PICTURES, (number) => ({ Image: `hero-${twoDigits(number)}` }));
}

function galleryFields(): WrittenPage {
  return listFields(GALLERY_LIST, gallery.length, (number) => {
    const { key, alt } = gallery[number - 1]!;
    return { Image: key, Alt: alt };
  });
}

function offerFields(): WrittenPage {
  return listFields(OFFER_LIST, offers.length, (number) => {
    const { image, title, description, service, price } = offers[number - 1]!;
    return { Image: image, Title: title, Description: description, Service: service, Price: price };
  });
}

function listFields(list: PageList, count: number, partsOf: (entry: number) => WrittenPage): WrittenPage {
  const entries = Array.from({ length: count }, (_each, index) => index + 1);
  const fields = entries.flatMap((entry) =>
    Object.entries({ ...partsOf(entry), [IN_LIST]: 'Ja' }).map(
      ([part, value]) => [entryField(list, entry, part), value] as const,
    ),
  );
  return { [list.order]: orderOf(entries), ...Object.fromEntries(fields) };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
