/** What staff look for in a list. All words have to fit. */
export interface WordSearch {
  words: readonly SearchedWord[];
  /** A whole telephone number is among them: few have it. */
  isRare: boolean;
}

export interface SearchedWord {
  text: string;
  /** Two letters are found where a word begins; more of them anywhere. */
  isBeginning: boolean;
  /** Set when it may be a telephone number, or a part of one. */
  phone: SearchedPhone | null;
  /** Words that stand for it where keys are stored instead; absent where there are none. */
  keys?: readonly string[];
}

export interface SearchedPhone {
  /** As it was typed; the database brings it into the one form that numbers have there. */
  beginning: string;
  /** Its digits when it may be the end of a number; null when it was written from the start. */
  ending: string | null;
}

const LETTERS = /[\p{L}\p{N}]+/gu;
/** Everything that people write telephone numbers with. */
const PHONE = /^[+\d][\d\s()+/.–-]*$/;
const FEWEST_DIGITS = 3;
const WHOLE_NUMBER_DIGITS = 9;

/**
 * Takes a search apart. What is written like a telephone number is one word, spaces or not. Words without two
 * letters or digits in a row are left out: nearly everything has them. Null when nothing is left.
 */
export function parseSearch(search: string): WordSearch | null {
  const trimmed = search.trim();
  const parts = phoneOf(trimmed) ? [trimmed] : trimmed.split(/\s+/);
  const words = parts
    .map((text) => ({ text, letters: longestRun(text), phone: phoneOf(text) }))
    .filter(({ letters, phone }) => letters >= 2 || phone !== null)
    .map(({ text, letters, phone }) => ({ text, isBeginning: letters === 2, phone }));
  if (words.length === 0) return null;
  const isRare = words.some(
    ({ text, phone }) => phone !== null && digitsOf(text).length >= WHOLE_NUMBER_DIGITS,
  );
  return { words, isRare };
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(LETTERS) ?? []).map(({ length }) => length));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function phoneOf(text: string): SearchedPhone | null {
  const digits = digitsOf(text);
  if (!PHONE.test(text) || digits.length < FEWEST_DIGITS) return null;
  return { beginning: text, ending: /^[+0]/.test(text) ? null : digits };
}
