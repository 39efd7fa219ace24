/**
 * Draws the pictures in `web/server/pictures` that stand for the site elsewhere, the share picture and the icons, from
 * its own wheel, mark, colours and type, and without the name of a garage, so that they fit any. To be run by hand after
 * a change of the drawing: `npm run draw -w @garage/infra`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND_PICTURES } from '../../web/server/pages/brand-pictures.ts';
import { openBrowser } from '../e2e/support/browser.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const FONTS = `${WEB}public/fonts/`;
const PICTURES = `${WEB}server/pictures/`;

function displayFont(): string {
  const file = readdirSync(FONTS).find((name) => /^archivo-display\.[^-]+\.woff2$/.test(name));
  if (!file) throw new Error('The display font is missing');
  return readFileSync(FONTS + file).toString('base64');
}

/** The word is the same in the languages of the country; the name of the garage stands beside the picture. */
async function drawWord(): Promise<void> {
  await using browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    @font-face{font-family:D;font-weight:700;src:url(data:font/woff2;base64,${displayFont()})}
    body{margin:0;background:transparent}
    b{position:absolute;left:64px;bottom:52px;font:700 112px/1 D;letter-spacing:-.02em;color:#f3f4f5}
    </style><body><b>Garage</b>`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `${PICTURES}share-word.png`, omitBackground: true });
}

await drawWord();
for (const [name, { type, draw }] of Object.entries(BRAND_PICTURES)) {
  if (type === 'image/svg+xml') continue;
  const picture = await draw((svg) => svg);
  writeFileSync(PICTURES + name, picture);
  process.stdout.write(`${name} ${Math.round(picture.length / 1024)} KB\n`);
}
