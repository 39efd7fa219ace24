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
import { storedFields } from '@garage/contracts/page-texts';
import { uploadedFiles } from '@garage/contracts/pictures';
import { Injectable } from '@nestjs/common';
import { GarageService } from '../garage/garage.service.js';
import type { MediaEntity } from '../media/media.entity.js';
import { MediaRepository } from '../media/media.repository.js';
import { PictureStore } from '../media/picture-store.js';
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

  /** The lines of the file; the pictures are read one after the other, since together they may be large. */
  async *lines(): AsyncGenerator<string> {
    const contents = await this.contents();
    const archive: ContentArchive = {
      format: ARCHIVE_FORMAT,
      edition: ARCHIVE_EDITION,
      exportedAt: new Date().toISOString(),
      ...contents,
    };
    yield line(archive);
    for (const file of filesOf(contents)) {
      const data = (await this.pictures.read(file)).toString('base64');
      yield line({ file, data } satisfies ArchivedFile);
    }
  }

  /** What is stored under names that no version of the page knows any more stays behind. */
  private async valuesOf(page: TextPage): Promise<object> {
    const values = (await this.pages.findCurrent(page))?.values ?? DEFAULT_PAGES[page];
    const known = new Set(storedFields(page, values));
    return Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name)));
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
