import type { EditorPage } from './editors.js';

/**
 * The values by which visitors' browsers load scripts and pages of others. Whoever sets them decides whose code
 * runs on the site: that takes full access (`*`), each change is in the audit record.
 */
const EMBED_ADDRESSES: { readonly [P in EditorPage]?: readonly string[] } = {
  vehicles: ['widgetScriptUrl', 'widgetHosts', 'listingFrameUrl'],
  contact: ['mapsEmbedCode'],
};

/** The names of those values that a page has. */
export function embedAddresses(page: EditorPage): readonly string[] {
  return EMBED_ADDRESSES[page] ?? [];
}

/** Staff paste an address, or the whole element that a map service hands out. */
export function mapAddress(code: string): string {
  const source = /\bsrc\s*=\s*["']([^"']+)["']/i.exec(code)?.[1] ?? code;
  return source.replaceAll('&amp;', '&').trim();
}
