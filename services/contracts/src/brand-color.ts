/** `#rrggbb`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/;
/** WCAG AA for letters of ordinary size. */
export const READABLE_CONTRAST = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';

/** The contrast of two colours as WCAG computes it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [left, right] = [luminance(one), luminance(other)];
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}

/** White letters can be read on it: what the garage's own colour has to offer, since its buttons are written so. */
export function carriesWhite(color: string): boolean {
  return contrast(color, WHITE) >= READABLE_CONTRAST;
}

/** The colour itself, or the one most like it that white letters can be read on. */
export function darkEnough(color: string): string {
  return mixedUntil(color, BLACK, carriesWhite);
}

/** The first colour on the way from one to the other that is good; the other one when none is. */
export function mixedUntil(from: string, to: string, isGood: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.01) {
    const mixed = mix(from, to, share);
    if (isGood(mixed)) return mixed;
  }
  return to;
}

/** So much of the second colour in the first, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const mixed = channels(one).map((value, index) =>
    Math.round(value + ((channels(other)[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
