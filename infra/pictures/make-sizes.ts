/**
 * Makes the sizes in which the pictures are served, from the masters beside this file. Sizes are kept
 * in the project, so that nobody needs this to build it. After a master was added or replaced:
 * `npm run pictures -w @garage/infra`, or with the keys to be looked at behind it.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import {
  formatWidths,
  PICTURE_FORMATS,
  pictureWidths,
  sizeSuffix,
  type PictureFormat,
} from '@garage/contracts/pictures';
import { format, resolveConfig } from 'prettier';
import sharp, { type Sharp } from 'sharp';
import {
  fileNames,
  LIST,
  masterHash,
  masterOf,
  readList,
  SIZES,
  type ListedPicture,
} from './picture-files.ts';
import { PICTURES, type PictureUse } from './pictures.ts';

const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 6 }),
  jpg: (picture) => picture.jpeg({ quality: 72, mozjpeg: true }),
};

async function describe(key: string, use: PictureUse): Promise<ListedPicture> {
  const master = sharp(masterOf(key));
  const { width: masterWidth, height: masterHeight } = await master.metadata();
  const widths = pictureWidths(masterWidth, use.widest);
  const width = widths.at(-1) ?? masterWidth;
  const { dominant } = await master.stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return {
    hash: masterHash(key),
    width,
    height: Math.round((width * masterHeight) / masterWidth),
    widths,
    focus: use.focus,
    colour,
  };
}

async function makeSizes(key: string, picture: ListedPicture): Promise<void> {
  for (const type of PICTURE_FORMATS) {
    for (const width of formatWidths(picture.widths, type)) {
      const file = `${SIZES}${key}-${picture.hash}${sizeSuffix(width, type)}`;
      await ENCODERS[type](sharp(masterOf(key)).resize({ width })).toFile(file);
    }
  }
}

/** Sizes of replaced masters, and of pictures that are no more. */
function removeOld(list: Record<string, ListedPicture>): void {
  const current = new Set(Object.entries(list).flatMap(([key, picture]) => fileNames(key, picture)));
  for (const name of readdirSync(SIZES)) if (!current.has(name)) rmSync(SIZES + name);
}

async function save(list: Record<string, ListedPicture>): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(list).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const options = await resolveConfig(LIST);
  writeFileSync(LIST, await format(JSON.stringify(sorted), { ...options, filepath: LIST }));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((key) => !PICTURES.has(key) || !existsSync(masterOf(key)));
if (unknown.length > 0) throw new Error(`No such master: ${unknown.join(', ')}`);
mkdirSync(SIZES, { recursive: true });
const list = readList();
const present = new Set(readdirSync(SIZES));
for (const [key, use] of PICTURES) {
  if (!existsSync(masterOf(key)) || (asked.length > 0 && !asked.includes(key))) continue;
  const picture = await describe(key, use);
  const complete = fileNames(key, picture).every((name) => present.has(name));
  if (!complete) await makeSizes(key, picture);
  list[key] = picture;
  const bytes = fileNames(key, picture).reduce((sum, name) => sum + statSync(SIZES + name).size, 0);
  console.log(`${key} ${complete ? 'unchanged' : 'made'}, ${Math.round(bytes / 1024)} KB`);
}
for (const key of Object.keys(list)) if (!PICTURES.has(key) || !existsSync(masterOf(key))) delete list[key];
await save(list);
removeOld(list);
