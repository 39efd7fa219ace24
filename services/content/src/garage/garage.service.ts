import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageFacts, GarageResponse } from '@garage/contracts/garage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Answer } from '../answers/answer.js';
import { Answers } from '../answers/answers.js';
import { upcomingClosures } from './closures.js';
import { completeFacts } from './complete-facts.js';
import { GarageRepository } from './garage.repository.js';

/** Of what visitors are told about the garage, among the answers that are kept. */
export const GARAGE_KEY = 'garage';

@Injectable()
export class GarageService {
  constructor(
    private readonly garage: GarageRepository,
    private readonly answers: Answers,
  ) {}

  answer(): Promise<Answer<GarageResponse>> {
    return this.answers.get(GARAGE_KEY, async () => {
      const garage = await this.facts();
      return { garage, closures: upcomingClosures(garage, new Date()) };
    });
  }

  /** Stores the default garage where none is stored yet. */
  async fillIn(transaction: EntityManager): Promise<void> {
    await this.garage.insertFactsIfAbsent(DEFAULT_GARAGE, transaction);
  }

  /** The facts as stored at this moment. */
  async facts(): Promise<GarageFacts> {
    return completeFacts(await this.garage.findFacts());
  }
}
