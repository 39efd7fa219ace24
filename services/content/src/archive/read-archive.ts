import {
  ARCHIVE_EDITION,
  ARCHIVE_FORMAT,
  ARCHIVE_LIMITS,
  type ArchivedPromotion,
} from '@garage/contracts/content-archive';
import type { GarageFacts } from '@garage/contracts/garage';
import type { TextPage } from '@garage/contracts/page-fields';
import { isTextPage } from '@garage/contracts/page-texts';
import type { UploadedPicture } from '@garage/contracts/pictures';
import { AppError } from '@garage/shared/errors/app-error';
import { RequestValidationPipe } from '@garage/shared/validation/request-validation.pipe';
import { readFacts } from '../garage/admin/read-facts.js';
import { STORED_PAGES } from '../pages/defaults/default-pages.js';
import type { PageValues } from '../pages/localized-field.js';
import { SavePromotionDto } from '../promotions/dto/save-promotion.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { pictureOf, readFiles } from './read-files.js';
import { isRecord, refusal } from './refusal.js';
import { readPage } from './read-page.js';

/** An archive whose every value this installation would also have taken from its own forms. */
export interface CheckedArchive {
  garage: GarageFacts;
  pages: Map<TextPage, PageValues>;
  promotions: { input: SavePromotionDto; picture: UploadedPicture | null }[];
  files: Map<string, Buffer>;
}

const validation = new RequestValidationPipe();

/** Reads a file that somebody has sent; the first part that is wrong is named and nothing is taken. */
export async function readArchive(body: unknown): Promise<CheckedArchive> {
  if (!isRecord(body) || body['format'] !== ARCHIVE_FORMAT) throw refusal(texts.notAnArchive);
  if (body['edition'] !== ARCHIVE_EDITION) throw refusal(texts.otherEdition);
  const files = await readFiles(body['files']);
  const promotions = await readPromotions(body['promotions'], files);
  const used = new Set(promotions.flatMap(({ files: names }) => names));
  for (const name of files.keys()) if (!used.has(name)) throw refusal(texts.fileUnused, `files.${name}`);
  return {
    garage: await readFacts(body['garage']),
    pages: readPages(body['pages']),
    promotions,
    files,
  };
}

function readPages(sent: unknown): CheckedArchive['pages'] {
  const pages = isRecord(sent) ? sent : {};
  for (const name of Object.keys(pages)) {
    if (!isTextPage(name)) throw refusal(texts.unknownPage, `pages.${name.slice(0, 40)}`);
  }
  return new Map(
    STORED_PAGES.map((page) => {
      const values = pages[page];
      if (!isRecord(values)) throw refusal(texts.pageMissing, `pages.${page}`);
      return [page, readPage(page, values)];
    }),
  );
}

async function readPromotions(sent: unknown, files: ReadonlyMap<string, Buffer>) {
  if (!Array.isArray(sent) || sent.length > ARCHIVE_LIMITS.promotions) {
    throw refusal(texts.promotionsInvalid, 'promotions');
  }
  const read = [];
  for (const [index, promotion] of (sent as unknown[]).entries()) {
    const path = `promotions.${index}`;
    if (!isRecord(promotion)) throw refusal(texts.promotionInvalid, path);
    const { picture, ...values } = promotion as unknown as ArchivedPromotion;
    const found = pictureOf(picture, files, `${path}.picture`);
    read.push({ input: await promotionOf(values, path), ...found });
  }
  return read;
}

async function promotionOf(values: object, path: string): Promise<SavePromotionDto> {
  try {
    const input = (await validation.transform(values, {
      type: 'body',
      metatype: SavePromotionDto,
    })) as SavePromotionDto;
    if (input.imageUrl || input.startDate > input.endDate) throw refusal(texts.promotionInvalid, path);
    return input;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    throw prefixed(error.fields, path);
  }
}

function prefixed(fields: Record<string, string>, path: string): AppError {
  const named = Object.entries(fields).map(([field, text]) => [
    field.startsWith(path) ? field : `${path}.${field}`,
    text,
  ]);
  return new AppError(400, 'validation-failed', undefined, {
    fields: Object.fromEntries(named) as Record<string, string>,
  });
}
