import type { EditorValues } from '@garage/contracts/editor-pages';
import type { TextPage } from '@garage/contracts/page-fields';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Outdated, outdatedAfter, outdatedAfterAll, outdatedNames } from './outdated-translations.js';
import type { PageRecordEntity } from './page-record.entity.js';
import { PagesRepository } from './pages.repository.js';

/** How far back it is looked where the last release has stored versions: as far as that release did. */
const LOOKED_BACK = 100;

interface NextVersion {
  page: TextPage;
  /** The version that it follows; null for the first one. */
  before: Pick<PageRecordEntity, 'version' | 'outdated' | 'values'> | null;
  values: EditorValues;
  /** The username. */
  savedBy: string;
}

/** What is stored of a page's versions beside their texts. */
@Injectable()
export class PageVersions {
  constructor(private readonly pages: PagesRepository) {}

  /** Stores what follows the current version of a page that the transaction has locked. Answers its number. */
  async add({ page, before, values, savedBy }: NextVersion, manager: EntityManager): Promise<number> {
    const version = (before?.version ?? 0) + 1;
    const outdated = before
      ? outdatedAfter(
          page,
          { values: before.values, outdated: await this.noted(before, page, manager) },
          values,
        )
      : {};
    await this.pages.insertVersion({ page, version, values, savedBy, outdated }, manager);
    return version;
  }

  /**
   * The same texts once more, with those translations taken for what they are: of the German text as it is now. Null
   * when none of them is older.
   */
  async confirm(
    page: TextPage,
    current: PageRecordEntity,
    { translations, savedBy }: { translations: readonly string[]; savedBy: string },
    manager: EntityManager,
  ): Promise<{ version: number; changed: string[] } | null> {
    const noted = await this.noted(current, page, manager);
    const changed = translations.filter((name) => Object.hasOwn(noted, name));
    if (changed.length === 0) return null;
    const left = Object.entries(noted).filter(([name]) => !changed.includes(name));
    const version = current.version + 1;
    const { values } = current;
    const outdated = Object.fromEntries(left);
    await this.pages.insertVersion({ page, version, values, savedBy, outdated }, manager);
    return { version, changed };
  }

  /** The names of the translations in the current version that are older than their German text. */
  async outdated(current: PageRecordEntity, page: TextPage): Promise<string[]> {
    const outdated =
      current.outdated ??
      (await this.pages.transaction(async (manager) => {
        await this.pages.lock(page, manager);
        return this.noted(current, page, manager);
      }));
    return outdatedNames({ values: current.values, outdated });
  }

  /** What was noted when the version was saved; the last release notes nothing, so that is made up for once. */
  private async noted(
    { version, outdated }: Pick<PageRecordEntity, 'version' | 'outdated'>,
    page: TextPage,
    manager: EntityManager,
  ): Promise<Outdated> {
    if (outdated) return outdated;
    const found = outdatedAfterAll(page, await this.pages.findHistory(page, version, LOOKED_BACK, manager));
    await this.pages.noteOutdated(page, version, found, manager);
    return found;
  }
}
