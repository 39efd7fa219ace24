import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import { ContentAnswer } from '@garage/shared/remote/content-answer';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';

/** What everybody knows of the garage, and tries first. */
@Injectable()
export class GarageNames implements OnApplicationBootstrap {
  private readonly garage: ContentAnswer<GarageResponse>;

  constructor(config: AuthConfig) {
    this.garage = new ContentAnswer(config.contentUrl, GARAGE_PATH);
  }

  /** Asks ahead of the first password; not awaited, because the service starts without an answer too. */
  onApplicationBootstrap(): void {
    void this.garage.current();
  }

  /**
   * Town and name as the content service last said; none while it has never answered, because a password must be
   * settable without it.
   */
  async current(): Promise<string[]> {
    const known = await this.garage.current();
    return known ? [known.garage.address.city, known.garage.name] : [];
  }
}
