import { createHash, randomInt } from 'node:crypto';

/** Crockford's base32: no letter that is mistaken for a digit when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;
const GROUP = /.{4}/g;

/** A fresh code of 140 random bits in groups of four, for example `7K2M-…-9QXA`. */
export function makeResetCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.match(GROUP)?.join('-') ?? letters;
}

/**
 * What is stored and compared. The code is random and long, so a plain hash is enough; spaces,
 * dashes, case and the usual misreadings do not matter.
 */
export function hashResetCode(code: string): string {
  const normalized = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(normalized).digest('hex');
}
