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
