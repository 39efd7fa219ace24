import type { Page } from 'playwright-core';
import sharp from 'sharp';

type Clip = NonNullable<NonNullable<Parameters<Page['screenshot']>[0]>['clip']>;

/** A single bright pixel does not hide a letter. */
const IGNORED_SHARE = 0.01;

/**
 * The contrast (WCAG 2.2, "relative luminance") of white words with what is seen in this part of the window:
 * with its brightest spots, but for a hundredth of it.
 */
export async function whiteContrast(page: Page, clip: Clip): Promise<number> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance(data.subarray(pixel * 3, pixel * 3 + 3)),
  ).toSorted((one, other) => other - one);
  const bright = luminances[Math.floor(luminances.length * IGNORED_SHARE)] ?? 0;
  return 1.05 / (bright + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
