import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '@garage/contracts/languages';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { VEHICLE_SETTINGS_PATH } from '@garage/contracts/vehicles';
import { HOME_SOURCES, homeText, siteSlogan, type HomeAnswers } from './home-shapes.ts';
import {
  aboutText,
  galleryText,
  legalText,
  mapText,
  serviceNames,
  servicesTeaser,
  servicesText,
  teamText,
  vehiclesText,
  type Answers,
} from './page-shapes.ts';
import type { ContentKey, HomeText, PageContent, SiteContent } from '../../src/lib/content/site-content.ts';
import { RemoteValue } from './remote-value.ts';

type Source = { [Page in keyof Answers]: RemoteValue<Answers[Page] | null> };

interface Made<Content> {
  content: Content | null;
  /** Another text for another content. */
  version: string;
}

interface Recipe<Page extends keyof Answers, Content> {
  page: Page;
  shape: (answer: Answers[Page], language: Language) => Content;
}

function recipe<Page extends keyof Answers, Content>(
  page: Page,
  shape: Recipe<Page, Content>['shape'],
): (sources: Source, language: Language) => Promise<Made<Content>> {
  return async (sources, language) => {
    const { value, version } = await sources[page].current();
    return { content: value && shape(value, language), version: String(version) };
  };
}

/** The home page shows a little of many pages; what is not known is left out. */
async function homeRecipe(sources: Source, language: Language): Promise<Made<HomeText>> {
  const known = await Promise.all(
    HOME_SOURCES.map(async (page) => [page, await sources[page].current()] as const),
  );
  const answers = Object.fromEntries(
    known.map(([page, { value }]) => [page, value]),
  ) as unknown as HomeAnswers;
  return {
    content: known.some(([, { value }]) => value !== null) ? homeText(answers, language) : null,
    version: known.map(([, { version }]) => version).join('-'),
  };
}

type Recipes = {
  [Key in ContentKey]: (sources: Source, language: Language) => Promise<Made<SiteContent[Key]>>;
};

const RECIPES: Recipes = {
  home: homeRecipe,
  services: recipe('services', servicesText),
  'services-teaser': recipe('services', servicesTeaser),
  'service-names': recipe('services', serviceNames),
  'site-slogan': recipe('slogan', siteSlogan),
  team: recipe('team', teamText),
  gallery: recipe('gallery', galleryText),
  about: recipe('about', aboutText),
  map: recipe('contact', mapText),
  vehicles: async (sources, language) => {
    const [settings, page] = await Promise.all([
      sources.vehicleSettings.current(),
      sources.vehicles.current(),
    ]);
    return {
      content: settings.value && vehiclesText(settings.value, page.value, language),
      version: `${settings.version}-${page.version}`,
    };
  },
  privacy: recipe('legal', (answer, language) => legalText(answer, 'datenschutz', language)),
  terms: recipe('legal', (answer, language) => legalText(answer, 'agb', language)),
  imprint: recipe('legal', (answer, language) => legalText(answer, 'impressum', language)),
};

/** Pages made of a list. */
const LISTS: ReadonlySet<keyof Answers> = new Set(['services', 'team', 'gallery', 'offers']);

/** An answer that lacks its list or its switch is none; the last known one stays. */
function checked<Page extends keyof Answers>(page: Page, answer: unknown): Answers[Page] {
  const { items } = answer as { items?: unknown };
  if (LISTS.has(page) && !Array.isArray(items)) throw new Error('no items');
  if (
    page === 'vehicleSettings' &&
    typeof (answer as Answers['vehicleSettings']).maintenanceMode !== 'boolean'
  )
    throw new Error('no switch');
  return answer as Answers[Page];
}

export function isContentKey(value: string): value is ContentKey {
  return Object.hasOwn(RECIPES, value);
}

/** The texts of the site's pages from the content service, per page and language. */
export class SiteContentSource {
  readonly #sources: Source;

  constructor(contentUrl: string | undefined, log: FastifyBaseLogger) {
    const remote = <Page extends keyof Answers>(page: Page, path = `${WEBSITE_PATH}/${page}`) =>
      new RemoteValue<Answers[Page] | null>({
        url: contentUrl && contentUrl + path,
        name: `texts of ${page}`,
        initial: null,
        read: (answer) => checked<Page>(page, answer),
        log,
      });
    this.#sources = {
      hero: remote('hero'),
      slogan: remote('slogan'),
      'home-images': remote('home-images'),
      offers: remote('offers'),
      contact: remote('contact'),
      services: remote('services'),
      team: remote('team'),
      gallery: remote('gallery'),
      about: remote('about'),
      legal: remote('legal'),
      vehicles: remote('vehicles'),
      vehicleSettings: remote('vehicleSettings', VEHICLE_SETTINGS_PATH),
    };
  }

  /** What a page needs, and a version that changes with it. */
  async forPage(keys: ContentKey[], language: Language): Promise<{ content: PageContent; version: string }> {
    const known = await Promise.all(
      keys.map(async (key) => [key, await RECIPES[key](this.#sources, language)] as const),
    );
    return {
      content: Object.fromEntries(known.map(([key, { content }]) => [key, content])),
      version: known.map(([, { version }]) => version).join('.'),
    };
  }
}
