import type { MailCounts, MailFailure, MailKind } from '@garage/contracts/mails';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Allowance, waitsUntil } from './allowance.js';
import { MailEntity } from './mail.entity.js';

/** What is known of a mail before it is sent; what its kind's composer adds stays out. */
export type NewMail = Pick<MailEntity, 'kind' | 'headerId'> &
  Partial<
    Pick<
      MailEntity,
      | 'contactMessageId'
      | 'appointmentId'
      | 'appointmentEventId'
      | 'inspectionReminderId'
      | 'recipient'
      | 'subject'
      | 'text'
      | 'html'
      | 'sealed'
      | 'inReplyTo'
      | 'idempotencyKey'
      | 'createdBy'
    >
  >;

/** What staff see of a mail in a list; its text, which may be long, stays where it is. */
const LISTED = [
  'id',
  'kind',
  'status',
  'recipient',
  'subject',
  'contactMessageId',
  'attempts',
  'failure',
  'admittedAt',
  'heldUntil',
  'createdAt',
  'lastAttemptAt',
  'sentAt',
] as const satisfies (keyof MailEntity)[];
export type ListedMail = Pick<MailEntity, (typeof LISTED)[number]>;

/** First part of the advisory lock's key; the mail's id is the second. */
export const MAIL_LOCK = 0x6d61696c;
/** First part of the key; a hash of the mailbox is the second. */
const MAILBOX_LOCK = 0x6d626f78;
/** Held while it is decided whether another test mail is sent. */
const TEST_LOCK = 0x74657374;
/** The staff, who get mails without a recipient, are one mailbox, too. */
const mailboxOf = (address: string) => `coalesce(contact.mailbox_of(${address}), '')`;
const IS_HELD = 'held_until IS NOT NULL AND admitted_at IS NULL';
/** More unsent mails than anybody reads; the counts are exact all the same. */
const LARGEST_LIST = 200;

@Injectable()
export class MailsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async insert(mail: NewMail, manager: EntityManager): Promise<number> {
    const { identifiers } = await manager.insert(MailEntity, mail);
    return (identifiers[0] as { id: number }).id;
  }

  findById(id: number): Promise<MailEntity | null> {
    return this.db.manager.findOneBy(MailEntity, { id });
  }

  /** The list and its counts as they are at one moment: a mail that leaves meanwhile is in both or in neither. */
  unsent(kinds: readonly MailKind[]): Promise<{ mails: ListedMail[]; counts: MailCounts }> {
    return this.db.transaction('REPEATABLE READ', async (manager) => ({
      mails: await this.findUnsent(kinds, manager),
      counts: await this.counts(kinds, manager),
    }));
  }

  private findUnsent(kinds: readonly MailKind[], manager: EntityManager): Promise<ListedMail[]> {
    return manager
      .createQueryBuilder(MailEntity, 'mail')
      .select(LISTED.map((name) => `mail.${name}`))
      .where(`mail.status <> 'sent' AND mail.kind = ANY (:kinds)`, { kinds })
      .orderBy('mail.status', 'ASC') // failed before waiting
      .addOrderBy('mail.createdAt', 'ASC')
      .limit(LARGEST_LIST)
      .getMany();
  }

  async counts(kinds: readonly MailKind[], manager = this.db.manager): Promise<MailCounts> {
    const [counts]: MailCounts[] = await manager.query(
      `SELECT count(*) FILTER (WHERE status = 'waiting' AND NOT (${IS_HELD}))::int AS waiting,
              count(*) FILTER (WHERE status = 'failed')::int AS failed,
              count(*) FILTER (WHERE status = 'waiting' AND ${IS_HELD})::int AS held,
              coalesce(extract(epoch FROM now() - min(created_at)
                FILTER (WHERE status = 'waiting' AND NOT (${IS_HELD}))), 0)::float AS "oldestSeconds",
              count(*) FILTER (WHERE status = 'sent')::int AS "sentLastDay"
         FROM contact.mails
        WHERE (status <> 'sent' OR sent_at > now() - interval '1 day') AND kind = ANY ($1)`,
      [kinds],
    );
    return counts!;
  }

  /** Ids of mails that wait although there is no job that would send them. */
  async findWithoutJob(queue: string): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `SELECT id FROM contact.mails
        WHERE status = 'waiting'
          AND NOT EXISTS (
            SELECT FROM pgboss.job
             WHERE job.name = $1 AND job.state NOT IN ('completed', 'cancelled') AND job.singleton_key = mails.id::text)
        ORDER BY id`,
      [queue],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Runs the work unless another worker, here or in another replica, holds the mail at this moment; says
   * whether it ran. The lock belongs to a connection, which is kept aside, and not to a transaction; it is gone
   * when the process or that connection is.
   */
  async whileLocked(id: number, work: () => Promise<void>): Promise<boolean> {
    const connection = this.db.createQueryRunner();
    try {
      const [row]: { locked: boolean }[] = await connection.query(
        'SELECT pg_try_advisory_lock($1, $2) AS locked',
        [MAIL_LOCK, id],
      );
      if (!row?.locked) return false;
      try {
        await work();
      } finally {
        // When Postgres cut the connection meanwhile, the lock has gone with it.
        await connection.query('SELECT pg_advisory_unlock($1, $2)', [MAIL_LOCK, id]).catch(() => null);
      }
      return true;
    } finally {
      await connection.release();
    }
  }

  /** The last mail that staff sent to see whether mails arrive. */
  async findLastTest(manager = this.db.manager): Promise<MailEntity | null> {
    const [last] = await manager.find(MailEntity, {
      where: { kind: 'test' },
      order: { id: 'DESC' },
      take: 1,
    });
    return last ?? null;
  }

  /** Lets one test be sent after the other. */
  async lockTests(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [TEST_LOCK]);
  }

  /**
   * Lets a mail go, unless the allowances say that enough have gone to its mailbox; answers until when it is held
   * back then. One decision after the other for each mailbox, also among replicas; what was let go stays so.
   */
  admit(
    { id, recipient }: Pick<MailEntity, 'id' | 'recipient'>,
    allowances: readonly Allowance[],
    now: Date,
  ): Promise<Date | null> {
    return this.db.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock($1, hashtext(${mailboxOf('$2::text')}))`, [
        MAILBOX_LOCK,
        recipient,
      ]);
      const most = Math.max(0, ...allowances.map(({ count }) => count));
      const admitted = await manager.query<{ at: Date }[]>(
        `SELECT admitted_at AS at FROM contact.mails
          WHERE ${mailboxOf('recipient')} = ${mailboxOf('$1::text')} AND admitted_at IS NOT NULL
          ORDER BY admitted_at DESC LIMIT $2`,
        [recipient, most],
      );
      const heldUntil = waitsUntil(
        admitted.map(({ at }) => at),
        allowances,
        now,
      );
      await manager.query(
        heldUntil
          ? 'UPDATE contact.mails SET held_until = $2 WHERE id = $1'
          : 'UPDATE contact.mails SET admitted_at = $2 WHERE id = $1',
        [id, heldUntil ?? now],
      );
      return heldUntil;
    });
  }

  /** Ids of mails to this mailbox that are held back. */
  async findHeld(recipient: string, manager: EntityManager): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `SELECT id FROM contact.mails
        WHERE status <> 'sent' AND ${IS_HELD} AND ${mailboxOf('recipient')} = ${mailboxOf('$1::text')}`,
      [recipient],
    );
    return rows.map(({ id }) => id);
  }

  /** Forgets a mail that has nothing to say any more. */
  async discard(id: number): Promise<void> {
    await this.db.query(`DELETE FROM contact.mails WHERE id = $1 AND status <> 'sent'`, [id]);
  }

  async markSent(id: number): Promise<void> {
    await this.db.query(
      `UPDATE contact.mails
          SET status = 'sent', attempts = attempts + 1, failure = NULL, last_attempt_at = now(), sent_at = now(),
              sealed = NULL
        WHERE id = $1 AND status <> 'sent'`,
      [id],
    );
  }

  /** Notes an attempt without success. */
  async markAttempt(
    id: number,
    { failure, isFinal }: { failure: MailFailure; isFinal: boolean },
  ): Promise<void> {
    await this.db.query(
      `UPDATE contact.mails
          SET attempts = attempts + 1, failure = $2, last_attempt_at = now(), status = $3
        WHERE id = $1 AND status <> 'sent'`,
      [id, failure, isFinal ? 'failed' : 'waiting'],
    );
  }

  /** Notes that no attempt follows; false when the mail does not wait. */
  async markGivenUp(id: number): Promise<boolean> {
    const [, count]: [unknown, number] = await this.db.query(
      `UPDATE contact.mails SET status = 'failed', failure = coalesce(failure, 'other')
        WHERE id = $1 AND status = 'waiting'`,
      [id],
    );
    return count === 1;
  }

  /** Holds nothing back any more: somebody wants it sent. False when it was sent already or is not there. */
  async markWaiting(id: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(MailEntity)
      .set({ status: 'waiting', admittedAt: () => 'coalesce(admitted_at, now())' })
      .where(`id = :id AND status <> 'sent'`, { id })
      .execute();
    return affected === 1;
  }
}
