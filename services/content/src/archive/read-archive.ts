import {
  ARCHIVE_EDITION,
  ARCHIVE_FORMAT,
  ARCHIVE_LIMITS,
  type ArchivedMedia,
  type ArchivedPromotion,
} from '@garage/contracts/content-archive';
import { pictureNames } from '@garage/contracts/editor-pages';
import type { GarageFacts } from '@garage/contracts/garage';
import { mediaId } from '@garage/contracts/media';
import type { TextPage } from '@garage/contracts/page-fields';
import { isTextPage } from '@garage/contracts/page-texts';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { isNestedDeeper, MAX_JSON_DEPTH } from '@garage/shared/platform/json-depth';
import { RequestValidationPipe } from '@garage/shared/validation/request-validation.pipe';
import { readFacts } from '../garage/admin/read-facts.js';
import { STORED_PAGES } from '../pages/defaults/default-pages.js';
import type { PageValues } from '../pages/localized-field.js';
import { SavePromotionDto } from '../promotions/dto/save-promotion.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { readMedia } from './read-media.js';
import { readPage } from './read-page.js';
import { readPicture } from './read-picture.js';
import { isRecord, parsed, refusal } from './refusal.js';

/** Contents whose every value this installation would also have taken from its own forms. */
export interface CheckedContents {
  garage: GarageFacts;
  pages: Map<TextPage, PageValues>;
  promotions: ArchivedPromotion[];
  media: ArchivedMedia[];
}

const validation = new RequestValidationPipe();

/** Reads the first line of a file; the first part that is wrong is named and nothing is taken. */
export async function readContents(line: string): Promise<CheckedContents> {
  const archive = parsed(line);
  if (!isRecord(archive) || archive['format'] !== ARCHIVE_FORMAT) throw refusal(texts.notAnArchive);
  if (isNestedDeeper(archive, MAX_JSON_DEPTH)) throw refusal(texts.notAnArchive);
  if (archive['edition'] !== ARCHIVE_EDITION) throw refusal(texts.otherEdition);
  const media = await readMedia(archive['media']);
  const pages = readPages(archive['pages']);
  requirePictures(pages, media);
  return {
    garage: await readFacts(archive['garage']),
    pages,
    promotions: await readPromotions(archive['promotions']),
    media,
  };
}

/** A file that was written before these existed says nothing of them, which is what they then said. */
const YOUNGER_PAGES: Partial<Record<TextPage, object>> = { booking: {}, site: {}, mails: {} };

function readPages(sent: unknown): CheckedContents['pages'] {
  const pages = isRecord(sent) ? sent : {};
  for (const name of Object.keys(pages)) {
    if (!isTextPage(name)) throw refusal(texts.unknownPage, `pages.${name.slice(0, 40)}`);
  }
  return new Map(
    STORED_PAGES.map((page) => {
      const values = pages[page] ?? YOUNGER_PAGES[page];
      if (!isRecord(values)) throw refusal(texts.pageMissing, `pages.${page}`);
      return [page, readPage(page, values)];
    }),
  );
}

/** Every picture that a page names must be in the file, too. */
function requirePictures(pages: CheckedContents['pages'], media: ArchivedMedia[]): void {
  const known = new Set(media.map(({ id }) => id));
  for (const [page, values] of pages) {
    for (const name of pictureNames(page, values)) {
      const id = mediaId(values[name] ?? '');
      if (id !== null && !known.has(id)) throw refusal(texts.pictureMissing, `pages.${page}.${name}`);
    }
  }
}

async function readPromotions(sent: unknown): Promise<ArchivedPromotion[]> {
  if (!Array.isArray(sent) || sent.length > ARCHIVE_LIMITS.promotions) {
    throw refusal(texts.promotionsInvalid, 'promotions');
  }
  const read: ArchivedPromotion[] = [];
  for (const [index, promotion] of (sent as unknown[]).entries()) {
    const path = `promotions.${index}`;
    if (!isRecord(promotion)) throw refusal(texts.promotionInvalid, path);
    const { picture, ...values } = promotion;
    const found = picture === null || picture === undefined ? null : readPicture(picture, `${path}.picture`);
    read.push(Object.assign(await promotionOf(values, path), { picture: found }));
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
  return refusedFields(Object.fromEntries(named) as Record<string, string>);
}
