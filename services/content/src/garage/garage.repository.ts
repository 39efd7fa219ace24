import type { GarageFacts } from '@garage/contracts/garage';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SiteSettingEntity } from './site-setting.entity.js';

const GARAGE_KEY = 'garage';

@Injectable()
export class GarageRepository {
  constructor(
    @InjectRepository(SiteSettingEntity) private readonly settings: Repository<SiteSettingEntity>,
  ) {}

  /** The stored facts; null before the first start has filled them in. */
  async findFacts(): Promise<GarageFacts | null> {
    const row = await this.settings.findOneBy({ key: GARAGE_KEY });
    return (row?.value as GarageFacts | undefined) ?? null;
  }

  /** Stores the facts only where none are stored yet; several replicas may call it at once. */
  async insertFactsIfAbsent(facts: GarageFacts): Promise<void> {
    await this.settings
      .createQueryBuilder()
      .insert()
      .values({ key: GARAGE_KEY, value: facts })
      .orIgnore()
      .execute();
  }
}
