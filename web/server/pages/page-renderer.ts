import type { FastifyBaseLogger } from 'fastify';
import type { GarageFacts } from '@garage/contracts/garage';
import { DEFAULT_LANGUAGE, type Language } from '@garage/contracts/languages';
import { languageBase } from '@garage/contracts/page-addresses';
import type { PageContent } from '../../src/components/content/site-content.ts';
import type { PageState } from '../../src/app/page-state.tsx';
import { UNKNOWN_PAGE } from '../../src/config/unknown-page.ts';
import { siteClosures } from '../../src/components/garage/closures.ts';
import { PANEL_MANIFEST } from './web-manifests.ts';
import type { SiteGarage } from '../../src/components/garage/garage-context.tsx';
import { withGarageOffset } from '../../src/components/garage/opening-hours.ts';
import type { MadeDocument } from './cached-document.ts';
import { drawWhatWorks } from './draw-what-works.ts';
import { htmlDocument } from './html-document.ts';
import type { KnownFacts } from './garage-facts.ts';
import { searchAndShare } from './search-and-share.ts';
import type { Site } from './site.ts';

const HTML = 'text/html; charset=utf-8';
const MINUTE_MS = 60_000;

/** The minute as a whole: nothing on a page changes within it, so everybody gets the same page. */
export function currentMinute(): string {
  return new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();
}

export interface PageRenderer {
  page: (
    path: string,
    facts: KnownFacts,
    content: PageContent,
    language: Language,
    log: FastifyBaseLogger,
  ) => Promise<MadeDocument<string>>;
  /** A page that belongs to one visitor: the answer to a form sent without JavaScript. */
  formAnswer: (
    path: string,
    state: PageState,
    status: number,
    log: FastifyBaseLogger,
  ) => Promise<MadeDocument<string>>;
  /** The staff area runs in the browser only; the page is the same for whoever asks. */
  staffShell: (facts: KnownFacts) => Promise<MadeDocument<string>>;
}

/** What the browser needs of what is known: one language, and the days off once. */
export function pageState(
  language: Language,
  { garage, closures }: Pick<KnownFacts, 'garage' | 'closures'>,
  content: PageContent,
): PageState {
  return {
    language,
    base: languageBase(language, garage),
    garage: shownFacts(garage),
    closures: siteClosures(closures, language),
    renderedAt: withGarageOffset(new Date(currentMinute())),
    content,
  };
}

function shownFacts(garage: GarageFacts): SiteGarage {
  const {
    closures: _closures,
    description: _description,
    holidays: _holidays,
    priceRange: _priceRange,
    serviceRadiusMetres: _radius,
    ...shown
  } = garage;
  return shown;
}

function made(status: number, parts: Parameters<typeof htmlDocument>[0]): MadeDocument<string> {
  const body = htmlDocument(parts);
  return { status, type: HTML, body, visible: body.replace(parts.state.renderedAt, '') };
}

/** Turns addresses and facts into whole HTML documents. */
export function createPageRenderer(site: Site, publicUrl: string): PageRenderer {
  async function render(path: string, state: PageState) {
    const module = await site.load();
    const { head, status, html, preloads, styles, sources } = await module.renderPage(path, state);
    const { title, description } = head;
    const parts = {
      site: module,
      state,
      title,
      description,
      html,
      preloads,
      styles,
      headScript: site.headScript,
    };
    return { status, head, parts: { ...parts, assets: site.assets(sources) } };
  }

  return {
    page: (path, known, stored, language, log) =>
      drawWhatWorks(
        stored,
        async (content) => {
          const { garage, closures } = known;
          const state = pageState(language, known, content);
          const { status, head, parts } = await render(
            path,
            path === UNKNOWN_PAGE ? { ...state, isUnknown: true } : state,
          );
          const search =
            status === 200
              ? searchAndShare({ path, language, publicUrl, garage, closures, head, content })
              : null;
          return made(status, { ...parts, search });
        },
        log,
      ),

    formAnswer: (path, state, status, log) =>
      drawWhatWorks(
        state.content,
        async (content) => {
          const { parts } = await render(path, { ...state, content });
          return made(status, { ...parts, search: null });
        },
        log,
      ),

    staffShell: async (known) =>
      made(200, {
        site: await site.load(),
        // German under addresses without language, whatever the site speaks there.
        state: { ...pageState(DEFAULT_LANGUAGE, known, {}), base: '' },
        title: `Verwaltung – ${known.garage.name}`,
        description: '',
        html: '',
        styles: '',
        assets: site.assets(['texts-de']),
        headScript: site.headScript,
        webManifest: PANEL_MANIFEST,
        search: null,
      }),
  };
}
