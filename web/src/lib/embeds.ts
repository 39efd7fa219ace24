import type { Language } from '@garage/contracts/languages';

/** What the web server offers as a page of its own, to be shown in a frame; each has its own security policy. */
export const EMBEDS = ['map', 'search', 'listing'] as const;
export type EmbedName = (typeof EMBEDS)[number];

/** The element into which the marketplace's script draws its search. */
export const SEARCH_MOUNT_ID = 'vehicle-search';

export function embedPath(name: EmbedName, language: Language): string {
  return `/embed/${language}/${name}`;
}
