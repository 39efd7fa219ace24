import { lettersForDigits } from './letters-for-digits.js';

/** Shorter words stand inside many others, so they count only where they stand alone. */
const FOUND_ANYWHERE_FROM = 5;
const SHORTEST = 3;
const DIGRAPHS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The first word of these names that the password contains, as the name writes it; null when there is none. Case,
 * accents, what stands between the letters, and digits in the place of letters do not matter.
 */
export function nameInPassword(password: string, names: readonly string[]): string | null {
  const readings = [fold(password), fold(lettersForDigits(password))];
  const wholes = readings.map(compact);
  const alone = new Set(readings.flatMap((reading) => [...reading.split(/[^\p{L}]+/u), ...wordsOf(reading)]));
  const contains = (word: string) =>
    word.length >= FOUND_ANYWHERE_FROM ? wholes.some((whole) => whole.includes(word)) : alone.has(word);
  for (const name of names) {
    for (const part of [...wordsOf(name), name]) {
      const spellings = [fold(part), fold(withDigraphs(part))].map(compact);
      if (spellings.some((word) => word.length >= SHORTEST && contains(word))) return part.trim();
    }
  }
  return null;
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Small letters without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function compact(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function withDigraphs(text: string): string {
  return text.toLowerCase().replaceAll(/[äöü]/g, (letter) => DIGRAPHS[letter] ?? letter);
}
