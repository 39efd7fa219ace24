import type { SitePage } from '@garage/contracts/page-texts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PageRecordEntity } from './page-record.entity.js';

@Injectable()
export class PagesRepository {
  constructor(private readonly db: DataSource) {}

  /** The version that the site shows; null before the first start has filled the page in. */
  async findCurrent(page: SitePage): Promise<PageRecordEntity | null> {
    const [current] = await this.db.manager.find(PageRecordEntity, {
      where: { page },
      order: { version: 'DESC' },
      take: 1,
    });
    return current ?? null;
  }

  /** Stores the first version of each page that has none yet. */
  async insertIfAbsent(pages: Record<SitePage, object>, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(PageRecordEntity)
      .values(Object.entries(pages).map(([page, values]) => ({ page, version: 1, values, savedBy: null })))
      .orIgnore()
      .execute();
  }
}
