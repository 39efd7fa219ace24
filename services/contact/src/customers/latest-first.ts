import { Values } from '../search/search-conditions.js';
import type { MessagePosition } from '../messages/message-cursor.js';
import type { WordSearch } from '../search/word-search.js';

/** Which part of a list is wanted, whoever or whatever came last first. */
export interface PageWish {
  search: WordSearch | null;
  /** Only what comes after it. */
  after: MessagePosition | null;
  limit: number;
}

/** The condition for rows behind the place where the page before ended. */
export function behind(after: MessagePosition | null, column: string, values: Values): string {
  if (!after) return 'true';
  // Multiplied, not parsed: a microsecond more or less would show one twice or never.
  return `(${column}, id) < (timestamptz 'epoch' + ${values.add(after.createdMicros)}::bigint * interval '1 microsecond',
                             ${values.add(after.id)}::int)`;
}

/** The time of a row as its place in the list. */
export function micros(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000000)::bigint::text AS "createdMicros"`;
}
