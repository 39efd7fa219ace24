import { formatWidths, sizeSuffix, type PictureFormat, type PictureShape } from '@garage/contracts/pictures';

/** A picture as the site shows it, whether it came with the project or was uploaded. */
export interface SitePicture extends PictureShape {
  /** What the addresses of all sizes begin with. */
  base: string;
  /** What is to be seen, where it has been written down with the picture. */
  alt?: string;
}

/** The address of one size. */
function sizeAddress({ base }: SitePicture, width: number, format: PictureFormat): string {
  return base + sizeSuffix(width, format);
}

/** All sizes in a format, as the `srcset` of a source. */
export function sourceSet(picture: SitePicture, format: PictureFormat): string {
  return formatWidths(picture.widths, format)
    .map((width) => `${sizeAddress(picture, width, format)} ${width}w`)
    .join(', ');
}

/** The size that every browser and every other program understands. */
export function plainPicture(picture: SitePicture): { src: string; width: number; height: number } {
  const width = formatWidths(picture.widths, 'jpg').at(-1) ?? picture.width;
  return {
    src: sizeAddress(picture, width, 'jpg'),
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
