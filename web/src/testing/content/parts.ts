import type { SitePicture } from '../../components/content/site-picture.ts';
import type { IllustratedText, PageMetaText } from '../../components/content/text-parts.ts';

export function testPicture(name: string): SitePicture {
  return {
    base: `/pictures/${name}-0123456789`,
    width: 1280,
    height: 853,
    widths: [480, 800, 1280],
    focus: [0.5, 0.25],
    colour: '#101318',
  };
}

/** Nothing in the garage's own words. */
export const META: PageMetaText = { title: '', description: '' };

export const withoutPicture = (title: string): IllustratedText => ({
  title,
  text: `${title}: mehr dazu.`,
  picture: null,
});
