import type { GarageFacts } from '@garage/contracts/garage';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { SiteSettingEntity } from './site-setting.entity.js';

const GARAGE_KEY = 'garage';

@Injectable()
export class GarageRepository {
  constructor(
    @InjectRepository(SiteSettingEntity) private readonly settings: Repository<SiteSettingEntity>,
  ) {}

  /** The stored facts, without those that came later; null before the first start has filled them in. */
  async findFacts(): Promise<Partial<GarageFacts> | null> {
    const row = await this.settings.findOneBy({ key: GARAGE_KEY });
    return (row?.value as Partial<GarageFacts> | undefined) ?? null;
  }

  /** The stored facts with who saved them; the first start has stored some. */
  findRecord(): Promise<SiteSettingEntity> {
    return this.settings.findOneByOrFail({ key: GARAGE_KEY });
  }

  /** The same; nobody else can save until the transaction ends. */
  lockRecord(manager: EntityManager): Promise<SiteSettingEntity> {
    return manager.findOneOrFail(SiteSettingEntity, {
      where: { key: GARAGE_KEY },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async update(
    facts: GarageFacts,
    save: Pick<SiteSettingEntity, 'version' | 'savedBy'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(SiteSettingEntity, { key: GARAGE_KEY }, { ...save, value: facts });
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.settings.manager.transaction(work);
  }

  /** Stores the facts only where none are stored yet. */
  async insertFactsIfAbsent(facts: GarageFacts, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(SiteSettingEntity)
      .values({ key: GARAGE_KEY, value: facts })
      .orIgnore()
      .execute();
  }
}
