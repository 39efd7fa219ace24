import type { TextPage } from '@garage/contracts/page-fields';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import type { Outdated } from './outdated-translations.js';
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

  findVersion(page: TextPage, version: number): Promise<PageRecordEntity | null> {
    return this.db.manager.findOneBy(PageRecordEntity, { page, version });
  }

  /** Who saved when, newest first, without what they saved; only those before `before`, if that is given. */
  findVersions(
    page: TextPage,
    { before, limit }: { before?: number | undefined; limit: number },
  ): Promise<Pick<PageRecordEntity, 'version' | 'savedAt' | 'savedBy'>[]> {
    return this.db.manager.find(PageRecordEntity, {
      select: { page: true, version: true, savedAt: true, savedBy: true },
      where: { page, ...(before !== undefined && { version: LessThan(before) }) },
      order: { version: 'DESC' },
      take: limit,
    });
  }

  /** This version and those before it, the oldest of them first. */
  async findHistory(
    page: TextPage,
    version: number,
    most: number,
    manager: EntityManager,
  ): Promise<Pick<PageRecordEntity, 'values' | 'outdated'>[]> {
    const versions = await manager.find(PageRecordEntity, {
      where: { page, version: LessThanOrEqual(version) },
      order: { version: 'DESC' },
      take: most,
    });
    return versions.toReversed();
  }

  /** Notes which translations of a version are outdated, where nobody has. The transaction has locked the page. */
  async noteOutdated(
    page: TextPage,
    version: number,
    outdated: Outdated,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(PageRecordEntity, { page, version, outdated: IsNull() }, { outdated });
  }

  /** Lets one save of a page come after the other until the transaction ends, in all replicas. */
  async lock(page: TextPage, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAGE_LOCK, page]);
  }

  /** Stores the next version of a page that the transaction has locked. */
  async insertVersion(record: Omit<PageRecordEntity, 'savedAt'>, manager: EntityManager): Promise<void> {
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
      .values(
        Object.entries(pages).map(([page, values]) => ({
          page,
          version: 1,
          values,
          savedBy: null,
          outdated: {},
        })),
      )
      .orIgnore()
      .execute();
  }
}
