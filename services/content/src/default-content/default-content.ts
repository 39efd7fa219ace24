import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GarageService } from '../garage/garage.service.js';
import { SiteSettingEntity } from '../garage/site-setting.entity.js';
import { PagesService } from '../pages/pages.service.js';
import { PromotionsService } from '../promotions/promotions.service.js';

/** Counts the editions of the default records; kept with an installation, so that it says what it began with. */
export const DEFAULTS_EDITION = 1;
const FIRST_FILLED = 'default-content';

/** A new installation shows a complete, believable site; staff then replace it piece by piece. */
@Injectable()
export class DefaultContent implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly garage: GarageService,
    private readonly pages: PagesService,
    private readonly promotions: PromotionsService,
  ) {}

  /** All or nothing, whatever is there already stays; replicas may start together. */
  async onApplicationBootstrap(): Promise<void> {
    await this.db.transaction(async (manager) => {
      // First, because a replica that comes second waits here until the first has finished.
      const isFirst = await this.claimFirstStart(manager);
      await this.garage.fillIn(manager);
      await this.pages.fillIn(manager);
      // A list that staff may empty is filled only once.
      if (isFirst) await this.promotions.fillIn(manager);
    });
  }

  private async claimFirstStart(manager: EntityManager): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(SiteSettingEntity)
      .values({ key: FIRST_FILLED, value: { edition: DEFAULTS_EDITION } })
      .orIgnore()
      .returning('key')
      .execute();
    return (raw as unknown[]).length > 0;
  }
}
