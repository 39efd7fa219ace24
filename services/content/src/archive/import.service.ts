import type { Readable } from 'node:stream';
import { mkdir, rm } from 'node:fs/promises';
import { type ContentImportResponse, type ReplacedContent } from '@garage/contracts/content-archive';
import type { TextPage } from '@garage/contracts/page-fields';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentConfig } from '../config/env.js';
import { PictureStore } from '../media/picture-store.js';
import { completePage } from '../pages/complete-page.js';
import { STORED_PAGES } from '../pages/defaults/default-pages.js';
import type { PageValues } from '../pages/localized-field.js';
import { filesOf } from './export.service.js';
import { linesOf, receive, removeForgotten } from './incoming-file.js';
import texts from './locales/de.json' with { type: 'json' };
import { readContents } from './read-archive.js';
import { readFile } from './read-files.js';
import { refusal } from './refusal.js';
import { ReplaceContentsService } from './replace-contents.service.js';
import { ReplacedContentsRepository } from './replaced-contents.repository.js';

/** Puts the content of a file in the place of all that is here, and brings back what was there before. */
@Injectable()
export class ImportService implements OnModuleInit {
  private isBusy = false;

  constructor(
    private readonly config: ContentConfig,
    private readonly pictures: PictureStore,
    private readonly contents: ReplaceContentsService,
    private readonly kept: ReplacedContentsRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await mkdir(this.config.uploadsDir, { recursive: true });
    await removeForgotten(this.config.uploadsDir, new Date());
  }

  /** All or nothing; the pictures are on disk before the database names them. */
  async replaceAll(body: unknown, by: StaffCaller): Promise<ContentImportResponse> {
    if (!isStream(body)) throw refusal(texts.notAnArchive);
    if (this.isBusy) throw new AppError(409, 'conflict', texts.busy);
    this.isBusy = true;
    try {
      const file = await receive(body, this.config.uploadsDir);
      try {
        return await this.replaceBy(linesOf(file), by);
      } finally {
        await rm(file, { force: true });
      }
    } finally {
      this.isBusy = false;
    }
  }

  async replaced(): Promise<ReplacedContent[]> {
    return (await this.kept.findAll()).map(({ id, replacedAt, replacedBy }) => ({
      id,
      replacedAt: replacedAt.toISOString(),
      replacedBy,
    }));
  }

  /** What is there now takes its place among what can be brought back. */
  async restore(id: number, by: StaffCaller): Promise<ContentImportResponse> {
    const before = await this.kept.find(id);
    if (!before) throw new AppError(404, 'not-found');
    const kept = before.pages as Partial<Record<TextPage, PageValues>>;
    // Pages that came since they were kept said then what they say in a new installation.
    const pages = new Map(STORED_PAGES.map((page) => [page, completePage(page, kept[page] ?? {})]));
    return this.contents.replace({ ...before, pages }, by, 'content-restored');
  }

  private async replaceBy(
    lines: AsyncGenerator<string, undefined>,
    by: StaffCaller,
  ): Promise<ContentImportResponse> {
    const contents = await readContents((await lines.next()).value ?? '');
    const added: string[] = [];
    try {
      await this.takeFiles(lines, filesOf(contents), added);
      return await this.contents.replace(contents, by, 'content-imported');
    } catch (error) {
      await this.pictures.removeFiles(added);
      throw error;
    }
  }

  /**
   * Stores the files that are not here yet and notes their names in `added`. Names are given by chance: the
   * same name is the same picture, or a forgery.
   */
  private async takeFiles(lines: AsyncIterable<string>, wanted: Set<string>, added: string[]): Promise<void> {
    const missing = new Set(wanted);
    for await (const line of lines) {
      const { name, bytes } = await readFile(line);
      if (!missing.delete(name)) throw refusal(texts.fileUnused, `files.${name}`);
      const here = await this.pictures.readIfThere(name);
      if (here === null) {
        await this.pictures.restore(name, bytes);
        added.push(name);
      } else if (!bytes.equals(here)) throw refusal(texts.fileTaken, `files.${name}`);
    }
    for (const name of missing) throw refusal(texts.pictureMissing, `files.${name}`);
  }
}

function isStream(body: unknown): body is Readable {
  return typeof (body as Readable | undefined)?.pipe === 'function';
}
