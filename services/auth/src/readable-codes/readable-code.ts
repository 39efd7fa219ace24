import { createHash, randomInt } from 'node:crypto';

/** Crockford's base32: no letter that is mistaken for a digit when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = /.{4}/g;

/** A fresh code of five random bits per letter in groups of four, for example `7K2M-9QXA`. */
export function makeReadableCode(length: number): string {
  const letters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.match(GROUP)?.join('-') ?? letters;
}

/**
 * What is stored and compared. Such a code is random and long, so a plain hash is enough; spaces,
 * dashes, case and the usual misreadings do not matter.
 */
export function hashReadableCode(code: string): string {
  const normalized = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(normalized).digest('hex');
}
