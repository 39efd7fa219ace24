import type { IsoTimestamp } from './common.js';
import type { GarageFacts } from './garage.js';
import type { TextPage } from './page-fields.js';
import type { UploadedPicture } from './pictures.js';
import type { PromotionRequest } from './promotions.js';

/**
 * All content of a site as one file: to move to another installation, to keep a copy, or to start from a
 * template. `GET` answers a `ContentArchive`; `POST` of one replaces everything that it holds, all or nothing.
 */
export const CONTENT_ARCHIVE_PATH = '/api/admin/content-archive';
/** Largest file that is taken, in bytes; pictures make up nearly all of it. */
export const ARCHIVE_BODY_LIMIT = 50_000_000;

/** What such a file says it is. */
export const ARCHIVE_FORMAT = 'garage-content';
/** Counts the forms of the file; of another one nothing is taken. */
export const ARCHIVE_EDITION = 1;

export const ARCHIVE_LIMITS = { promotions: 200, files: 2000 } as const;

/** A promotion without what belongs to one installation: its number and its times. */
export interface ArchivedPromotion extends Omit<PromotionRequest, 'imageUrl'> {
  picture: UploadedPicture | null;
}

export interface ContentArchive {
  format: typeof ARCHIVE_FORMAT;
  edition: typeof ARCHIVE_EDITION;
  exportedAt: IsoTimestamp;
  garage: GarageFacts;
  /** Every page as it is stored. */
  pages: Record<TextPage, object>;
  /** In the order in which they were made. */
  promotions: ArchivedPromotion[];
  /** The uploaded pictures in all sizes, by the name of the file, as base64. */
  files: Record<string, string>;
}

/** What an import has replaced. */
export interface ContentImportResponse {
  pages: number;
  promotions: number;
  files: number;
}
