/**
 * Draws the pictures under `web/public` that stand for the site elsewhere: the share picture and the
 * icons. From the site's own wheel, mark, colours and type, and without the name of a garage, so that
 * they fit any. To be run by hand after a change of the drawing: `npm run build`, then
 * `npm run draw -w @garage/infra`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/support/browser.ts';

interface ServerEntry {
  THEME_COLOR: string;
}

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const PUBLIC = `${WEB}public/`;
const DRAWN = `${WEB}server/pictures/`;
const JPEG_QUALITY = 86;

async function themeColor(): Promise<string> {
  const entry = (await import(pathToFileURL(`${WEB}dist/server/entry-server.js`).href)) as ServerEntry;
  return entry.THEME_COLOR;
}

function displayFont(): string {
  const file = readdirSync(`${PUBLIC}fonts`).find((name) => /^archivo-display\.[^-]+\.woff2$/.test(name));
  if (!file) throw new Error('The display font is missing');
  return readFileSync(`${PUBLIC}fonts/${file}`).toString('base64');
}

/** The word is the same in the languages of the country; the name of the garage stands beside the picture. */
function sharePage(wheel: string, color: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face{font-family:D;font-weight:700;src:url(data:font/woff2;base64,${displayFont()})}
    body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;
      background:radial-gradient(60rem 44rem at 78% 30%,#242a33,${color} 72%)}
    svg{position:absolute;width:820px;left:530px;top:-60px;fill:none}
    b{position:absolute;left:64px;bottom:52px;font:700 112px/1 D;letter-spacing:-.02em;color:#f3f4f5}
    i{position:absolute;left:70px;bottom:186px;width:72px;height:10px;background:#d3191f}
    </style><body>${wheel}<i></i><b>Garage</b>`;
}

function iconPage(
  mark: string,
  color: string,
  { rounded, scale }: { rounded: boolean; scale: number },
): string {
  return `<!doctype html><style>body{margin:0;background:transparent}
    div{width:100vw;height:100vh;display:grid;place-items:center;background:${color};
      ${rounded ? 'border-radius:18.75%' : ''}} svg{width:${scale}%;height:${scale}%}</style><div>${mark}</div>`;
}

async function picture(
  browser: Browser,
  html: string,
  [width, height]: [number, number],
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const path = PUBLIC + file;
  if (file.endsWith('.jpg')) await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY });
  else await page.screenshot({ path, omitBackground: true });
  await page.close();
}

const wheel = readFileSync(`${DRAWN}wheel.svg`, 'utf8');
const color = await themeColor();
// The mark without its own rounded ground.
const mark = readFileSync(`${DRAWN}favicon.svg`, 'utf8').replace(/<rect[^>]*\/>/, '');
const browser = await openBrowser();
await picture(browser, sharePage(wheel, color), [1200, 630], 'share.jpg');
const plain = { rounded: false, scale: 100 };
const rounded = { rounded: true, scale: 100 };
await picture(browser, iconPage(mark, color, plain), [180, 180], 'apple-touch-icon.png');
await picture(browser, iconPage(mark, color, rounded), [192, 192], 'icon-192.png');
await picture(browser, iconPage(mark, color, rounded), [512, 512], 'icon-512.png');
// Systems cut maskable icons to their own shape: only the inner 80 % are safe.
await picture(
  browser,
  iconPage(mark, color, { rounded: false, scale: 80 }),
  [512, 512],
  'icon-maskable-512.png',
);
await browser.close();
for (const file of readdirSync(PUBLIC).filter((name) => /\.(?:png|jpg)$/.test(name)))
  process.stdout.write(`${file} ${Math.round(readFileSync(PUBLIC + file).length / 1024)} KB\n`);
