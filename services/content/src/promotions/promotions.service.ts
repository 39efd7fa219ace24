import type { ActivePromotionsResponse } from '@garage/contracts/promotions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Answer } from '../answers/answer.js';
import { Answers } from '../answers/answers.js';
import { DEFAULT_PROMOTIONS } from './default-promotions.js';
import type { PromotionEntity } from './promotion.entity.js';
import type { PromotionValues } from './promotion-values.js';
import { toActivePromotion } from './promotion.mapper.js';
import { runsAt } from './promotion.rules.js';
import { PromotionsRepository } from './promotions.repository.js';

/** Under which the answer to visitors is cached. */
export const ACTIVE_KEY = 'promotions';

@Injectable()
export class PromotionsService {
  constructor(
    private readonly promotions: PromotionsRepository,
    private readonly answers: Answers,
  ) {}

  /** Adds the example promotions, whatever is there already. */
  async fillIn(transaction: EntityManager): Promise<void> {
    await this.promotions.insert(DEFAULT_PROMOTIONS, transaction);
  }

  /** In the order in which they were made. */
  async all(): Promise<PromotionEntity[]> {
    return (await this.promotions.findAll()).toReversed();
  }

  /** Nobody else changes any until the transaction ends. */
  async hold(transaction: EntityManager): Promise<void> {
    await this.promotions.holdAll(transaction);
  }

  /** Puts others in the place of all; their pictures stay as long as anything names them. */
  async replaceAll(
    promotions: PromotionValues[],
    savedBy: string,
    transaction: EntityManager,
  ): Promise<void> {
    await this.promotions.replaceAll(promotions, savedBy, transaction);
  }

  /** What visitors see now. */
  active(): Promise<Answer<ActivePromotionsResponse>> {
    return this.answers.get(ACTIVE_KEY, async () => {
      const switchedOn = await this.promotions.findSwitchedOn();
      const now = new Date();
      const running = switchedOn.filter((promotion) => runsAt(promotion, now));
      return { promotions: running.map(toActivePromotion) };
    });
  }
}
