import type { LocalizedText } from './languages.js';

/** Pictures from the workshop, in the order shown. Answered by the content service. */
export const GALLERY_PATH = '/api/website/gallery';

export interface GalleryPicture {
  /** Key of the picture, such as `gallery-01`. */
  key: string;
  /** What is to be seen, for those who do not see it. */
  alt: LocalizedText;
}

/** `GET /api/website/gallery`. */
export interface GalleryResponse {
  items: GalleryPicture[];
}
