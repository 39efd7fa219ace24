import type { SitePage } from '@garage/contracts/page-texts';
import { SITE_SERVICE_IDS } from '@garage/contracts/site-services';
import { TEAM_MEMBER_NUMBERS } from '@garage/contracts/team';
import about from './about.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import hero from './hero.json' with { type: 'json' };
import homeImages from './home-images.json' with { type: 'json' };
import { IMPRINT } from './legal/imprint.js';
import { PRIVACY } from './legal/privacy.js';
import { TERMS } from './legal/terms.js';
import legalTitles from './legal/titles.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import serviceList from './service-list.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import slogan from './slogan.json' with { type: 'json' };
import teamList from './team-list.json' with { type: 'json' };
import team from './team.json' with { type: 'json' };
import { flatten, type WrittenPage } from './translations.js';
import vehicles from './vehicles.json' with { type: 'json' };

/** Shown on the public page; the other services are for booking only. */
const LAST_LISTED_SERVICE = 10;
const HEADLIGHTS = 7;

/** What every page of a new installation says, as it is stored. */
export const DEFAULT_PAGES: Record<SitePage, object> = {
  hero: flatten(hero),
  slogan: flatten(slogan),
  'home-images': flatten(homeImages),
  services: flatten({ ...services, ...serviceFields() }),
  about: flatten(about),
  team: flatten({ ...team, ...teamFields() }),
  vehicles: flatten(vehicles),
  contact: flatten(contact),
  legal: flatten({
    ...legalTitles,
    impressumContent: IMPRINT,
    agbContent: TERMS,
    datenschutzContent: PRIVACY,
  }),
  gallery,
  offers,
};

/** Every page that is stored. */
export const STORED_PAGES = Object.keys(DEFAULT_PAGES) as SitePage[];

function serviceFields(): WrittenPage {
  const fields: WrittenPage = {};
  for (const id of SITE_SERVICE_IDS) {
    const service = serviceList.find((each) => each.id === id);
    if (!service) throw new Error(`service ${id} has no default`);
    fields[`service${id}Title`] = service.title;
    fields[`service${id}Description`] = service.description;
    fields[`service${id}Details`] = service.details;
    fields[`service${id}Icon`] = service.icon;
    fields[`service${id}Color`] = service.color;
    fields[`service${id}Duration`] = String(service.duration);
    fields[`service${id}Image`] = `service-${twoDigits(id)}`;
    fields[`service${id}BeforeImage`] = id === HEADLIGHTS ? 'headlight-before' : '';
    fields[`service${id}AfterImage`] = id === HEADLIGHTS ? 'headlight-after' : '';
    fields[`service${id}IsActive`] = 'Ja';
    fields[`service${id}InList`] = id <= LAST_LISTED_SERVICE ? 'Ja' : 'Nein';
  }
  return fields;
}

function teamFields(): WrittenPage {
  const fields: WrittenPage = {};
  for (const [index, number] of TEAM_MEMBER_NUMBERS.entries()) {
    const member = teamList[index];
    if (!member) throw new Error(`team member ${number} has no default`);
    fields[`member${number}Name`] = member.name;
    fields[`member${number}Phone`] = member.phone;
    fields[`member${number}Position`] = member.position;
    fields[`member${number}Description`] = member.description;
    fields[`member${number}Image`] = `team-${twoDigits(number)}`;
  }
  return fields;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
