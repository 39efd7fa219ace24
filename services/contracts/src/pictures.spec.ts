import { describe, expect, it } from '@jest/globals';
import { formatWidths, pictureWidths } from './pictures.js';

describe('the sizes of a picture', () => {
  it('are never wider than its master', () => {
    expect(pictureWidths(2400, 1920)).toEqual([480, 800, 1280, 1920]);
    expect(pictureWidths(1000, 1920)).toEqual([480, 800, 1000]);
    expect(pictureWidths(300, 1920)).toEqual([300]);
  });

  it('end where its use ends', () => {
    expect(pictureWidths(2400, 1280)).toEqual([480, 800, 1280]);
  });

  it('are fewer in the formats that few browsers need', () => {
    const widths = [480, 800, 1280, 1920];
    expect(formatWidths(widths, 'avif')).toEqual(widths);
    expect(formatWidths(widths, 'webp')).toEqual([800, 1280]);
    expect(formatWidths(widths, 'jpg')).toEqual([1280]);
  });

  it('exist in every format, however small the master is', () => {
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      expect(formatWidths([300], format)).toEqual([300]);
      expect(formatWidths([2400], format)).toEqual([2400]);
      expect(formatWidths([480, 700], format)).toContain(700);
    }
  });
});
