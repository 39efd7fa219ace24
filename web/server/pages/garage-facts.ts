import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH, type Closure, type GarageFacts, type GarageResponse } from '@garage/contracts/garage';
import { RemoteValue } from '../content/remote-value.ts';

export interface KnownFacts {
  garage: GarageFacts;
  /** Days off from today on, public holidays included. */
  closures: Closure[];
  /** Another number for other facts. */
  version: number;
}

/** The garage facts; before the first answer, those of a new installation. */
export class GarageFactsSource {
  readonly #facts: RemoteValue<GarageResponse>;

  constructor(contentUrl: string | undefined, log: FastifyBaseLogger) {
    this.#facts = new RemoteValue({
      url: contentUrl && contentUrl + GARAGE_PATH,
      name: 'garage facts',
      initial: { garage: DEFAULT_GARAGE, closures: [] },
      read: (answer) => answer as GarageResponse,
      log,
    });
  }

  async current(): Promise<KnownFacts> {
    const { value, version } = await this.#facts.current();
    return { garage: value.garage, closures: value.closures, version };
  }
}
