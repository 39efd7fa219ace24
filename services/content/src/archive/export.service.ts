import {
  ARCHIVE_EDITION,
  ARCHIVE_FORMAT,
  type ArchivedFile,
  type ArchivedMedia,
  type ArchivedPromotion,
  type ContentArchive,
  type SiteContents,
} from '@garage/contracts/content-archive';
import type { TextPage } from '@garage/contracts/page-fields';
import { uploadedFiles } from '@garage/contracts/pictures';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { Injectable } from '@nestjs/common';
import { GarageService } from '../garage/garage.service.js';
import type { MediaEntity } from '../media/media.entity.js';
import { MediaRepository } from '../media/media.repository.js';
import { PictureStore } from '../media/picture-store.js';
import { completePage } from '../pages/complete-page.js';
import { DEFAULT_PAGES, STORED_PAGES } from '../pages/defaults/default-pages.js';
import { PagesRepository } from '../pages/pages.repository.js';
import type { PromotionEntity } from '../promotions/promotion.entity.js';
import { PromotionsService } from '../promotions/promotions.service.js';

/** Writes all content into one file. */
@Injectable()
export class ExportService {
  constructor(
    private readonly garage: GarageService,
    private readonly pages: PagesRepository,
    private readonly promotions: PromotionsService,
    private readonly media: MediaRepository,
    private readonly pictures: PictureStore,
  ) {}

  /** Everything but the files of the pictures. */
  async contents(): Promise<SiteContents> {
    const stored = await Promise.all(
      STORED_PAGES.map(async (page) => [page, await this.valuesOf(page)] as const),
    );
    return {
      garage: await this.garage.facts(),
      pages: Object.fromEntries(stored) as Record<TextPage, object>,
      promotions: (await this.promotions.all()).map(toArchived),
      media: (await this.media.findReady()).toReversed().map(toArchivedMedia),
    };
  }

  /**
   * The lines of the file, read while they are sent. Who takes it along is recorded before, with the number of its
   * picture files; when fewer left, because somebody broke off or one could not be read, this is recorded, too.
   */
  async begin(by: StaffCaller): Promise<AsyncGenerator<string>> {
    const contents = await this.contents();
    const files = [...filesOf(contents)];
    await this.record(by, { files: files.length });
    return this.lines(contents, files, by);
  }

  /** The pictures are read one after the other, since together they may be large. */
  private async *lines(
    contents: SiteContents,
    files: readonly string[],
    by: StaffCaller,
  ): AsyncGenerator<string> {
    const archive: ContentArchive = {
      format: ARCHIVE_FORMAT,
      edition: ARCHIVE_EDITION,
      exportedAt: new Date().toISOString(),
      ...contents,
    };
    let sent = 0;
    try {
      yield line(archive);
      for (const file of files) {
        const data = (await this.pictures.read(file)).toString('base64');
        sent += 1;
        yield line({ file, data } satisfies ArchivedFile);
      }
    } finally {
      if (sent !== files.length) await this.record(by, { files: sent, announced: files.length });
    }
  }

  private record({ user, caller }: StaffCaller, details: Record<string, number>): Promise<void> {
    return this.media.transaction((manager) =>
      recordAudit(manager, {
        action: 'content-exported',
        outcome: 'success',
        actorUserId: user.id,
        details,
        caller,
      }),
    );
  }

  /** What is stored under names that no version of the page knows any more stays behind. */
  private async valuesOf(page: TextPage): Promise<object> {
    const values = (await this.pages.findCurrent(page))?.values ?? DEFAULT_PAGES[page];
    return completePage(page, values);
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** The names of the files of all pictures that were uploaded. */
export function filesOf({ promotions, media }: Pick<SiteContents, 'promotions' | 'media'>): Set<string> {
  const pictures = [...promotions, ...media].flatMap(({ picture }) => picture ?? []);
  return new Set(pictures.flatMap(uploadedFiles));
}

function toArchivedMedia({ id, name, alt, picture }: MediaEntity): ArchivedMedia {
  return { id, name, alt, picture };
}

function toArchived(promotion: PromotionEntity): ArchivedPromotion {
  const { name, title, description, translations, type, isActive, startDate, endDate } = promotion;
  const { ignoreDates, showPopup, showOnMobile, visualEffect, imagePosition, settings, picture } = promotion;
  return {
    name,
    title,
    description,
    translations,
    type,
    isActive,
    startDate,
    endDate,
    ignoreDates,
    showPopup,
    showOnMobile,
    visualEffect,
    imagePosition,
    settings,
    picture,
  };
}
