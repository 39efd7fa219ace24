import type { PageTexts } from './page-texts.js';

/** A picture behind the greeting of the home page. */
export interface HeroSlide {
  id: number;
  /** Key of the picture, such as `hero-01`. */
  image: string;
}

/** `GET /api/website/hero`: the page's texts and the pictures made of them. */
export type HeroResponse = PageTexts<'hero'> & { items: HeroSlide[] };
