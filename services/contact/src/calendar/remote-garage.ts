import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import { AppError } from '@garage/shared/errors/app-error';
import { RemoteAnswer } from '@garage/shared/remote/remote-answer';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ContactConfig } from '../config/env.js';

/** What the content service knows about the garage. While it does not answer, the last known answer stays. */
@Injectable()
export class RemoteGarage implements OnApplicationBootstrap {
  private readonly garage: RemoteAnswer<GarageResponse>;

  constructor(config: ContactConfig) {
    this.garage = new RemoteAnswer(config.contentUrl, GARAGE_PATH);
  }

  /** The service starts without an answer too. */
  onApplicationBootstrap(): void {
    this.garage.prepare();
  }

  /** Opening hours and closures, at most a second old; 503 while they were never known. */
  async current(): Promise<GarageResponse> {
    const known = await this.garage.current();
    if (!known) throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2 });
    return known;
  }
}
