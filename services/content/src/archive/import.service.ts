import type { ContentImportResponse } from '@garage/contracts/content-archive';
import type { TextPage } from '@garage/contracts/page-fields';
import { uploadedFiles } from '@garage/contracts/pictures';
import type { Caller } from '@garage/shared/audit/caller';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnswerCache } from '../answers/answer-cache.js';
import { AdminGarageService } from '../garage/admin/admin-garage.service.js';
import { PictureStore } from '../media/picture-store.js';
import type { PageValues } from '../pages/localized-field.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { valuesOf } from '../promotions/promotion-values.js';
import { PromotionsService } from '../promotions/promotions.service.js';
import texts from './locales/de.json' with { type: 'json' };
import { type CheckedArchive, readArchive } from './read-archive.js';
import { refusal } from './refusal.js';

interface By {
  actor: UserEntity;
  caller: Caller;
}

/** Puts the content of a file in the place of all that is here. Older versions of the pages stay. */
@Injectable()
export class ImportService {
  constructor(
    private readonly garage: AdminGarageService,
    private readonly pages: PagesRepository,
    private readonly promotions: PromotionsService,
    private readonly pictures: PictureStore,
    private readonly cache: AnswerCache,
  ) {}

  /** All or nothing; the pictures are on disk before the database names them. */
  async replaceAll(body: unknown, by: By): Promise<ContentImportResponse> {
    const archive = await readArchive(body);
    const added = await this.newFiles(archive.files);
    await this.pictures.restore(added);
    let unused: string[];
    try {
      unused = await this.pages.transaction((manager) => this.store(archive, by, manager));
    } catch (error) {
      await this.pictures.removeFiles([...added.keys()]);
      throw error;
    }
    this.cache.forgetAll();
    await this.pictures.removeFiles(unused.filter((name) => !archive.files.has(name)));
    return {
      pages: archive.pages.size,
      promotions: archive.promotions.length,
      files: archive.files.size,
    };
  }

  /** Answers the names of files that nothing shows any more. */
  private async store(archive: CheckedArchive, by: By, manager: EntityManager): Promise<string[]> {
    await this.garage.replace(archive.garage, by.actor, manager);
    for (const [page, values] of archive.pages) await this.storePage(page, values, by, manager);
    const gone = await this.promotions.replaceAll(
      archive.promotions.map(({ input, picture }) => valuesOf(input, picture)),
      manager,
    );
    await recordAudit(manager, {
      action: 'content-imported',
      outcome: 'success',
      actorUserId: by.actor.id,
      details: { pages: archive.pages.size, promotions: archive.promotions.length },
      caller: by.caller,
    });
    return gone.flatMap(uploadedFiles);
  }

  private async storePage(page: TextPage, values: PageValues, { actor }: By, manager: EntityManager) {
    await this.pages.lock(page, manager);
    const version = ((await this.pages.findCurrent(page, manager))?.version ?? 0) + 1;
    await this.pages.insertVersion({ page, version, values, savedBy: actor.username }, manager);
  }

  /** Those that are not here yet. Names are given by chance: the same name is the same picture, or a forgery. */
  private async newFiles(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
    const added = new Map<string, Buffer>();
    for (const [name, bytes] of files) {
      const here = await this.pictures.readIfThere(name);
      if (here === null) added.set(name, bytes);
      else if (!bytes.equals(here)) throw refusal(texts.fileTaken, `files.${name}`);
    }
    return added;
  }
}
