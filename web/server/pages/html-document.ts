import type { PageState } from '../../src/app/page-state.tsx';
import { escapeText, scriptJson } from './html-escapes.ts';
import type { PageAssets, SiteModule } from './site.ts';

interface DocumentParts {
  site: SiteModule;
  state: PageState;
  title: string;
  description: string;
  html: string;
  preloads?: string;
  styles: string;
  assets: PageAssets;
  headScript?: string;
  /** What makes an app of it; that of the site when absent. */
  webManifest?: string;
  /** What search engines read; null for pages that they must not list: errors, results of a form. */
  search: string | null;
}

/** The page around what React rendered. The order in the head is that of the browser's needs. */
export function htmlDocument(parts: DocumentParts): string {
  const { site, state, html, styles, assets, preloads = '', headScript = '' } = parts;
  return (
    `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    // Painted while it is still being read, the page would move under the visitor's eyes: what stands at the
    // bottom of the first view is pushed up by each line that follows. So it is read to its last element first.
    `<link rel="expect" href="#${site.PAGE_STATE_ID}" blocking="render">` +
    `<title>${escapeText(parts.title)}</title><meta name="description" content="${escapeText(parts.description)}">` +
    `<script>${site.HEAD_SCRIPT}</script>${headScript}` +
    site.PRELOADED_FONTS.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ).join('') +
    preloads +
    `<style>${site.FONT_FACE_CSS}${site.COLOR_SCHEME_CSS}</style>${site.BASE_STYLES}${styles}${ownColor(parts)}` +
    // The page is whole without it: no picture or font of the first view waits for it.
    `<script type="module" fetchpriority="low" src="${assets.entry}" data-modules="${assets.modules.join(' ')}"></script>` +
    (parts.search ?? '<meta name="robots" content="noindex">') +
    // The bar below the browser's own is dark in both colour schemes.
    `<meta name="theme-color" content="${site.THEME_COLOR}">` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<link rel="manifest" href="${parts.webManifest ?? '/site.webmanifest'}">` +
    `</head><body><div id="root">${html}</div>` +
    `<script type="application/json" id="${site.PAGE_STATE_ID}">${scriptJson(state)}</script></body></html>`
  );
}

/** Last, so that it counts: the shades of the garage's own colour, where it has one. */
function ownColor({ site, state }: DocumentParts): string {
  const { brandColor } = state.garage;
  return brandColor ? `<style>${site.brandStyles(brandColor)}</style>` : '';
}
