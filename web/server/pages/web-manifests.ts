import { firstLanguage, type GarageFacts } from '@garage/contracts/garage';
import { DEFAULT_LANGUAGE, localized } from '@garage/contracts/languages';

export const PANEL_MANIFEST = '/admin/panel.webmanifest';
const PNG = { type: 'image/png' };

/** What a browser shows of the site where it is kept as a bookmark. */
export function siteManifest(garage: GarageFacts, color: string): string {
  const lang = firstLanguage(garage);
  return JSON.stringify({
    id: '/',
    name: garage.name,
    description: localized(garage.description, lang),
    lang,
    start_url: '/',
    scope: '/',
    display: 'browser',
    ...shared(garage, color),
  });
}

/** Installed, the panel has a window of its own; what is outside of it opens in the browser. */
export function panelManifest(garage: GarageFacts, color: string): string {
  return JSON.stringify({
    id: '/admin/',
    name: `Verwaltung – ${garage.name}`,
    description: `Kontaktanfragen, Termine und Website von ${garage.name}`,
    start_url: '/admin/panel',
    scope: '/admin/',
    // Staff work in German, whatever visitors read.
    lang: DEFAULT_LANGUAGE,
    display: 'standalone',
    shortcuts: [
      { name: 'Termine', url: '/admin/panel?tab=appointments' },
      { name: 'Kontaktanfragen', url: '/admin/panel?tab=contact-messages' },
    ],
    ...shared(garage, color),
  });
}

function shared(garage: GarageFacts, color: string) {
  return {
    short_name: garage.name,
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', ...PNG },
      { src: '/icon-512.png', sizes: '512x512', ...PNG },
      { src: '/icon-maskable-512.png', sizes: '512x512', ...PNG, purpose: 'maskable' },
    ],
  };
}
