import type { ContactMessageCounts } from '@garage/contracts/contact-message-list';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How many messages there are, for everybody at once; those that were read are all others. */
export interface AllCounts extends Omit<ContactMessageCounts, 'mine' | 'read'> {
  /** By the id of who takes care of them; nobody's are missing. */
  assigned: ReadonlyMap<number, number>;
}

interface CountsRow extends Omit<ContactMessageCounts, 'mine' | 'read'> {
  assignedTo: number | null;
  differences: number;
}

/** From so many differences on, they are added up. */
const MANY = 500;

/**
 * The database keeps the counts: each statement that changes messages leaves a difference in
 * `contact.message_counts`, and what is true is their sum. So writers never wait for each other.
 */
@Injectable()
export class MessageCountsRepository {
  constructor(private readonly db: DataSource) {}

  async read(): Promise<AllCounts> {
    const rows = await this.db.query<CountsRow[]>(
      `SELECT assigned_to AS "assignedTo", sum(counted)::int AS "all", sum(unread)::int AS unread,
              sum(unanswered)::int AS unanswered, sum(spam)::int AS spam, count(*)::int AS differences
         FROM contact.message_counts GROUP BY assigned_to`,
    );
    const sum = (of: Exclude<keyof CountsRow, 'assignedTo'>) =>
      rows.reduce((total, row) => total + row[of], 0);
    if (sum('differences') > MANY) await this.addUp();
    return {
      all: sum('all'),
      unread: sum('unread'),
      unanswered: sum('unanswered'),
      spam: sum('spam'),
      assigned: new Map(
        rows.flatMap(({ assignedTo, all }) => (assignedTo === null ? [] : [[assignedTo, all]])),
      ),
    };
  }

  /** One statement, so that everybody sees either the differences or their sum. */
  private async addUp(): Promise<void> {
    await this.db.query(
      `WITH taken AS (DELETE FROM contact.message_counts RETURNING *)
       INSERT INTO contact.message_counts (assigned_to, counted, unread, unanswered, spam)
       SELECT assigned_to, sum(counted), sum(unread), sum(unanswered), sum(spam) FROM taken GROUP BY assigned_to`,
    );
  }
}
