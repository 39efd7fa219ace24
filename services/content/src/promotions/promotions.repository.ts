import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PromotionEntity } from './promotion.entity.js';

/** What a promotion is made of; the rest the database fills in. */
export type NewPromotion = Pick<
  PromotionEntity,
  | 'name'
  | 'title'
  | 'description'
  | 'translations'
  | 'type'
  | 'isActive'
  | 'startDate'
  | 'endDate'
  | 'ignoreDates'
  | 'visualEffect'
  | 'imageUrl'
>;

@Injectable()
export class PromotionsRepository {
  constructor(private readonly db: DataSource) {}

  /** Those that are switched on, whatever their days; the one that ends first in front. */
  findSwitchedOn(): Promise<PromotionEntity[]> {
    return this.db.manager.find(PromotionEntity, {
      where: { isActive: true },
      order: { endDate: 'ASC', id: 'ASC' },
    });
  }

  async insert(promotions: NewPromotion[], manager: EntityManager): Promise<void> {
    await manager.insert(PromotionEntity, promotions);
  }
}
