import type { IsoTimestamp } from './common.js';
import type { GarageFacts } from './garage.js';
import type { LocalizedText } from './languages.js';
import type { TextPage } from './page-fields.js';
import type { UploadedPicture } from './pictures.js';
import type { PromotionRequest } from './promotions.js';

/**
 * All content of a site as one file: to move to another installation, to keep a copy, or to start from a
 * template. `GET` answers it; `POST` of one replaces everything that it holds, all or nothing. The file is lines
 * of JSON, so that nobody has to hold all pictures at once: first a `ContentArchive`, then one `ArchivedFile`
 * per line.
 */
export const CONTENT_ARCHIVE_PATH = '/api/admin/content-archive';
export const ARCHIVE_CONTENT_TYPE = 'application/x-ndjson';
/** Largest file that is taken, in bytes: a library that is full. */
export const ARCHIVE_BODY_LIMIT = 1_000_000_000;
/** Largest first line, in characters; the pictures come after it. */
export const ARCHIVE_FIRST_LINE_LIMIT = 20_000_000;
/** `GET` below the archive: what imports have replaced. `POST` of `{id}/restore` below it brings it back. */
export const REPLACED_CONTENT_PATH = `${CONTENT_ARCHIVE_PATH}/replaced`;
/** How many of the last replaced contents are kept. */
export const KEPT_CONTENTS = 5;

/** What such a file says it is. */
export const ARCHIVE_FORMAT = 'garage-content';
/** Counts the forms of the file; of another one nothing is taken. */
export const ARCHIVE_EDITION = 2;

export const ARCHIVE_LIMITS = { promotions: 200, mediaId: 1_000_000 } as const;

/** A promotion without what belongs to one installation: its number and its times. */
export interface ArchivedPromotion extends Omit<PromotionRequest, 'imageUrl'> {
  picture: UploadedPicture | null;
}

/** A picture of the library, under the number that the pages name it by. */
export interface ArchivedMedia {
  id: number;
  name: string;
  alt: LocalizedText;
  picture: UploadedPicture;
}

export interface SiteContents {
  garage: GarageFacts;
  /** Every page as it is stored. */
  pages: Record<TextPage, object>;
  /** In the order in which they were made. */
  promotions: ArchivedPromotion[];
  /** In the order in which they were added. */
  media: ArchivedMedia[];
}

/** The first line of the file. */
export interface ContentArchive extends SiteContents {
  format: typeof ARCHIVE_FORMAT;
  edition: typeof ARCHIVE_EDITION;
  exportedAt: IsoTimestamp;
}

/** Each other line: one size of an uploaded picture. */
export interface ArchivedFile {
  /** The name of the file. */
  file: string;
  /** As base64. */
  data: string;
}

/** What an import has changed. */
export interface ContentImportResponse {
  /** Pages that are different now; each has a new version. */
  pages: number;
  promotions: number;
  /** Pictures of the library. */
  media: number;
}

/** What was there before an import. */
export interface ReplacedContent {
  id: number;
  replacedAt: IsoTimestamp;
  /** The username of whoever imported. */
  replacedBy: string;
}

/** `GET /api/admin/content-archive/replaced`, the newest first. */
export interface ReplacedContentsResponse {
  replaced: ReplacedContent[];
}
