import { firstLanguage, GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { type Copy, LastKnown } from './last-known.js';

/** What the content service knows about the garage. While it does not answer, the last known answer stays. */
@Injectable()
export class RemoteGarage {
  private readonly garage: Copy<GarageResponse>;

  constructor(lastKnown: LastKnown) {
    this.garage = lastKnown.copyOf({
      path: GARAGE_PATH,
      read: (answer) => answer as GarageResponse,
      store: 'garage-facts',
    });
  }

  /** Opening hours and closures; 503 while they were never known, which a service that is ready has behind it. */
  async current(): Promise<GarageResponse> {
    const known = await this.ifKnown();
    if (!known) throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2 });
    return known;
  }

  /** The same for what goes on without it: null while it was never known. */
  ifKnown(): Promise<GarageResponse | null> {
    return this.garage.current();
  }

  /** In which language a customer is spoken to: the one that they have said, else the garage's first. */
  async languageFor(said: Language | undefined): Promise<Language> {
    return said ?? firstLanguage((await this.ifKnown())?.garage ?? {});
  }
}
