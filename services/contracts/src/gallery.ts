import type { LocalizedText } from './languages.js';
import type { PageTexts } from './page-texts.js';

/** Pictures from the workshop, in the order shown. Answered by the content service. */
export const GALLERY_PATH = '/api/website/gallery';

export interface GalleryPicture {
  id: number;
  /** Key of the picture, such as `gallery-01`. */
  key: string;
  /** What is to be seen, for those who do not see it. */
  alt: LocalizedText;
}

/** `GET /api/website/gallery`: the page's fields and the pictures made of them. */
export type GalleryResponse = PageTexts<'gallery'> & { items: GalleryPicture[] };
