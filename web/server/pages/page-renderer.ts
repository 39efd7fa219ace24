import { DEFAULT_LANGUAGE, type Language } from '@garage/contracts/languages';
import type { GarageFacts } from '@garage/contracts/garage';
import type { PageContent } from '../../src/lib/content/site-content.ts';
import type { PageState } from '../../src/app/page-state.tsx';
import type { MadeDocument } from './cached-document.ts';
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
  page: (path: string, facts: KnownFacts, content: PageContent, language: Language) => Promise<MadeDocument>;
  /** A page that belongs to one visitor: the answer to a form sent without JavaScript. */
  formAnswer: (path: string, state: PageState, status: number) => Promise<MadeDocument>;
  /** The staff area runs in the browser only; the page is the same for whoever asks. */
  staffShell: (facts: KnownFacts) => Promise<MadeDocument>;
}

export function pageState(language: Language, garage: GarageFacts, content: PageContent): PageState {
  return { language, garage, renderedAt: currentMinute(), content };
}

function made(status: number, parts: Parameters<typeof htmlDocument>[0]): MadeDocument {
  const body = htmlDocument(parts);
  return { status, type: HTML, body, visible: body.replace(parts.state.renderedAt, '') };
}

/** Turns addresses and facts into whole HTML documents. */
export function createPageRenderer(site: Site, publicUrl: string): PageRenderer {
  async function render(path: string, state: PageState) {
    const module = await site.load();
    const { head, status, html, styles, sources } = await module.renderPage(path, state);
    const { title, description } = head;
    const parts = { site: module, state, title, description, html, styles, headScript: site.headScript };
    return { status, head, parts: { ...parts, assets: site.assets(sources) } };
  }

  return {
    page: async (path, { garage, closures }, content, language) => {
      const { status, head, parts } = await render(path, pageState(language, garage, content));
      const search =
        status === 200 ? searchAndShare({ path, language, publicUrl, garage, closures, head }) : null;
      return made(status, { ...parts, search });
    },

    formAnswer: async (path, state, status) => {
      const { parts } = await render(path, state);
      return made(status, { ...parts, search: null });
    },

    staffShell: async ({ garage }) =>
      made(200, {
        site: await site.load(),
        state: pageState(DEFAULT_LANGUAGE, garage, {}),
        title: `Verwaltung – ${garage.name}`,
        description: '',
        html: '',
        styles: '',
        assets: site.assets(['src/app/i18n/de.ts']),
        headScript: site.headScript,
        search: null,
      }),
  };
}
