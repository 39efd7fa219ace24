import type { TextPage } from '@garage/contracts/page-fields';
import { type LibraryPicture, mediaId, mediaKey } from '@garage/contracts/media';
import { isTextPage, publicFields } from '@garage/contracts/page-texts';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Answer } from '../answers/answer.js';
import { Answers } from '../answers/answers.js';
import { GarageService } from '../garage/garage.service.js';
import { toLibraryPicture } from '../media/media.mapper.js';
import { MediaRepository } from '../media/media.repository.js';
import { completePage } from './complete-page.js';
import { DEFAULT_PAGES } from './defaults/default-pages.js';
import type { PageValues } from './localized-field.js';
import { toPageResponse } from './page-response.js';
import { PagesRepository } from './pages.repository.js';

/** Whoever agrees to a text agrees to one version of it, and booking follows the services from one to the next. */
const NUMBERED: ReadonlySet<TextPage> = new Set(['legal', 'services']);

/** The site's pages as visitors read them. */
@Injectable()
export class PagesService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly garage: GarageService,
    private readonly media: MediaRepository,
    private readonly answers: Answers,
  ) {}

  async answer(page: string): Promise<Answer<object>> {
    if (!isTextPage(page)) throw new AppError(404, 'not-found');
    return this.answers.get(`page:${page}`, () => this.read(page));
  }

  /** Stores the default texts of every page that has none yet. */
  async fillIn(transaction: EntityManager): Promise<void> {
    await this.pages.insertIfAbsent(DEFAULT_PAGES, transaction);
  }

  /** The page as visitors get it, read at this moment. */
  async read(page: TextPage): Promise<object> {
    const record = await this.pages.findCurrent(page);
    const shown = await this.shown(page, record?.values ?? DEFAULT_PAGES[page]);
    return NUMBERED.has(page) ? { ...shown, version: record?.version ?? 1 } : shown;
  }

  /** The page as visitors would get it if these values were stored. */
  async shown(page: TextPage, values: PageValues): Promise<object> {
    const [garage, pictures] = await Promise.all([this.garage.facts(), this.picturesOf(page, values)]);
    const response = toPageResponse(page, completePage(page, values), garage, new Date());
    return Object.keys(pictures).length > 0 ? { ...response, pictures } : response;
  }

  /** The pictures of the library that the page names in fields that visitors get. */
  private async picturesOf(page: TextPage, values: PageValues): Promise<Record<string, LibraryPicture>> {
    const ids = publicFields(page, values).map((name) => mediaId(values[name] ?? ''));
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    const found = await this.media.findReady(wanted);
    return Object.fromEntries(found.map((item) => [mediaKey(item.id), toLibraryPicture(item)]));
  }
}
