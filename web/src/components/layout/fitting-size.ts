import { SCALES } from '../../theme/scales.ts';

/** How wide a letter of a headline is, in its own size. */
const LETTER = 0.7;

/**
 * Of a headline whose longest word fits: "Geschäftsbedingungen" is wider than a telephone, and
 * "Hochvoltwerkstatt" than half a tablet. The room is what a page and a scroll bar beside it
 * leave of the window, or that of a container.
 */
export function fittingSize(title: string, room = '100vw - 3.5rem'): string {
  const longest = Math.max(1, ...title.split(/[\s-]+/).map(({ length }) => length));
  return `min(${SCALES.fontSizes.title}, (${room}) / ${longest * LETTER})`;
}
