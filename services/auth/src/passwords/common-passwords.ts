import list from './common-passwords.json' with { type: 'json' };
import { lettersForDigits } from './letters-for-digits.js';

const COMMON = new Set(list.words.flatMap((line) => line.split(' ')));
const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;
const FEWEST_DIFFERENT = 5;

/**
 * Whether a list of stolen passwords leads to this one: it is on it, or it is one of the list with
 * decoration (`Sommer2026!!`), repeated (`hallohallohallo`), or written with digits for letters.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < FEWEST_DIFFERENT) return true;
  const plain = lettersForDigits(folded);
  return [folded, plain, folded.replace(EDGES, ''), lettersForDigits(folded.replace(EDGES, ''))].some(
    (candidate) => COMMON.has(candidate) || COMMON.has(repeatedPart(candidate)),
  );
}

/** `abcabc` → `abc`; a text that does not repeat stays as it is. */
function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return period < text.length ? text.slice(0, period) : text;
}
