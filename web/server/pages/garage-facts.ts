import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { GARAGE_PATH, type Closure, type GarageFacts, type GarageResponse } from '@garage/contracts/garage';
import type { ServiceAnswers } from '../content/service-answers.ts';

export interface KnownFacts {
  garage: GarageFacts;
  /** Days off from today on, public holidays included. */
  closures: Closure[];
  /** Another number for other facts. */
  version: number;
}

/** What a content service of the release before does not say. */
const LATER = { brandColor: null, languages: [...LANGUAGES] } satisfies Partial<GarageFacts>;

/** No page can be shown yet: whose it is has not been heard. */
export class SiteStarting extends Error {
  constructor() {
    super('the content service has not answered yet');
  }
}

/** The garage facts as the content service tells them. */
export class GarageFactsSource {
  readonly #url: string | undefined;
  readonly #answers: ServiceAnswers;
  #lastKnown: Partial<GarageFacts> = {};

  constructor(contentUrl: string | undefined, answers: ServiceAnswers) {
    this.#url = contentUrl && contentUrl + GARAGE_PATH;
    this.#answers = answers;
  }

  /** What was heard last, for those who cannot wait; nothing before the first answer. */
  get lastKnown(): Partial<GarageFacts> {
    return this.#lastKnown;
  }

  async areKnown(): Promise<boolean> {
    return this.current().then(
      () => true,
      (error: unknown) => {
        if (error instanceof SiteStarting) return false;
        throw error;
      },
    );
  }

  /** Before the first answer it throws `SiteStarting`. Who has no content service shows the default garage. */
  async current(): Promise<KnownFacts> {
    const { value, version } = await this.#answers.to({
      url: this.#url,
      name: 'garage facts',
      read: (answer) => answer as GarageResponse,
    });
    if (value) {
      const garage = { ...LATER, ...value.garage };
      this.#lastKnown = garage;
      return { garage, closures: value.closures, version };
    }
    if (this.#url) throw new SiteStarting();
    return { garage: DEFAULT_GARAGE, closures: [], version };
  }
}
