import type { ArchivedPromotion, ContentImportResponse } from '@garage/contracts/content-archive';
import { pictureNames } from '@garage/contracts/editor-pages';
import { mediaId, mediaKey } from '@garage/contracts/media';
import type { TextPage } from '@garage/contracts/page-fields';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Answers } from '../answers/answers.js';
import { AdminGarageService } from '../garage/admin/admin-garage.service.js';
import { PictureStore } from '../media/picture-store.js';
import { guardEmbedAddresses } from '../pages/embed-addresses.js';
import { completePage } from '../pages/complete-page.js';
import type { PageValues } from '../pages/localized-field.js';
import { PageVersions } from '../pages/page-versions.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { type PromotionValues, valuesOf } from '../promotions/promotion-values.js';
import { PromotionsService } from '../promotions/promotions.service.js';
import { ExportService } from './export.service.js';
import { ImportedMedia } from './imported-media.js';
import type { CheckedContents } from './read-archive.js';
import { ReplacedContentsRepository } from './replaced-contents.repository.js';

/** Puts other content in the place of all that is here, which is kept so that it can be brought back. */
@Injectable()
export class ReplaceContentsService {
  constructor(
    private readonly exports: ExportService,
    private readonly kept: ReplacedContentsRepository,
    private readonly garage: AdminGarageService,
    private readonly pages: PagesRepository,
    private readonly history: PageVersions,
    private readonly promotions: PromotionsService,
    private readonly media: ImportedMedia,
    private readonly pictures: PictureStore,
    private readonly answers: Answers,
  ) {}

  /** All or nothing; the files of its pictures are on disk already. */
  async replace(
    contents: CheckedContents,
    by: StaffCaller,
    action: 'content-imported' | 'content-restored',
  ): Promise<ContentImportResponse> {
    const replaced = await this.pages.transaction(async (manager) => {
      await this.hold([...contents.pages.keys()], manager);
      await this.kept.keep(await this.exports.contents(), by.user.username, manager);
      const details = await this.store(contents, by, manager);
      await recordAudit(manager, {
        action,
        outcome: 'success',
        actorUserId: by.user.id,
        details: { ...details },
        caller: by.caller,
      });
      return details;
    });
    this.answers.forgetAll();
    return replaced;
  }

  /** Nobody saves anything between what is kept and what takes its place. */
  private async hold(pages: TextPage[], manager: EntityManager): Promise<void> {
    await this.garage.hold(manager);
    for (const page of pages) await this.pages.lock(page, manager);
    await this.promotions.hold(manager);
    await this.media.hold(manager);
  }

  private async store(
    contents: CheckedContents,
    by: StaffCaller,
    manager: EntityManager,
  ): Promise<ContentImportResponse> {
    const numbers = await this.media.take(contents.media, by.user.username, manager);
    await this.garage.replace(contents.garage, by.user, manager);
    let changed = 0;
    for (const [page, values] of contents.pages) {
      const numbered = withNumbers(page, values, numbers);
      if (await this.storePage(page, numbered, by, manager)) changed += 1;
    }
    const promotions = await Promise.all(contents.promotions.map((each) => this.promotionOf(each)));
    await this.promotions.replaceAll(promotions, by.user.username, manager);
    return { pages: changed, promotions: promotions.length, media: numbers.size };
  }

  /** False when the page says this already. */
  private async storePage(
    page: TextPage,
    values: PageValues,
    by: StaffCaller,
    manager: EntityManager,
  ): Promise<boolean> {
    const current = await this.pages.findCurrent(page, manager);
    const before = current ? completePage(page, current.values) : {};
    const names = [...new Set([...Object.keys(before), ...Object.keys(values)])];
    if (names.every((name) => (values[name] ?? '') === (before[name] ?? ''))) return false;
    await guardEmbedAddresses(page, { before, after: values }, by, manager);
    await this.history.add({ page, before: current, values, savedBy: by.user.username }, manager);
    return true;
  }

  /** A picture that has been deleted since it was kept does not come back. */
  private async promotionOf({ picture, ...input }: ArchivedPromotion): Promise<PromotionValues> {
    const isThere = picture !== null && (await this.pictures.has(picture));
    return valuesOf(input, isThere ? picture : null);
  }
}

/** The page with the numbers that its pictures have here; without those that are gone. */
function withNumbers(page: TextPage, values: PageValues, numbers: ReadonlyMap<number, number>): PageValues {
  const numbered = { ...values };
  for (const name of pictureNames(page, values)) {
    const id = mediaId(values[name] ?? '');
    if (id === null) continue;
    const here = numbers.get(id);
    numbered[name] = here === undefined ? '' : mediaKey(here);
  }
  return numbered;
}
