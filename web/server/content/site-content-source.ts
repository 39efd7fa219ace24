import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '@garage/contracts/languages';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import type { ContentKey, PageContent, SiteContent } from '../../src/lib/content/site-content.ts';
import { aboutText, legalText, servicesTeaser, servicesText, teamText, type Answers } from './page-shapes.ts';
import { RemoteValue, type Known } from './remote-value.ts';

type Source = { [Page in keyof Answers]: RemoteValue<Answers[Page] | null> };

interface Recipe<Page extends keyof Answers, Content> {
  page: Page;
  shape: (answer: Answers[Page], language: Language) => Content;
}

function recipe<Page extends keyof Answers, Content>(
  page: Page,
  shape: Recipe<Page, Content>['shape'],
): (sources: Source, language: Language) => Promise<Known<Content | null>> {
  return async (sources, language) => {
    const { value, version } = await sources[page].current();
    return { value: value && shape(value, language), version };
  };
}

type Recipes = {
  [Key in ContentKey]: (sources: Source, language: Language) => Promise<Known<SiteContent[Key] | null>>;
};

const RECIPES: Recipes = {
  services: recipe('services', servicesText),
  'services-teaser': recipe('services', servicesTeaser),
  team: recipe('team', teamText),
  about: recipe('about', aboutText),
  privacy: recipe('legal', (answer, language) => legalText(answer, 'datenschutz', language)),
  terms: recipe('legal', (answer, language) => legalText(answer, 'agb', language)),
  imprint: recipe('legal', (answer, language) => legalText(answer, 'impressum', language)),
};

/** An answer that lacks its list is none; the last known one stays. */
function checked<Page extends keyof Answers>(page: Page, answer: unknown): Answers[Page] {
  const { items } = answer as { items?: unknown };
  if ((page === 'services' || page === 'team') && !Array.isArray(items)) throw new Error('no items');
  return answer as Answers[Page];
}

export function isContentKey(value: string): value is ContentKey {
  return Object.hasOwn(RECIPES, value);
}

/** The texts of the site's pages from the content service, per page and language. */
export class SiteContentSource {
  readonly #sources: Source;

  constructor(contentUrl: string | undefined, log: FastifyBaseLogger) {
    const remote = <Page extends keyof Answers>(page: Page) =>
      new RemoteValue<Answers[Page] | null>({
        url: contentUrl && `${contentUrl}${WEBSITE_PATH}/${page}`,
        name: `texts of ${page}`,
        initial: null,
        read: (answer) => checked<Page>(page, answer),
        log,
      });
    this.#sources = {
      services: remote('services'),
      team: remote('team'),
      about: remote('about'),
      legal: remote('legal'),
    };
  }

  /** What a page needs, and a version that changes with it. */
  async forPage(keys: ContentKey[], language: Language): Promise<{ content: PageContent; version: string }> {
    const known = await Promise.all(
      keys.map(async (key) => [key, await RECIPES[key](this.#sources, language)] as const),
    );
    return {
      content: Object.fromEntries(known.map(([key, { value }]) => [key, value])),
      version: known.map(([, { version }]) => version).join('.'),
    };
  }
}
