import { CONTACT_SERVICES } from '@garage/contracts/contact';
import topics from '../mail/locales/de.json' with { type: 'json' };
import type { WordSearch } from '../search/word-search.js';

/** Shorter ones ("und") are in nearly every topic and say nothing. */
const FEWEST_LETTERS = 4;

/**
 * Messages hold the key of what a visitor chose ("oelwechsel"); staff see its German words and look for those, in any
 * spelling. The key is then looked for as well, as a word of its own.
 */
export function withTopics(search: WordSearch): WordSearch {
  return { ...search, words: search.words.map((word) => ({ ...word, keys: keysOf(word.text) })) };
}

function keysOf(word: string): string[] {
  const wanted = plain(word);
  if (wanted.length < FEWEST_LETTERS) return [];
  return CONTACT_SERVICES.filter((key) => plain(topics.services[key]).includes(wanted));
}

function plain(words: string): string {
  return words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
