import type { IsoTimestamp } from './common.js';
import type { EditorPage } from './editors.js';
import type { LocalizedText } from './languages.js';
import type { UploadedPicture } from './pictures.js';

/** The pictures that staff have uploaded for the pages. Answered by the content service. */
export const MEDIA_PATH = '/api/admin/media';

export const MEDIA_LIMITS = { name: 120, alt: 300, count: 500, address: 2000 } as const;
export const MEDIA_LIST_LIMITS = {
  /** Pictures of a page, also when nobody says how many. */
  page: 100,
  cursor: 10,
  /** A page whose names and descriptions are long ends earlier, in characters of all of them. */
  pageText: 40_000,
} as const;
/** Width of the largest size: as wide as the widest picture of the site is shown. */
export const MEDIA_WIDTH = 1920;

/** A picture of the library as a page shows it. */
export interface LibraryPicture extends UploadedPicture {
  /** What is to be seen; German may be empty. */
  alt: LocalizedText;
}

/**
 * The sizes of a picture are made after it has been uploaded; until then no page may show it. `failed`: they
 * could not be made and are only tried again when somebody asks for it.
 */
export type MediaState = 'processing' | 'ready' | 'failed';

export interface MediaItem {
  id: number;
  state: MediaState;
  /** What a page stores to show the picture. */
  key: string;
  /** Of the file that was uploaded. */
  name: string;
  picture: LibraryPicture;
  addedAt: IsoTimestamp;
  addedBy: string;
  /** The pages that show it now. */
  usedIn: EditorPage[];
}

/** The query of `GET /api/admin/media`; everything is optional. */
export interface MediaQuery {
  /** The `nextCursor` of the page before. */
  cursor?: string;
  limit?: number;
}

/** `GET /api/admin/media`, the newest first. */
export interface MediaResponse {
  media: MediaItem[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string;
}

/** `POST /api/admin/media` */
export interface AddMediaRequest {
  name: string;
  /** The picture as a data URL. */
  data: string;
}

/** Takes in a picture that another website shows; answers like `POST /api/admin/media`. */
export const MEDIA_FROM_ADDRESS_PATH = `${MEDIA_PATH}/from-address`;

/** `POST /api/admin/media/from-address` */
export interface AddMediaFromAddressRequest {
  /** Of the picture itself, beginning with http:// or https://. */
  address: string;
}

/** `PUT /api/admin/media/{id}` */
export interface ChangeMediaRequest {
  alt: Partial<LocalizedText>;
  /** What must stay in sight: from the left and from the top, 0 to 1. */
  focusX: number;
  focusY: number;
}

/** `POST /api/admin/media/{id}/retry` makes the sizes of a picture for which that has failed. */
export function mediaRetryPath(id: number | string): string {
  return `${MEDIA_PATH}/${id}/retry`;
}

/** What `POST` and `PUT` answer. */
export interface MediaItemResponse {
  item: MediaItem;
}

/** `DELETE /api/admin/media/{id}`; 409 while a page shows the picture. */
export interface DeleteMediaResponse {
  success: true;
}

/** A page's answer beside its fields: the pictures of the library that its fields name. */
export interface WithPictures {
  pictures?: Record<string, LibraryPicture>;
}

export function mediaKey(id: number): string {
  return `media-${id}`;
}

/** The number of a picture of the library; null for all other pictures. */
export function mediaId(key: string): number | null {
  const number = /^media-([1-9]\d{0,8})$/.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
