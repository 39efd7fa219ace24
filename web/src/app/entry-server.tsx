import { Writable } from 'node:stream';
import createEmotionServer from '@emotion/server/create-instance';
import type { i18n } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { ContentKey } from '../lib/content/site-content.ts';
import { COLOR_MODE_SCRIPT } from '../lib/color-mode.ts';
import { languageBase, localizedPath } from '../lib/languages.ts';
import { FONT_FACE_CSS, PRELOADED_FONTS } from '../theme/fonts.ts';
import { createI18n } from './i18n/create-i18n.ts';
import de from './i18n/de.ts';
import en from './i18n/en.ts';
import fr from './i18n/fr.ts';
import it from './i18n/it.ts';
import pt from './i18n/pt.ts';
import { findPage, pageMeta, PAGES, type PageMeta } from './pages.ts';
import { PAGE_STATE_ID } from './page-state-id.ts';
import type { PageState } from './page-state.tsx';
import { Providers } from './providers.tsx';
import { SEMANTIC_COLORS } from '../theme/colors.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { AppRoutes } from './router.tsx';

export { COLOR_MODE_SCRIPT, FONT_FACE_CSS, PAGE_STATE_ID, PRELOADED_FONTS };

/** Addresses without language of all public pages. */
export const PAGE_PATHS = PAGES.map(({ path }) => path);
/** Of the header, which is dark whatever the visitor chose. */
export const THEME_COLOR: string = SEMANTIC_COLORS.bg.DEFAULT[1];

export interface Crumb {
  name: string;
  /** Address without language. */
  path: string;
}

export interface PageHead extends PageMeta {
  keywords: string[];
  /** From the home page to this one. */
  crumbs: Crumb[];
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** `<style>` elements for the head. */
  styles: string;
  head: PageHead;
  /** Sources of the page and of its texts, which the browser needs at once. */
  sources: string[];
}

const texts = { de, en, fr, it, pt };
// Read-only after creation, so all requests share them.
const translations = Object.fromEntries(
  LANGUAGES.map((language) => [language, createI18n(language, texts[language])]),
) as Record<Language, i18n>;

/** Whether the address without language is one of the site's pages. */
export function hasPage(path: string): boolean {
  return findPage(path) !== undefined;
}

/** The texts that the page at an address shows. */
export function contentOf(path: string): ContentKey[] {
  return findPage(path)?.content ?? [];
}

/** Renders a public page; `path` is the address without language. */
export async function renderPage(path: string, state: PageState): Promise<RenderedPage> {
  const i18n = translations[state.language];
  const cache = createStyleCache();
  // Before rendering: it switches the cache to collecting, otherwise the styles land in the body.
  const emotion = createEmotionServer(cache);
  const html = await renderToText(
    <Providers cache={cache} i18n={i18n} state={state}>
      <StaticRouter basename={languageBase(state.language)} location={localizedPath(path, state.language)}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  const page = findPage(path);
  return {
    status: page ? 200 : 404,
    html,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    head: pageHead(path, state),
    sources: [...(page ? [page.source] : []), `src/app/i18n/${state.language}.ts`],
  };
}

function pageHead(path: string, { language, garage }: PageState): PageHead {
  const { t } = translations[language];
  const crumbs = PAGES.filter((page) => page.path === '/' || page.path === path).map((page) => ({
    name: t(`layout:navigation.${page.label}`),
    path: page.path,
  }));
  const name = crumbs.at(-1)?.name ?? '';
  return {
    ...pageMeta(path, t, garage),
    crumbs,
    keywords: [...(path === '/' ? [] : [name]), garage.name, garage.address.city, ...garage.brands],
  };
}

/** Waits for every lazy part, so that the page is whole without JavaScript. */
function renderToText(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString()));
    const stream = renderToPipeableStream(tree, {
      // Larger parts would be moved behind the page, to be put into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
}
