import type { Language } from '@garage/contracts/languages';

/** What the web server offers as a page of its own, to be shown in a frame; each has its own security policy. */
export const EMBEDS = ['map', 'search', 'listing'] as const;
export type EmbedName = (typeof EMBEDS)[number];

/** The element into which the marketplace's script draws its search. */
export const SEARCH_MOUNT_ID = 'vehicle-search';

/**
 * What the frame with the marketplace's script may do. Without `allow-same-origin` its origin is nobody's, so
 * for the script the site around it is a stranger's: no call with the visitor's session, no document, no
 * storage. What it opens in a tab of its own is an ordinary page.
 */
export const SEARCH_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** How it goes in the frame: the call to start was heard, and what came of it. */
export const SEARCH_STATES = ['started', 'shown', 'failed'] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

/** What page and frame send each other; the page only ever sends `start`. */
export interface SearchMessage {
  vehicleSearch: 'start' | SearchState;
}

/** What the frame says in a message; null for what is not for us. Anybody can send anything. */
export function searchStateIn(data: unknown): SearchState | null {
  if (typeof data !== 'object' || data === null || !('vehicleSearch' in data)) return null;
  return SEARCH_STATES.find((state) => state === data.vehicleSearch) ?? null;
}

export function embedPath(name: EmbedName, language: Language): string {
  return `/embed/${language}/${name}`;
}
