import { RefreshingCache } from '../cache/refreshing-cache.ts';
import { CachedDocument, type MadeDocument } from './cached-document.ts';

const MOST = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Documents by key, each made once per version however many ask for it. Key and version must name everything that a
 * document depends on; what belongs to one visitor must never come in here. One that cannot be made leaves that of
 * the version before until the next version.
 */
export class Documents {
  readonly #made: RefreshingCache<CachedDocument> | null;

  /**
   * @param onStale learns why a document of an earlier version had to be shown
   * @param isKept not while developing, when every request shall see the code as it is now
   */
  constructor(onStale: (error: unknown, key: string) => void, { isKept }: { isKept: boolean }) {
    this.#made = isKept
      ? new RefreshingCache({ max: MOST, maxSize: MOST_BYTES, sizeOf: ({ size }) => size, onStale })
      : null;
  }

  async get(key: string, version: string, make: () => Promise<MadeDocument>): Promise<CachedDocument> {
    const refresh = async (previous?: CachedDocument) => {
      const fresh = new CachedDocument(await make());
      // What looks the same stays, with its compressed bytes.
      return previous?.etag === fresh.etag ? previous : fresh;
    };
    return this.#made ? this.#made.get(key, refresh, version) : refresh();
  }
}
