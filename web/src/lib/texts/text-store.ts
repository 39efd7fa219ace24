import type { i18n } from 'i18next';

/** Fetches the texts of one namespace in the page's language. */
export type LoadTexts = (namespace: string) => Promise<object>;

/** The texts of one language, and those that are still on their way. */
export class TextStore {
  readonly i18n: i18n;
  readonly #load: LoadTexts;
  readonly #loading = new Map<string, Promise<void>>();

  constructor(texts: i18n, load: LoadTexts) {
    this.i18n = texts;
    this.#load = load;
  }

  /** Null when the texts are there; a failure stays, as it does for the files of a page, until a reload. */
  loading(namespace: string): Promise<void> | null {
    if (this.i18n.hasResourceBundle(this.i18n.language, namespace)) return null;
    let running = this.#loading.get(namespace);
    if (!running) {
      running = this.#fetch(namespace);
      // Whoever waits for it learns of a failure; of several that fail the page reports the first.
      running.catch(() => undefined);
      this.#loading.set(namespace, running);
    }
    return running;
  }

  async #fetch(namespace: string): Promise<void> {
    this.i18n.addResourceBundle(this.i18n.language, namespace, await this.#load(namespace));
  }
}
