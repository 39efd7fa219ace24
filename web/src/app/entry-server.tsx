import { Writable } from 'node:stream';
import createEmotionServer, { type EmotionServer } from '@emotion/server/create-instance';
import type { i18n } from 'i18next';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { ContentKey } from '../components/content/site-content.ts';
import { COLOR_MODE_SCRIPT } from './layout/color-mode.ts';
import { CONSENT_SCRIPT } from '../components/third-parties/consent.ts';
import { COLOR_SCHEME_CSS } from '../theme/color-scheme.ts';
import { FONT_FACE_CSS, PRELOADED_FONTS } from '../theme/fonts.ts';
import { ALL_TEXTS } from './i18n/all-texts.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { pageTextsSource } from './i18n/page-texts.ts';
import { findPage, isMissing, pageMeta, PAGES, type PageMeta } from './pages.ts';
import { PAGE_STATE_ID } from './page-state-id.ts';
import type { PageState } from './page-state.tsx';
import { Providers } from './providers.tsx';
import { inBrandColor } from '../theme/brand-pictures.ts';
import { brandStyles } from '../theme/brand-shades.ts';
import { SITE_COLORS } from '../theme/colors.ts';
import { baseSystem } from '../theme/base-system.ts';
import { createStyleCache, STYLE_NAMES } from '../theme/style-cache.ts';
import { AppRoutes } from './router.tsx';

/** Runs in the head before the first paint; the only inline script of the site, allowed by its hash. */
export const HEAD_SCRIPT: string = COLOR_MODE_SCRIPT + CONSENT_SCRIPT;

export { brandStyles, COLOR_SCHEME_CSS, FONT_FACE_CSS, inBrandColor, PAGE_STATE_ID, PRELOADED_FONTS };

/** Addresses without language of all pages that anybody may find, but for those that stand for many. */
export const PAGE_PATHS = PAGES.filter(({ isUnlisted, nameAt }) => !isUnlisted && !nameAt).map(
  ({ path }) => path,
);
/** Of the header, which is dark whatever the visitor chose. */
export const THEME_COLOR: string = SITE_COLORS.bg.DEFAULT[1];

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
  /** `<link>` elements for the head: what the page needs at once. */
  preloads: string;
  /** `<style>` elements for the head. */
  styles: string;
  head: PageHead;
  /** Sources of the page and of its texts, which the browser needs at once. */
  sources: string[];
}

// Read-only after creation, so all requests share them.
const translations = Object.fromEntries(
  LANGUAGES.map((language) => [language, createI18n(language, ALL_TEXTS[language])]),
) as Record<Language, i18n>;

/** `<style>` elements that every document begins with, also that of the staff area. */
export const BASE_STYLES: string = baseStyles();

function baseStyles(): string {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={baseSystem}>{null}</ChakraProvider>
    </CacheProvider>,
  );
  return styleElements(emotion, '');
}

/** For what was rendered, without one that would be empty. */
function styleElements(emotion: EmotionServer, rendered: string): string {
  return emotion
    .extractCriticalToChunks(rendered)
    .styles.filter(({ css }) => css)
    .map(({ ids, css }) => `<style ${STYLE_NAMES}="${ids.join(' ')}">${css}</style>`)
    .join('');
}

/** Whether the address without language is one of the site's pages. */
export function hasPage(path: string): boolean {
  return findPage(path) !== undefined;
}

/** What an address shows that does not exist. */
const NO_PAGE: ContentKey[] = ['not-found'];
/** What the frame around every page shows. */
const EVERY_PAGE: ContentKey[] = ['service-links', 'site-slogan', 'footer'];

/** The texts that the page at an address shows. */
export function contentOf(path: string): ContentKey[] {
  const page = findPage(path);
  return [...(page ? (page.content ?? []) : NO_PAGE), ...EVERY_PAGE];
}

/** Renders a public page; `path` is the address without language. */
export async function renderPage(path: string, state: PageState): Promise<RenderedPage> {
  const i18n = translations[state.language];
  const cache = createStyleCache();
  // Before rendering: it switches the cache to collecting, otherwise the styles land in the body.
  const emotion = createEmotionServer(cache);
  const rendered = await renderToText(
    <Providers cache={cache} i18n={i18n} state={state}>
      <StaticRouter basename={state.base} location={localizedPath(path, state.language, state.garage)}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  const { preloads, html } = splitPreloads(rendered);
  return {
    status: isMissing(path, state.content) ? 404 : 200,
    html,
    preloads,
    styles: styleElements(emotion, html),
    head: pageHead(path, state),
    sources: pageSources(path, state.language),
  };
}

/** Of a page's code and texts, to be fetched at once instead of one after the other. */
export function pageSources(path: string, language: Language): string[] {
  const page = findPage(path);
  const own = page?.component.texts;
  return [
    ...(page ? [page.source] : []),
    `texts-${language}`,
    ...(own ? [pageTextsSource(own, language)] : []),
  ];
}

function pageHead(path: string, { language, garage, content }: PageState): PageHead {
  const { t } = translations[language];
  const crumbs = PAGES.filter((page) => page.path === '/' || isWithin(page.path, path)).map((page) => ({
    name: t(`layout:navigation.${page.label}`),
    path: page.path,
  }));
  const own = findPage(path)?.nameAt?.(path, content);
  if (own) crumbs.push({ name: own, path });
  const name = crumbs.at(-1)?.name ?? '';
  return {
    ...pageMeta(path, t, garage, content),
    crumbs,
    keywords: [...(path === '/' ? [] : [name]), garage.name, garage.address.city, ...garage.brands],
  };
}

/** Whether an address is that of a page, or below it. */
function isWithin(page: string, path: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

/** React writes what it wants to be fetched early in front of a page that has no head of its own. */
function splitPreloads(rendered: string): { preloads: string; html: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  return { preloads, html: rendered.slice(preloads.length) };
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
