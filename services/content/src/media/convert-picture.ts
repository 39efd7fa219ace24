import {
  formatWidths,
  PICTURE_FORMATS,
  type PictureFormat,
  type PictureShape,
  pictureWidths,
  UPLOAD_PIXELS,
} from '@garage/contracts/pictures';
import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.js';
import { pictureError } from './picture-error.js';
import { pictureFormat } from './picture-format.js';

const TIMEOUT_SECONDS = 20;
/** WebP can hold no more. */
const HIGHEST = 16_383;

const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
};

/** A picture that was let in: what its sizes are made from, and what is known of it before they are. */
export interface PictureMaster {
  shape: PictureShape;
  /** Without loss, and quick to write. */
  png: Buffer;
}

export interface PictureSize {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

/**
 * Lets an uploaded picture in. Nothing of the original is kept but what is to be seen: no position, no camera,
 * no comment, and of a film its first frame.
 */
export async function readMaster(
  bytes: Buffer,
  { widest, field }: { widest: number; field: string },
): Promise<PictureMaster> {
  const format = pictureFormat(bytes);
  if (!format) throw pictureError('notAPicture', field);
  const sharp = await loadSharp();
  const { data, info } = await readPixels(bytes, format, widest, field);
  const { width, height, channels } = info;
  if (height > HIGHEST) throw pictureError('tooHigh', field);
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const shape = {
    width,
    height,
    widths: pictureWidths(width, widest),
    focus: await focusOf(picture(), width, height),
    colour: await colourOf(picture()),
  };
  return { shape, png: await picture().png({ compressionLevel: 0 }).toBuffer() };
}

/** All sizes and formats of a picture, one after the other: together they take seconds. */
export async function* makeSizes(
  master: Buffer,
  { widths }: Pick<PictureShape, 'widths'>,
): AsyncGenerator<PictureSize> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(master, { limitInputPixels: UPLOAD_PIXELS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const format of PICTURE_FORMATS) {
    for (const size of formatWidths(widths, format)) {
      const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: size });
      yield { width: size, format, bytes: await ENCODERS[format](picture).toBuffer() };
    }
  }
}

/** The picture as it is to be seen, upright and no wider than wanted, as plain pixels. */
async function readPixels(bytes: Buffer, format: string, widest: number, field: string) {
  const sharp = await loadSharp();
  const options = { limitInputPixels: UPLOAD_PIXELS, failOn: 'error', sequentialRead: true } as const;
  try {
    const found = await sharp(bytes, options).metadata();
    // What the header of another format says would not be what is decoded.
    if ((found.format === 'heif' ? 'avif' : found.format) !== format) throw new Error('another format');
    return await sharp(bytes, options)
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw pictureError(tooMany ? 'tooManyPixels' : 'unreadable', field, cause);
  }
}

/** Where on a side something is, from 0 to 1; in the middle when it is not known. */
function share(at: number | undefined, length: number): number {
  return at === undefined ? 0.5 : Math.round((Math.min(Math.max(at, 0), length) / length) * 100) / 100;
}

/** What draws the eye, so that a crop keeps it. */
async function focusOf(picture: Sharp, width: number, height: number): Promise<[number, number]> {
  const side = Math.max(1, Math.round(Math.min(width, height) / 2));
  const { info } = await picture
    .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Counted in the picture as it was made smaller for looking.
  const scale = side / Math.min(width, height);
  return [share(info.attentionX, width * scale), share(info.attentionY, height * scale)];
}

async function colourOf(picture: Sharp): Promise<string> {
  const { dominant } = await picture.stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
