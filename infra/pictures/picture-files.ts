import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatWidths, PICTURE_FORMATS, sizeSuffix, type PictureShape } from '@garage/contracts/pictures';

export const MASTERS = fileURLToPath(new URL('masters/', import.meta.url));
export const SIZES = fileURLToPath(new URL('../../web/public/pictures/', import.meta.url));
/** What the web server knows about the pictures. */
export const LIST = fileURLToPath(new URL('../../web/src/config/pictures.json', import.meta.url));

/** Part of every hash: to be counted up when the sizes are made in another way. */
const RECIPE = 1;

export interface ListedPicture extends PictureShape {
  /** Of the master; part of the files' names, so that browsers may keep them for ever. */
  hash: string;
}

export function masterOf(key: string): string {
  return `${MASTERS}${key}.jpg`;
}

export function masterHash(key: string): string {
  return createHash('sha256')
    .update(`${RECIPE}`)
    .update(readFileSync(masterOf(key)))
    .digest('hex')
    .slice(0, 10);
}

export function readList(): Record<string, ListedPicture> {
  return existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, ListedPicture>) : {};
}

/** The names of all sizes of a picture. */
export function fileNames(key: string, { hash, widths }: ListedPicture): string[] {
  return PICTURE_FORMATS.flatMap((format) =>
    formatWidths(widths, format).map((width) => `${key}-${hash}${sizeSuffix(width, format)}`),
  );
}
