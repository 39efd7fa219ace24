import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };

/** Enough to see a crack, and little enough for a telephone. */
const PHOTO_SIDE = 2000;
const THUMBNAIL_SIDE = 480;
/** A camera of a telephone has up to 50 megapixels. */
const PIXELS = 64_000_000;
const TIMEOUT_SECONDS = 20;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** A photo as it is kept: two JPEGs that hold nothing but what is to be seen. */
export interface PhotoPicture {
  width: number;
  height: number;
  content: Buffer;
  thumbnail: Buffer;
}

/**
 * Turns a photo upright and makes it smaller. Where and with what it was taken stays out. 415 for what is no picture
 * that can be read.
 */
export async function readPhoto(bytes: Buffer): Promise<PhotoPicture> {
  const open = await opener();
  const options: SharpOptions = { limitInputPixels: PIXELS, failOn: 'error', sequentialRead: true };
  try {
    const { format } = await open(bytes, options).metadata();
    if (!FORMATS.has(format)) throw new Error('another format');
    const upright = await jpeg(open(bytes, options).autoOrient(), PHOTO_SIDE).toBuffer({
      resolveWithObject: true,
    });
    const thumbnail = await jpeg(open(upright.data), THUMBNAIL_SIDE).toBuffer();
    const { width, height } = upright.info;
    return { width, height, content: upright.data, thumbnail };
  } catch (cause) {
    throw new AppError(415, 'unsupported-media-type', texts.notAPhoto, { cause });
  }
}

function jpeg(picture: Sharp, side: number): Sharp {
  return picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .jpeg({ quality: 80, mozjpeg: true });
}

/** Loaded with the first photo: a service that gets none holds no picture library in memory. */
async function opener() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
