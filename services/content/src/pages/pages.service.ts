import { isSitePage, type SitePage } from '@garage/contracts/page-texts';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Answer } from '../answers/answer.js';
import { AnswerCache } from '../answers/answer-cache.js';
import { GarageService } from '../garage/garage.service.js';
import { DEFAULT_PAGES } from './defaults/default-pages.js';
import { toPageResponse } from './page-response.js';
import { PagesRepository } from './pages.repository.js';

/** The site's pages as visitors read them. */
@Injectable()
export class PagesService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly garage: GarageService,
    private readonly cache: AnswerCache,
  ) {}

  async answer(page: string): Promise<Answer<object>> {
    if (!isSitePage(page)) throw new AppError(404, 'not-found');
    return this.cache.get(`page:${page}`, () => this.read(page));
  }

  /** Stores the default texts of every page that has none yet. */
  async fillIn(transaction: EntityManager): Promise<void> {
    await this.pages.insertIfAbsent(DEFAULT_PAGES, transaction);
  }

  /** The page as visitors get it, read at this moment. */
  async read(page: SitePage): Promise<object> {
    const [record, garage] = await Promise.all([this.pages.findCurrent(page), this.garage.facts()]);
    return toPageResponse(page, record?.values ?? DEFAULT_PAGES[page], garage, new Date());
  }
}
