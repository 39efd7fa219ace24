import type { MessageFilter } from '@garage/contracts/contact-message-list';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fits, Values } from '../search/search-conditions.js';
import type { WordSearch } from '../search/word-search.js';
import { ContactMessageEntity } from './contact-message.entity.js';
import type { MessagePosition } from './message-cursor.js';

export type ListedMessage = ContactMessageEntity & Pick<MessagePosition, 'createdMicros'>;

export interface PageWish {
  /** Absent: all, suspected spam included. */
  filter?: MessageFilter | undefined;
  /** Whose messages are `mine`. */
  userId: number;
  /** Absent: everybody's. */
  customer?: number | undefined;
  search: WordSearch | null;
  /** Only what comes after it. */
  after: MessagePosition | null;
  limit: number;
}

/** Each has an index of its own, in the order of the list; but those that were read, which are nearly all, use that of all. */
const FILTERS: Record<Exclude<MessageFilter, 'mine'>, string> = {
  all: 'spam_reason IS NULL',
  unread: 'NOT is_read AND spam_reason IS NULL',
  read: 'is_read AND spam_reason IS NULL',
  unanswered: 'answered_at IS NULL AND spam_reason IS NULL',
  spam: 'spam_reason IS NOT NULL',
};
const NEWEST_FIRST = 'created_at DESC, id DESC';
const STORED = { words: 'words', phone: 'phone' };
const SAID = { words: 'said.words', phone: 'said.digits' };
/** So many of the newest messages show how frequent the words are. */
const GLANCED_AT = 500;
/** So many are looked through for words of which they will fill a page; others are fetched from the index at once. */
const LOOKED_THROUGH = 5000;

/** The staff's list, in pages. */
@Injectable()
export class MessageListRepository {
  private readonly columns: string;

  constructor(private readonly db: DataSource) {
    this.columns = db
      .getMetadata(ContactMessageEntity)
      .columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`)
      .concat('(extract(epoch FROM created_at) * 1000000)::bigint::text AS "createdMicros"')
      .join(', ');
  }

  /** Newest first. */
  async findPage(wish: PageWish): Promise<ListedMessage[]> {
    if (!wish.search) return this.findNewest(wish);
    if (wish.search.isRare) return this.findByIndex(wish, wish.search);
    const glanced = await this.findAmongNewest(wish, wish.search, GLANCED_AT);
    if (glanced.length === wish.limit) return glanced;
    const expected = glanced.length * (LOOKED_THROUGH / GLANCED_AT);
    if (expected >= wish.limit) {
      const lookedThrough = await this.findAmongNewest(wish, wish.search, LOOKED_THROUGH);
      if (lookedThrough.length === wish.limit) return lookedThrough;
    }
    return this.findByIndex(wish, wish.search);
  }

  private findNewest(wish: PageWish): Promise<ListedMessage[]> {
    const values = new Values();
    return this.db.query<ListedMessage[]>(
      `SELECT ${this.columns} FROM contact.contact_messages
        WHERE ${placeOf(wish, values)} ORDER BY ${NEWEST_FIRST} LIMIT ${values.add(wish.limit)}`,
      values.list,
    );
  }

  /**
   * Frequent words fill a page from the newest messages; the index would fetch and sort all that have them. Which
   * words are frequent is seen here, and not left to the database's estimate, which is often wrong for parts of words.
   */
  private findAmongNewest(wish: PageWish, search: WordSearch, count: number): Promise<ListedMessage[]> {
    const values = new Values();
    // LIMIT 1 keeps the database from reading all words for the sake of some.
    return this.db.query<ListedMessage[]>(
      `SELECT ${this.columns} FROM (
         SELECT * FROM contact.contact_messages
          WHERE ${placeOf(wish, values)} ORDER BY ${NEWEST_FIRST} LIMIT ${count}) AS newest
         JOIN LATERAL (SELECT words, message_search.phone AS digits FROM contact.message_search
                        WHERE message_id = newest.id LIMIT 1) AS said ON ${fits(search, values, SAID)}
        ORDER BY ${NEWEST_FIRST} LIMIT ${values.add(wish.limit)}`,
      values.list,
    );
  }

  /**
   * What the index has found is put into the order of the list by an index that says nothing but the times; read are
   * only as many as the page shows.
   */
  private findByIndex(wish: PageWish, search: WordSearch): Promise<ListedMessage[]> {
    const values = new Values();
    return this.db.query<ListedMessage[]>(
      `WITH found AS MATERIALIZED (
         SELECT message_id FROM contact.message_search WHERE ${fits(search, values, STORED)}),
       dated AS MATERIALIZED (
         SELECT message_id, written FROM found
           JOIN LATERAL (SELECT created_at AS written FROM contact.contact_messages
                          WHERE id = found.message_id LIMIT 1) AS times ON true
          ORDER BY written DESC, message_id DESC)
       SELECT ${this.columns} FROM dated
         JOIN LATERAL (SELECT * FROM contact.contact_messages
                        WHERE id = dated.message_id AND ${placeOf(wish, values)} LIMIT 1) AS message ON true
        ORDER BY written DESC, message_id DESC LIMIT ${values.add(wish.limit)}`,
      values.list,
    );
  }
}

/** Which messages the filter lets through, behind the place where the page before ended. */
function placeOf({ filter, userId, customer, after }: PageWish, values: Values): string {
  const conditions: string[] = [];
  if (filter === 'mine') conditions.push(`assigned_to = ${values.add(userId)} AND spam_reason IS NULL`);
  else if (filter) conditions.push(FILTERS[filter]);
  if (customer !== undefined) conditions.push(`customer_id = ${values.add(customer)}`);
  if (after) {
    // Multiplied, not parsed: a microsecond more or less would show a message twice or never.
    conditions.push(`(created_at, id) <
      (timestamptz 'epoch' + ${values.add(after.createdMicros)}::bigint * interval '1 microsecond', ${values.add(after.id)}::int)`);
  }
  return conditions.join(' AND ') || 'true';
}
