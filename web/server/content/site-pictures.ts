import { localized, type Language } from '@garage/contracts/languages';
import type { WithPictures } from '@garage/contracts/media';
import type { SitePicture } from '../../src/components/content/site-picture.ts';
import pictures from '../../src/config/pictures.json' with { type: 'json' };

/** What `npm run pictures` wrote down about every picture that the project brings along. */
const KNOWN = pictures as unknown as Record<string, Omit<SitePicture, 'base'> & { hash: string }>;

/** The picture with a key such as `service-01`; null where there is none. */
export function sitePicture(key: string): SitePicture | null {
  const known = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
  if (!known) return null;
  const { hash, ...shape } = known;
  return { base: `/pictures/${key}-${hash}`, ...shape };
}

/** Finds the pictures that a page names, those that staff have uploaded included. */
export function picturesOf(
  { pictures: own = {} }: WithPictures,
  language: Language,
): (key: string | undefined) => SitePicture | null {
  return (key = '') => {
    const uploaded = Object.hasOwn(own, key) ? own[key] : undefined;
    if (!uploaded) return sitePicture(key);
    const { alt, ...picture } = uploaded;
    const text = localized(alt, language);
    return text ? { ...picture, alt: text } : picture;
  };
}
