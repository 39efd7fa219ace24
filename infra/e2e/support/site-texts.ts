import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { eventually } from './eventually.ts';
import { addressIn } from './stored-fields.ts';

/** Where something is said, and what. */
type SaidText = [where: string, text: string];

/** Reads all that a site says in its answers, headers included. */
export class SiteTexts {
  readonly #url: string;
  readonly #firstLanguage: Language;

  constructor(url: string, firstLanguage: Language) {
    this.#url = url;
    this.#firstLanguage = firstLanguage;
  }

  /** Where the site has a page in a language. */
  addressIn(language: Language, path: string): string {
    return addressIn(language, path, this.#firstLanguage);
  }

  inAll(paths: string[]): string[] {
    return paths.flatMap((path) => LANGUAGES.map((language) => this.addressIn(language, path)));
  }

  async read(path: string, init: RequestInit = {}): Promise<SaidText> {
    const answer = await fetch(new URL(path, this.#url), init);
    return [`${path} (${answer.status})`, [...answer.headers, await answer.text()].join('\n')];
  }

  async readAll(paths: string[], init?: RequestInit): Promise<Map<string, string>> {
    return new Map(await Promise.all(paths.map((path) => this.read(path, init))));
  }

  /** Every page that the site lists, and those that it does not. */
  async pages(): Promise<Map<string, string>> {
    const more = [
      ...this.inAll(['/no/such/page', '/booking/appointment', '/booking?service=1']),
      '/admin',
      '/reset-admin',
    ];
    return this.readAll([...(await this.#listed()), ...more]);
  }

  async untilSaid(path: string, words: string, init?: RequestInit): Promise<void> {
    const isSaid = await eventually(
      async () => (await this.read(path, init))[1].includes(words),
      true,
      20_000,
    );
    if (isSaid) return;
    throw new Error(`${path} does not say ${words}: ${(await this.read(path, init))[1].slice(0, 2000)}`);
  }

  /** The addresses that the site itself lists, without its origin. */
  async #listed(): Promise<string[]> {
    const [, sitemap] = await this.read('/sitemap.xml');
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  }
}
