import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import { loadSharp } from '../media/load-sharp.js';
import { pictureFormat } from '../media/picture-format.js';
import { UPLOAD_FILE } from '../media/picture-store.js';
import texts from './locales/de.json' with { type: 'json' };
import { HIGHEST } from './read-picture.js';
import { isRecord, parsed, refusal } from './refusal.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** What a file is by its first bytes, for the end of its name. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', webp: 'webp', avif: 'avif' };

/** One line of an archive after the first: a picture of the kind and the width that its name says. */
export async function readFile(line: string): Promise<{ name: string; bytes: Buffer }> {
  const { file: name, data } = fileOf(parsed(line));
  const path = `files.${name.slice(0, 60)}`;
  if (!UPLOAD_FILE.test(name)) throw refusal(texts.fileName, path);
  if (data.length > UPLOAD_BYTES * 1.4 || !BASE64.test(data)) throw refusal(texts.fileInvalid, path);
  const bytes = Buffer.from(data, 'base64');
  if (!(await isThePicture(name, bytes))) throw refusal(texts.fileInvalid, path);
  return { name, bytes };
}

function fileOf(value: unknown): { file: string; data: string } {
  const { file, data } = isRecord(value) ? value : {};
  if (typeof file === 'string' && typeof data === 'string') return { file, data };
  throw refusal(texts.filesInvalid, 'files');
}

async function isThePicture(name: string, bytes: Buffer): Promise<boolean> {
  const [, width = '', ending = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
  // Looked at before a decoder sees it: none for another format ever runs.
  if (pictureFormat(bytes) !== FORMATS[ending]) return false;
  const sharp = await loadSharp();
  const found = await sharp(bytes, { failOn: 'error' })
    .metadata()
    .catch(() => null);
  return found !== null && found.width === Number(width) && found.height <= HIGHEST && !found.exif;
}
