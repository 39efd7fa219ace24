import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PromotionEntity } from './promotion.entity.js';
import type { PromotionValues } from './promotion-values.js';

/** What an example promotion is made of; the rest the database fills in. */
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

  /** The newest first. */
  findAll(): Promise<PromotionEntity[]> {
    return this.db.manager.find(PromotionEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async insert(promotions: NewPromotion[], manager: EntityManager): Promise<void> {
    // Copies, because TypeORM writes the new ids into what it is given.
    await manager.insert(
      PromotionEntity,
      promotions.map((promotion) => ({ ...promotion })),
    );
  }

  /** Nobody else changes any until the transaction ends. */
  async holdAll(manager: EntityManager): Promise<void> {
    await manager.query('LOCK TABLE content.promotions IN SHARE ROW EXCLUSIVE MODE');
  }

  /** Puts others in the place of all. */
  async replaceAll(promotions: PromotionValues[], savedBy: string, manager: EntityManager): Promise<void> {
    await this.holdAll(manager);
    await manager.query('DELETE FROM content.promotions');
    const transaction = new PromotionsTransaction(manager);
    for (const promotion of promotions) await transaction.insert(promotion, savedBy);
  }

  transaction<T>(work: (promotions: PromotionsTransaction) => Promise<T>): Promise<T> {
    return this.db.transaction((manager) => work(new PromotionsTransaction(manager)));
  }
}

/** Promotions as seen and written inside one transaction. */
export class PromotionsTransaction {
  constructor(private readonly manager: EntityManager) {}

  /** Holds the promotion until the transaction ends, so that two changes never mix. */
  lock(id: number): Promise<PromotionEntity | null> {
    return this.manager.findOne(PromotionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  insert(values: PromotionValues, savedBy: string): Promise<PromotionEntity> {
    return this.manager.save(this.manager.create(PromotionEntity, { ...values, savedBy }));
  }

  update(
    before: PromotionEntity,
    values: Partial<PromotionValues>,
    savedBy: string,
  ): Promise<PromotionEntity> {
    // Assigned, not merged: a translation that is taken out is gone.
    return this.manager.save(Object.assign(before, values, { savedBy }));
  }

  async delete(id: number): Promise<void> {
    await this.manager.delete(PromotionEntity, id);
  }

  audit(entry: AuditEntry): Promise<void> {
    return recordAudit(this.manager, entry);
  }
}
