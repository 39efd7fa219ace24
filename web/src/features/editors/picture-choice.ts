import type { SitePicture } from '../../components/content/site-picture.ts';
import pictures from '../../config/pictures.json';

const KNOWN = pictures as unknown as Record<string, Omit<SitePicture, 'base'> & { hash: string }>;

/** The keys of all pictures that the site has, in order. */
export const PICTURE_KEYS: readonly string[] = Object.keys(KNOWN);

/** Where a picture's sizes lie; null for a key without a picture. */
export function pictureOf(key: string): SitePicture | null {
  const known = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
  if (!known) return null;
  const { hash, ...shape } = known;
  return { base: `/pictures/${key}-${hash}`, ...shape };
}
