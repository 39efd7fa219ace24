import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inBrandColor } from './brand-pictures.ts';

const FOLDER = path.resolve('server/pictures');
const PICTURES = [
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.join(FOLDER, name)),
  path.resolve('server/pages/offline-page.html'),
].map((file) => [path.basename(file), readFileSync(file, 'utf8')] as const);

/** More red in it than anything else. */
function isRed(paint: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16));
  return red > Math.max(green, blue) + 20;
}
const reds = (svg: string) => (svg.match(/#[0-9a-f]{6}/gi) ?? []).filter(isRed);

describe.each(PICTURES)('%s', (_name, svg) => {
  it('has nothing left of our red in another colour', () => {
    expect(reds(svg)).not.toEqual([]);
    expect(reds(inBrandColor(svg, '#0b5fa5'))).toEqual([]);
  });
});
