import { createContext, use, useContext, useState, type ReactNode } from 'react';
import type { ContentKey, PageContent, SiteContent } from './site-content.ts';

/** Fetches content that the first page did not bring. */
export type LoadContent = <Key extends ContentKey>(key: Key) => Promise<SiteContent[Key] | null>;

/** A failure is forgotten, so that the next visit to the page tries again. */
const FAILURE_KEPT_MS = 10_000;

class ContentStore {
  readonly #known: PageContent;
  readonly #load: LoadContent;
  readonly #loading = new Map<ContentKey, Promise<unknown>>();

  constructor(initial: PageContent, load: LoadContent) {
    this.#known = { ...initial };
    this.#load = load;
  }

  known<Key extends ContentKey>(key: Key): SiteContent[Key] | null | undefined {
    return this.#known[key];
  }

  loading<Key extends ContentKey>(key: Key): Promise<SiteContent[Key] | null> {
    let running = this.#loading.get(key) as Promise<SiteContent[Key] | null> | undefined;
    if (!running) {
      running = this.#ask(key);
      this.#loading.set(key, running);
    }
    return running;
  }

  async #ask<Key extends ContentKey>(key: Key): Promise<SiteContent[Key] | null> {
    const content = await this.#load(key).catch(() => null);
    if (content === null) setTimeout(() => this.#loading.delete(key), FAILURE_KEPT_MS);
    return content;
  }
}

const ContentContext = createContext<ContentStore | null>(null);

interface ContentProviderProps {
  initial: PageContent;
  load: LoadContent;
  children: ReactNode;
}

export function ContentProvider({ initial, load, children }: ContentProviderProps) {
  const [store] = useState(() => new ContentStore(initial, load));
  return <ContentContext value={store}>{children}</ContentContext>;
}

/**
 * The texts of a page. They come with the page that the server rendered; after a change of page in the
 * browser the page waits for them. Null when they cannot be had: the page then says so.
 */
export function useContent<Key extends ContentKey>(key: Key): SiteContent[Key] | null {
  const store = useContext(ContentContext);
  if (!store) throw new Error('useContent needs a ContentProvider');
  return ask(store, key);
}

/** The same where the page came with them; nothing is fetched, and nobody waits. */
export function useKnownContent<Key extends ContentKey>(key: Key): SiteContent[Key] | null {
  return useContext(ContentContext)?.known(key) ?? null;
}

/** All that a page shows, at once. */
export function useContents(keys: readonly ContentKey[]): PageContent {
  const store = useContext(ContentContext);
  if (!store) throw new Error('useContents needs a ContentProvider');
  // What is not there is fetched together, not one after the other.
  for (const key of keys) if (store.known(key) === undefined) void store.loading(key);
  return Object.fromEntries(keys.map((key) => [key, ask(store, key)]));
}

function ask<Key extends ContentKey>(store: ContentStore, key: Key): SiteContent[Key] | null {
  const known = store.known(key);
  return known === undefined ? use(store.loading(key)) : known;
}
