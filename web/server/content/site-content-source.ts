import type { FastifyBaseLogger } from 'fastify';
import { type BookableServicesResponse, BOOKING_PATH } from '@garage/contracts/booking';
import type { SitePage } from '@garage/contracts/editors';
import type { Language } from '@garage/contracts/languages';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { VEHICLE_SETTINGS_PATH } from '@garage/contracts/vehicles';
import { HOME_SOURCES, homeText, siteSlogan, type HomeAnswers } from './home-shapes.ts';
import {
  aboutText,
  contactText,
  galleryText,
  legalText,
  mapText,
  providerAddresses,
  serviceLinks,
  servicesTeaser,
  servicesText,
  teamText,
  vehiclesText,
  type Answers,
} from './page-shapes.ts';
import { pricedOf } from './priced-of.ts';
import { bookingPageText, footerText, notFoundText } from './site-shapes.ts';
import type { HomeText } from '../../src/components/content/home-text.ts';
import type { ContentKey, PageContent, SiteContent } from '../../src/components/content/site-content.ts';
import type { ServerConfig } from '../config.ts';
import { orNull } from './or-null.ts';
import { servicePaths } from './service-addresses.ts';
import type { Known, ServiceAnswers } from './service-answers.ts';

interface Sources {
  /** Where the answer about each page comes from. */
  pages: { [Page in keyof Answers]: () => Promise<Known<Answers[Page]>> };
  /** The contact service answers in the language that it is asked for. */
  bookable: (language: Language) => Promise<Known<BookableServicesResponse>>;
}

/** The content of a page: cheap to know, made of its answers only where it is wanted. */
interface Recipe<Content> {
  /** Another text for another content. */
  version: string;
  make: () => Content | null;
}

type FindRecipe<Content> = (
  sources: Sources,
  language: Language,
  log: FastifyBaseLogger,
) => Promise<Recipe<Content>>;

function recipe<Page extends keyof Answers, Content>(
  page: Page,
  shape: (answer: Answers[Page], language: Language) => Content,
): FindRecipe<Content> {
  return async (sources, language) => {
    const { value, version } = await sources.pages[page]();
    return { version: String(version), make: () => (value === null ? null : shape(value, language)) };
  };
}

/** The home page shows a little of many pages; what is not known is left out. */
const homeRecipe: FindRecipe<HomeText> = async (sources, language, log) => {
  const known = await Promise.all(
    HOME_SOURCES.map(async (page) => [page, await sources.pages[page]()] as const),
  );
  const answers = Object.fromEntries(
    known.map(([page, { value }]) => [page, value]),
  ) as unknown as HomeAnswers;
  return {
    version: known.map(([, { version }]) => version).join('-'),
    make: () => (known.some(([, { value }]) => value !== null) ? homeText(answers, language, log) : null),
  };
};

type Recipes = { [Key in ContentKey]: FindRecipe<SiteContent[Key]> };

const RECIPES: Recipes = {
  home: homeRecipe,
  services: recipe('services', servicesText),
  'services-teaser': recipe('services', servicesTeaser),
  'service-links': recipe('services', serviceLinks),
  'site-slogan': recipe('slogan', siteSlogan),
  footer: recipe('site', footerText),
  'not-found': recipe('site', notFoundText),
  'booking-page': recipe('booking', bookingPageText),
  team: recipe('team', teamText),
  gallery: recipe('gallery', galleryText),
  booking: async ({ bookable }, language) => {
    const { value, version } = await bookable(language);
    return { version: String(version), make: () => value };
  },
  about: recipe('about', aboutText),
  contact: recipe('contact', contactText),
  map: recipe('contact', mapText),
  vehicles: async (sources, language) => {
    const { vehicleSettings, vehicles, hero: opening } = sources.pages;
    const [settings, page, hero] = await Promise.all([vehicleSettings(), vehicles(), opening()]);
    return {
      version: `${settings.version}-${page.version}-${hero.version}`,
      make: () =>
        settings.value && vehiclesText(settings.value, { page: page.value, hero: hero.value }, language),
    };
  },
  providers: async ({ pages }) => {
    const [contact, settings] = await Promise.all([pages.contact(), pages.vehicleSettings()]);
    return {
      version: `${contact.version}-${settings.version}`,
      make: () => providerAddresses(contact.value, settings.value),
    };
  },
  privacy: recipe('legal', (answer, language) => legalText(answer, 'datenschutz', language)),
  terms: recipe('legal', (answer, language) => legalText(answer, 'agb', language)),
  imprint: recipe('legal', (answer, language) => legalText(answer, 'impressum', language)),
};

/** Pages with a list. */
const LISTS: ReadonlySet<keyof Answers> = new Set(['hero', 'services', 'team', 'gallery', 'offers']);

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

function bookableServices(answer: unknown): BookableServicesResponse {
  const { services, ...rest } = answer as BookableServicesResponse;
  if (!Array.isArray(services)) throw new Error('no services');
  return { ...rest, services: services.map((service) => ({ ...service, ...pricedOf(service) })) };
}

function withDraft(sources: Sources, page: SitePage, answer: unknown): Sources {
  const value = checked(page, answer);
  return {
    ...sources,
    pages: { ...sources.pages, [page]: async () => ({ value, version: 0 }) },
  };
}

export function isContentKey(value: string): value is ContentKey {
  return Object.hasOwn(RECIPES, value);
}

/** The texts of the site's pages from the services that know them, per page and language. */
export class SiteContentSource {
  readonly #sources: Sources;

  constructor(
    { content: contentUrl, contact: contactUrl }: ServerConfig['services'],
    answers: ServiceAnswers,
  ) {
    const remote =
      <Page extends keyof Answers>(page: Page, path = `${WEBSITE_PATH}/${page}`) =>
      () =>
        answers.to({
          url: contentUrl && contentUrl + path,
          name: `texts of ${page}`,
          read: (answer) => checked<Page>(page, answer),
        });
    this.#sources = {
      bookable: (language) =>
        answers.to({
          url: contactUrl && `${contactUrl}${BOOKING_PATH}/services?language=${language}`,
          name: `services to book in ${language}`,
          read: bookableServices,
        }),
      pages: {
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
        booking: remote('booking'),
        site: remote('site'),
        vehicles: remote('vehicles'),
        vehicleSettings: remote('vehicleSettings', VEHICLE_SETTINGS_PATH),
      },
    };
  }

  /** Ends when every page's text has been asked for, and is known unless there is no getting it. */
  async askForAll(): Promise<void> {
    await Promise.all(Object.values(this.#sources.pages).map((ask) => ask()));
  }

  /** The pages of the services; null while nothing is known of them. */
  async servicePaths(log: FastifyBaseLogger): Promise<{ paths: string[] | null; version: number }> {
    const { value, version } = await this.#sources.pages.services();
    return { paths: value && servicePaths(value, log), version };
  }

  /**
   * What a page needs, made when it is wanted, and a version that changes with it; a draft stands in for what is
   * stored.
   *
   * @param log of the request, which hears of what cannot be made of an answer
   */
  async forPage(
    keys: ContentKey[],
    language: Language,
    log: FastifyBaseLogger,
    draft?: { page: SitePage; answer: unknown },
  ): Promise<{ content: () => PageContent; version: string }> {
    const sources = draft ? withDraft(this.#sources, draft.page, draft.answer) : this.#sources;
    const known = await Promise.all(
      keys.map(async (key) => [key, await RECIPES[key](sources, language, log)] as const),
    );
    return {
      content: () =>
        Object.fromEntries(
          known.map(([key, { make }]) => [key, orNull<PageContent[ContentKey]>(key, make, log)]),
        ) as PageContent,
      version: known.map(([, { version }]) => version).join('.'),
    };
  }
}
