import {
  ARCHIVE_EDITION,
  ARCHIVE_FORMAT,
  type ArchivedPromotion,
  type ContentArchive,
} from '@garage/contracts/content-archive';
import type { TextPage } from '@garage/contracts/page-fields';
import { storedFields } from '@garage/contracts/page-texts';
import { uploadedFiles, type UploadedPicture } from '@garage/contracts/pictures';
import { Injectable } from '@nestjs/common';
import { GarageService } from '../garage/garage.service.js';
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
    private readonly pictures: PictureStore,
  ) {}

  async archive(): Promise<ContentArchive> {
    const promotions = (await this.promotions.all()).map(toArchived);
    const stored = await Promise.all(
      STORED_PAGES.map(async (page) => [page, await this.valuesOf(page)] as const),
    );
    return {
      format: ARCHIVE_FORMAT,
      edition: ARCHIVE_EDITION,
      exportedAt: new Date().toISOString(),
      garage: await this.garage.facts(),
      pages: Object.fromEntries(stored) as Record<TextPage, object>,
      promotions,
      files: await this.filesOf(promotions.flatMap(({ picture }) => picture ?? [])),
    };
  }

  /** What is stored under names that no version of the page knows any more stays behind. */
  private async valuesOf(page: TextPage): Promise<object> {
    const values = (await this.pages.findCurrent(page))?.values ?? DEFAULT_PAGES[page];
    const known = new Set(storedFields(page, values));
    return Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name)));
  }

  /** One after the other: together they may be large. */
  private async filesOf(pictures: UploadedPicture[]): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    for (const name of pictures.flatMap(uploadedFiles)) {
      files[name] = (await this.pictures.read(name)).toString('base64');
    }
    return files;
  }
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
