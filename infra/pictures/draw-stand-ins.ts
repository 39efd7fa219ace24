/**
 * Draws the masters of pictures for which there is no photograph yet. A master that is there stays:
 * `node infra/pictures/draw-stand-ins.ts` fills gaps, with `--all` it draws all of them again.
 */
import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { MASTERS, masterOf } from './picture-files.ts';
import { PICTURES } from './pictures.ts';
import { drawing, type Motif } from './stand-ins/canvas.ts';
import {
  clearLight, cloudedLight, estate, hatchback, lift, redHatchback, row, veteran,
} from './stand-ins/car-motifs.ts'; // prettier-ignore
import { circuit, gauge, gears, rack, scope, tools, tread, wheel } from './stand-ins/machine-motifs.ts';
import { air, charge, hall, oil, paint, streets } from './stand-ins/place-motifs.ts';

const WIDTH = 1280;
const QUALITY = 84;

/** In the order of the numbers. The people have none: their cards show initials instead. */
const SERIES: Record<string, Motif[]> = {
  hero: [wheel, hall, redHatchback, gears, clearLight, veteran],
  home: [hall, scope, estate],
  service: [tools, scope, oil, gears, wheel, air, clearLight, paint, hatchback, tread, charge, gauge],
  gallery: [
    lift, wheel, gears, scope, oil, wheel, wheel, cloudedLight, clearLight, circuit, charge, rack, tread,
    wheel, gauge, air, paint, veteran, gears, tools, circuit, hall, redHatchback, row, hall, estate,
  ],
  offer: [tread, estate, gauge, hatchback],
}; // prettier-ignore

const SINGLE: Record<string, Motif> = {
  'headlight-before': cloudedLight,
  'headlight-after': clearLight,
  'about-main': hall,
  'about-tradition': veteran,
  'about-history': gauge,
  'about-specialisation': wheel,
  'about-equipment': lift,
  'about-team': tools,
  'about-values': paint,
  map: streets,
};

function motifOf(key: string): Motif | undefined {
  const [, name = '', number = ''] = /^(\w+)-(\d\d)$/.exec(key) ?? [];
  return SINGLE[key] ?? SERIES[name]?.[Number(number) - 1];
}

/** The two pictures of the headlights must show the same lamp. */
function seedOf(key: string): string {
  return key.replace(/-(?:before|after)$/, '').replace(/^gallery-0[89]$/, 'headlight');
}

mkdirSync(MASTERS, { recursive: true });
for (const [key, { ratio }] of PICTURES) {
  const motif = motifOf(key);
  if (!motif || (existsSync(masterOf(key)) && !process.argv.includes('--all'))) continue;
  const svg = drawing(seedOf(key), motif, WIDTH, Math.round(WIDTH / ratio));
  await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(masterOf(key));
  console.log(key);
}
