import type { SearchedWord, WordSearch } from './word-search.js';

/** The parameters of one statement. */
export class Values {
  readonly list: unknown[] = [];

  /** Answers how the statement names it. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** How a statement calls the columns that are searched. */
export interface SearchedColumns {
  /** As `contact.plain_words` makes them, with a space before each. */
  words: string;
  /** As `contact.phone_digits` makes them; absent where numbers in this form are among the words. */
  phone?: string;
  /** Number plates are among the words, as `contact.plain_plate` makes them: theirs are found in any spelling. */
  hasPlates?: boolean;
}

/** Written between the signs of a number plate; what has an @ is an address. */
const PLATE_WITH_SIGNS = /^(?=.*[\s.·’'-])[\p{L}\p{N}\s.·’'-]+$/u;

/**
 * An address with so many signs before its @. The index looks for three letters at a time, and those of a provider are
 * in nearly every row: it is asked for the beginning alone. A shorter one ("info@") has only its provider to tell it by.
 */
const ADDRESS = /^(?<mailbox>[^@]{6,}@)[^@]+$/;

/**
 * The index keeps three letters at a time and reads the list of each: nine lists for «Wasserpumpe», of which two say
 * nearly as much, and not the first of them: as a word begins, many others begin. What they let through is compared
 * with the whole word.
 */
const LONG_WORD = /^\p{Script=Latin}{6,}$/u;
const THREE_LETTERS = /.{3}/gu;
const ASKED_PARTS = 2;

/** The condition for rows in which all words are. */
export function fits({ words }: WordSearch, values: Values, columns: SearchedColumns): string {
  return words.map((word) => wordFits(word, values, columns)).join(' AND ');
}

function wordFits(
  { text, isBeginning, phone: number, keys = [] }: SearchedWord,
  values: Values,
  { words, phone, hasPlates = false }: SearchedColumns,
): string {
  const mailbox = ADDRESS.exec(text)?.groups?.mailbox;
  if (mailbox) {
    return `(${words} LIKE contact.words_pattern(${values.add(mailbox)})
      AND position(contact.plain_words(${values.add(text)}) IN ${words}) > 0)`;
  }
  const conditions = [
    LONG_WORD.test(text)
      ? longWordFits(text, values, words)
      : `${words} LIKE contact.words_pattern(${values.add(isBeginning ? ` ${text}` : text)})`,
    ...keys.map((key) => `${words} LIKE contact.words_pattern(${values.add(` ${key} `)})`),
  ];
  if (hasPlates && PLATE_WITH_SIGNS.test(text)) {
    conditions.push(`${words} LIKE contact.words_pattern(contact.plain_plate(${values.add(text)}))`);
  }
  if (number && phone === undefined) {
    conditions.push(
      `${words} LIKE contact.words_pattern(contact.phone_digits(${values.add(number.beginning)}))`,
    );
    if (number.ending !== null) {
      conditions.push(`${words} LIKE contact.words_pattern(${values.add(number.ending)})`);
    }
  } else if (number) {
    conditions.push(`${phone} LIKE contact.phone_digits(${values.add(number.beginning)}) || '%'`);
    if (number.ending !== null) {
      conditions.push(`reverse(${phone}) LIKE reverse(${values.add(number.ending)}) || '%'`);
    }
  }
  return `(${conditions.join(' OR ')})`;
}

function longWordFits(text: string, values: Values, words: string): string {
  const parts = text.match(THREE_LETTERS) ?? [];
  const asked = parts.length > ASKED_PARTS ? parts.slice(1, 1 + ASKED_PARTS) : parts;
  const said = asked.map((part) => `${words} LIKE contact.words_pattern(${values.add(part)})`);
  return `(${said.join(' AND ')} AND position(contact.plain_words(${values.add(text)}) IN ${words}) > 0)`;
}
