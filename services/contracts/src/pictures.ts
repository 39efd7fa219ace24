/** Widths in which a picture is offered, as far as its master is that wide. */
const WIDTHS = [480, 800, 1280, 1920];
/** Wide enough for browsers that know neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1280;
const MIDDLE_WIDTH = 800;

export interface PictureShape {
  /** Of the largest size. */
  width: number;
  height: number;
  /** In pixels, ascending. */
  widths: number[];
  /** What must stay in sight when the picture is cropped: from the left and from the top, 0 to 1. */
  focus: [number, number];
  /** `#rrggbb`, shown until the picture is there. */
  colour: string;
}

/** A picture that staff have uploaded. */
export interface UploadedPicture extends PictureShape {
  /** What the addresses of all sizes begin with. */
  base: string;
}

/** Where uploaded pictures are served. */
export const UPLOADS_PATH = '/uploads';

/** Largest picture that may be uploaded, in bytes. */
export const UPLOAD_BYTES = 5 * 1024 * 1024;
/** Largest JSON body of a call that carries a picture as data URL: four characters for three bytes, and the rest. */
export const UPLOAD_BODY_LIMIT = 8_000_000;
/** Most pixels of an uploaded picture; a small file can unfold into more than a machine can hold. */
export const UPLOAD_PIXELS = 50_000_000;

/** The widths in which a picture is made; never wider than it is. */
export function pictureWidths(masterWidth: number, widest: number): number[] {
  const limit = Math.min(masterWidth, widest);
  const smaller = WIDTHS.filter((width) => width < limit);
  return [...smaller, limit];
}

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Which widths exist in a format: all as AVIF, few as WebP, one as JPEG for what knows nothing else. */
export function formatWidths(widths: number[], format: PictureFormat): number[] {
  if (format === 'avif') return widths;
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0];
  const middle = widths.find((width) => width >= MIDDLE_WIDTH) ?? fallback;
  const wanted = format === 'jpg' ? [fallback] : [middle, fallback];
  return widths.filter((width) => wanted.includes(width));
}

/** The end of the address of one size; it begins with the picture's base. */
export function sizeSuffix(width: number, format: PictureFormat): string {
  return `-${width}.${format}`;
}

/** The names of all files of an uploaded picture. */
export function uploadedFiles({ base, widths }: Pick<UploadedPicture, 'base' | 'widths'>): string[] {
  const id = base.slice(base.lastIndexOf('/') + 1);
  return PICTURE_FORMATS.flatMap((format) =>
    formatWidths(widths, format).map((width) => id + sizeSuffix(width, format)),
  );
}
