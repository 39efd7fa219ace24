import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@garage/contracts/languages';
import type { PageMeta } from '../../src/app/pages.ts';
import { localizedPath } from '../../src/lib/languages.ts';
import type { PageState } from '../../src/app/page-state.tsx';
import type { PageAssets, SiteModule } from './site.ts';

interface DocumentParts {
  site: SiteModule;
  state: PageState;
  /** Address without language. */
  path: string;
  publicUrl: string;
  meta: PageMeta;
  html: string;
  styles: string;
  assets: PageAssets;
  headScript?: string;
  /** Pages that search engines must not list: the staff area, errors, results of a form. */
  noIndex: boolean;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** JSON inside a script element must not be able to end it. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function alternates({ path, publicUrl, state, noIndex }: DocumentParts): string {
  if (noIndex) return '<meta name="robots" content="noindex">';
  const address = (language: Language) => escape(publicUrl + localizedPath(path, language));
  return [
    `<link rel="canonical" href="${address(state.language)}">`,
    ...LANGUAGES.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LANGUAGE)}">`,
    `<meta property="og:url" content="${address(state.language)}">`,
  ].join('');
}

/** The page around what React rendered. The order in the head is that of the browser's needs. */
export function htmlDocument(parts: DocumentParts): string {
  const { site, state, meta, html, styles, assets, headScript = '' } = parts;
  const title = escape(meta.title);
  const description = escape(meta.description);
  return (
    `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><meta name="description" content="${description}">` +
    `<script>${site.COLOR_MODE_SCRIPT}</script>${headScript}` +
    site.PRELOADED_FONTS.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ).join('') +
    `<style>${site.FONT_FACE_CSS}</style>${styles}` +
    `<script type="module" src="${assets.entry}" data-modules="${assets.modules.join(' ')}"></script>` +
    alternates(parts) +
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escape(state.garage.name)}">` +
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">` +
    '<meta name="theme-color" content="#0a0c0f">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">' +
    `</head><body><div id="root">${html}</div>` +
    `<script type="application/json" id="${site.PAGE_STATE_ID}">${json(state)}</script></body></html>`
  );
}
