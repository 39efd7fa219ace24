import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageFacts } from '@garage/contracts/garage';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { GarageRepository } from './garage.repository.js';

@Injectable()
export class GarageService implements OnApplicationBootstrap {
  constructor(private readonly garage: GarageRepository) {}

  /** A new installation shows a complete, believable site; staff then replace the record. */
  async onApplicationBootstrap(): Promise<void> {
    await this.garage.insertFactsIfAbsent(DEFAULT_GARAGE);
  }

  async facts(): Promise<GarageFacts> {
    return (await this.garage.findFacts()) ?? DEFAULT_GARAGE;
  }
}
