import type { UploadedPicture } from '@garage/contracts/pictures';
import texts from './locales/de.json' with { type: 'json' };
import { isRecord, refusal } from './refusal.js';

const BASE = /^\/uploads\/[0-9a-f]{24}$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const WIDEST = 4000;
/** Of any picture, in pixels. */
export const HIGHEST = 20_000;
const MOST_WIDTHS = 10;

/** What a record says about an uploaded picture. */
export function readPicture(sent: unknown, path: string): UploadedPicture {
  if (!isPicture(sent)) throw refusal(texts.pictureInvalid, path);
  const { base, width, height, widths, focus, colour } = sent;
  return { base, width, height, widths, focus, colour };
}

function isPicture(value: unknown): value is UploadedPicture {
  if (!isRecord(value)) return false;
  const { base, width, height, widths, focus, colour } = value;
  return (
    typeof base === 'string' &&
    BASE.test(base) &&
    isSize(width, WIDEST) &&
    isSize(height, HIGHEST) &&
    Array.isArray(widths) &&
    widths.length > 0 &&
    widths.length <= MOST_WIDTHS &&
    widths.every((each) => isSize(each, width)) &&
    Array.isArray(focus) &&
    focus.length === 2 &&
    focus.every((share) => typeof share === 'number' && share >= 0 && share <= 1) &&
    typeof colour === 'string' &&
    COLOUR.test(colour)
  );
}

function isSize(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
}
