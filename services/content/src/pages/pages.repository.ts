import { LISTED_VERSIONS } from '@garage/contracts/editor-pages';
import type { TextPage } from '@garage/contracts/page-fields';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PageRecordEntity } from './page-record.entity.js';

/** First part of the advisory lock's key; the page is the second. */
const PAGE_LOCK = 0x70616765;

@Injectable()
export class PagesRepository {
  constructor(private readonly db: DataSource) {}

  /** The version that the site shows; null before the first start has filled the page in. */
  async findCurrent(page: TextPage, manager = this.db.manager): Promise<PageRecordEntity | null> {
    const [current] = await manager.find(PageRecordEntity, {
      where: { page },
      order: { version: 'DESC' },
      take: 1,
    });
    return current ?? null;
  }

  /** The current version of every page. */
  findAllCurrent(manager = this.db.manager): Promise<PageRecordEntity[]> {
    return manager
      .createQueryBuilder(PageRecordEntity, 'record')
      .distinctOn(['record.page'])
      .orderBy('record.page')
      .addOrderBy('record.version', 'DESC')
      .getMany();
  }

  findVersion(page: TextPage, version: number): Promise<PageRecordEntity | null> {
    return this.db.manager.findOneBy(PageRecordEntity, { page, version });
  }

  /** Who saved when, newest first, without what they saved. */
  findVersions(page: TextPage): Promise<PageRecordEntity[]> {
    return this.db.manager.find(PageRecordEntity, {
      select: { page: true, version: true, savedAt: true, savedBy: true },
      where: { page },
      order: { version: 'DESC' },
      take: LISTED_VERSIONS,
    });
  }

  /** What the last versions of a page say, the oldest of them first. */
  async findHistory(page: TextPage): Promise<PageRecordEntity['values'][]> {
    const versions = await this.db.manager.find(PageRecordEntity, {
      where: { page },
      order: { version: 'DESC' },
      take: LISTED_VERSIONS,
    });
    return versions.map(({ values }) => values).toReversed();
  }

  /** Lets one save of a page come after the other until the transaction ends, in all replicas. */
  async lock(page: TextPage, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAGE_LOCK, page]);
  }

  /** Stores the next version of a page that the transaction has locked. */
  async insertVersion(
    record: Pick<PageRecordEntity, 'page' | 'version' | 'values' | 'savedBy'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(PageRecordEntity, record);
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Stores the first version of each page that has none yet. */
  async insertIfAbsent(pages: Record<TextPage, object>, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(PageRecordEntity)
      .values(Object.entries(pages).map(([page, values]) => ({ page, version: 1, values, savedBy: null })))
      .orIgnore()
      .execute();
  }
}
