import { ARCHIVE_LIMITS } from '@garage/contracts/content-archive';
import { UPLOAD_BYTES, uploadedFiles, type UploadedPicture } from '@garage/contracts/pictures';
import sharp from 'sharp';
import { pictureFormat } from '../media/picture-format.js';
import { UPLOAD_FILE } from '../media/picture-store.js';
import texts from './locales/de.json' with { type: 'json' };
import { isRecord, refusal } from './refusal.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const BASE = /^\/uploads\/[0-9a-f]{24}$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const WIDEST = 4000;
const HIGHEST = 20_000;
const MOST_WIDTHS = 10;
/** What a file is by its first bytes, for the end of its name. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', webp: 'webp', avif: 'avif' };

/** The files of an archive by name, each a picture of the kind and the width that its name says. */
export async function readFiles(sent: unknown): Promise<Map<string, Buffer>> {
  if (!isRecord(sent) || Object.keys(sent).length > ARCHIVE_LIMITS.files) {
    throw refusal(texts.filesInvalid, 'files');
  }
  const files = new Map<string, Buffer>();
  for (const [name, content] of Object.entries(sent)) {
    const path = `files.${name.slice(0, 60)}`;
    if (!UPLOAD_FILE.test(name)) throw refusal(texts.fileName, path);
    if (typeof content !== 'string' || content.length > UPLOAD_BYTES * 1.4 || !BASE64.test(content)) {
      throw refusal(texts.fileInvalid, path);
    }
    const bytes = Buffer.from(content, 'base64');
    if (!(await isThePicture(name, bytes))) throw refusal(texts.fileInvalid, path);
    files.set(name, bytes);
  }
  return files;
}

async function isThePicture(name: string, bytes: Buffer): Promise<boolean> {
  const [, width = '', ending = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
  // Looked at before a decoder sees it: none for another format ever runs.
  if (pictureFormat(bytes) !== FORMATS[ending]) return false;
  const found = await sharp(bytes, { failOn: 'error' })
    .metadata()
    .catch(() => null);
  return found !== null && found.width === Number(width) && found.height <= HIGHEST && !found.exif;
}

/** The picture that a record names, with the names of its files; all of them must be there. */
export function pictureOf(
  sent: unknown,
  files: ReadonlyMap<string, Buffer>,
  path: string,
): { picture: UploadedPicture | null; files: string[] } {
  if (sent === null || sent === undefined) return { picture: null, files: [] };
  if (!isPicture(sent)) throw refusal(texts.pictureInvalid, path);
  const { base, width, height, widths, focus, colour } = sent;
  const names = uploadedFiles(sent);
  if (!names.every((name) => files.has(name))) throw refusal(texts.pictureMissing, path);
  return { picture: { base, width, height, widths, focus, colour }, files: names };
}

function isPicture(value: unknown): value is UploadedPicture {
  if (!isRecord(value)) return false;
  const { base, width, height, widths, focus, colour } = value;
  return (
    typeof base === 'string' &&
    BASE.test(base) &&
    isSize(width, WIDEST) &&
    isSize(height, HIGHEST) &&
    Array.isArray(widths) &&
    widths.length > 0 &&
    widths.length <= MOST_WIDTHS &&
    widths.every((each) => isSize(each, width)) &&
    Array.isArray(focus) &&
    focus.length === 2 &&
    focus.every((share) => typeof share === 'number' && share >= 0 && share <= 1) &&
    typeof colour === 'string' &&
    COLOUR.test(colour)
  );
}

function isSize(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
}
