import type { LabelledField } from './labelled-editors.ts';

/** What search engines show of a page. */
export interface SearchResult {
  title: string;
  description: string;
  /** The whole address. */
  address: string;
}

/** The same, read from the document that they read. */
export function searchResultOf(html: string): SearchResult {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    address: attribute('link[rel="canonical"]', 'href'),
  };
}

/** The address as search engines write it: `garage.ch › fr › contact`. */
export function writtenAddress(address: string): string {
  const [, host, path = ''] = /^https?:\/\/([^/]+)(.*)$/.exec(address) ?? [];
  return host ? [host, ...path.split('/').filter(Boolean)].join(' › ') : address;
}

/** About so many characters, ending with a whole word. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/u, '')} …`;
}

/** Of a text that search engines show: about how many characters; null of all others. */
export function shownLength(field: LabelledField): number | null {
  return 'shown' in field ? (field.shown ?? null) : null;
}
