import { DEFAULT_LANGUAGE, type Language } from '@garage/contracts/languages';
import type { GarageFacts } from '@garage/contracts/garage';
import type { PageState } from '../../src/app/page-state.tsx';
import type { MadeDocument } from './cached-document.ts';
import { htmlDocument } from './html-document.ts';
import type { Site } from './site.ts';

const HTML = 'text/html; charset=utf-8';
const MINUTE_MS = 60_000;

/** The minute as a whole: nothing on a page changes within it, so everybody gets the same page. */
export function currentMinute(): string {
  return new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();
}

export interface PageRenderer {
  page: (path: string, state: PageState, status?: number) => Promise<MadeDocument>;
  /** The staff area runs in the browser only; the page is the same for whoever asks. */
  staffShell: (garage: GarageFacts) => Promise<MadeDocument>;
}

/** Turns addresses and facts into whole HTML documents. */
export function createPageRenderer(site: Site, publicUrl: string): PageRenderer {
  return {
    page: async (path, state, status) => {
      const module = await site.load();
      const page = await module.renderPage(path, state);
      const code = status ?? page.status;
      const body = htmlDocument({
        site: module,
        state,
        path,
        publicUrl,
        meta: page.meta,
        html: page.html,
        styles: page.styles,
        assets: site.assets(page.sources),
        headScript: site.headScript,
        noIndex: code !== 200 || state.contactForm !== undefined,
      });
      return { status: code, type: HTML, body, visible: body.replace(state.renderedAt, '') };
    },

    staffShell: async (garage) => {
      const state = pageState(DEFAULT_LANGUAGE, garage);
      const body = htmlDocument({
        site: await site.load(),
        state,
        path: '/admin',
        publicUrl,
        meta: { title: `Verwaltung – ${garage.name}`, description: '' },
        html: '',
        styles: '',
        assets: site.assets(['src/app/i18n/de.ts']),
        headScript: site.headScript,
        noIndex: true,
      });
      return { status: 200, type: HTML, body, visible: body.replace(state.renderedAt, '') };
    },
  };
}

export function pageState(language: Language, garage: GarageFacts): PageState {
  return { language, garage, renderedAt: currentMinute() };
}
