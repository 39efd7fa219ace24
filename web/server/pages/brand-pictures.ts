import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../pictures/', import.meta.url);
const JPEG = { quality: 90 };
/** Of the mark's drawing. */
const MARK_UNITS = 32;
/** At which a drawing is as large as its units say. */
const USUAL_DENSITY = 72;

/** Puts the garage's colour in the place of our red. */
type Recolor = (svg: string) => string;

interface BrandPicture {
  type: string;
  /** As the file, which is in our red; of another colour it is drawn. */
  draw: (recolor: Recolor) => Promise<string | Buffer>;
}

/** Pictures that stand for the site, by their names: in the pages, and where others show it. */
export const BRAND_PICTURES: Record<string, BrandPicture> = {
  'favicon.svg': { type: 'image/svg+xml', draw: async (recolor) => recolor(await drawing('favicon.svg')) },
  'wheel.svg': { type: 'image/svg+xml', draw: async (recolor) => recolor(await drawing('wheel.svg')) },
  'apple-touch-icon.png': icon(180, squared),
  // Asked for by its name where no page names a better one. That it is a PNG, browsers see by its type.
  'favicon.ico': icon(48),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  // Systems cut maskable icons to their own shape: only the inner 80 % are safe.
  'icon-maskable-512.png': icon(512, (mark) => squared(mark).replace('scale(.82)', 'scale(.656)')),
  'share.jpg': { type: 'image/jpeg', draw: sharePicture },
};

/** The picture as it is without a colour of the garage's own; `infra/pictures/draw.ts` has drawn it. */
export function pictureFile(name: string): Promise<Buffer> {
  return readFile(new URL(name, FOLDER));
}

async function drawing(name: string): Promise<string> {
  return (await pictureFile(name)).toString();
}

/** For systems that round the corners themselves. */
function squared(mark: string): string {
  return mark.replace(' rx="6"', '');
}

function icon(pixels: number, shape: (mark: string) => string = (mark) => mark): BrandPicture {
  return {
    type: 'image/png',
    draw: async (recolor) => {
      const mark = Buffer.from(shape(recolor(await drawing('favicon.svg'))));
      const density = (USUAL_DENSITY * pixels) / MARK_UNITS;
      return (await painter())(mark, { density }).resize(pixels).png({ compressionLevel: 9 }).toBuffer();
    },
  };
}

/** The word stands on it as a picture: its letters are no font that a server has. */
async function sharePicture(recolor: Recolor): Promise<Buffer> {
  const wheel = (await drawing('wheel.svg')).replace(
    'width="1000" height="1000"',
    'x="530" y="30" width="820" height="820"',
  );
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="936" cy="189" r="960"
      gradientTransform="translate(0 50.4) scale(1 .7333)">
      <stop stop-color="#242a33"/><stop offset=".72" stop-color="#0a0c0f"/>
    </radialGradient>
    <rect width="1200" height="630" fill="url(#ground)"/>${wheel}
    <rect x="70" y="434" width="72" height="10" fill="#d3191f"/></svg>`;
  return (await painter())(Buffer.from(recolor(ground)))
    .composite([{ input: await pictureFile('share-word.png') }])
    .jpeg(JPEG)
    .toBuffer();
}

/** Loaded for garages with a colour of their own; the others do without its memory. */
async function painter() {
  return (await import('sharp')).default;
}
