import type { MailCounts, MailFailure, MailKind } from '@garage/contracts/mails';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
      | 'inReplyTo'
      | 'idempotencyKey'
      | 'createdBy'
    >
  >;

/** First part of the advisory lock's key; the mail's id is the second. */
const MAIL_LOCK = 0x6d61696c;
/** Held while it is decided whether another test mail is sent. */
const TEST_LOCK = 0x74657374;
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

  findUnsent(kinds: readonly MailKind[]): Promise<MailEntity[]> {
    return this.db.manager
      .createQueryBuilder(MailEntity, 'mail')
      .where(`mail.status <> 'sent' AND mail.kind = ANY (:kinds)`, { kinds })
      .orderBy('mail.status', 'ASC') // failed before waiting
      .addOrderBy('mail.createdAt', 'ASC')
      .limit(LARGEST_LIST)
      .getMany();
  }

  async counts(kinds: readonly MailKind[]): Promise<MailCounts> {
    const [counts]: MailCounts[] = await this.db.query(
      `SELECT count(*) FILTER (WHERE status = 'waiting')::int AS waiting,
              count(*) FILTER (WHERE status = 'failed')::int AS failed,
              coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status <> 'sent')), 0)::float
                AS "oldestSeconds",
              count(*) FILTER (WHERE status = 'sent')::int AS "sentLastDay"
         FROM contact.mails
        WHERE (status <> 'sent' OR sent_at > now() - interval '1 day') AND kind = ANY ($1)`,
      [kinds],
    );
    return counts!;
  }

  /** Ids of mails that nobody will send because their job is gone, as after an upgrade. */
  async findWithoutJob(queue: string): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `SELECT id FROM contact.mails
        WHERE status <> 'sent'
          AND NOT EXISTS (
            SELECT FROM pgboss.job
             WHERE job.name = $1 AND job.state IN ('created', 'retry', 'active') AND (job.data ->> 'mailId')::int = mails.id)
        ORDER BY id`,
      [queue],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Runs the work unless another worker, here or in another replica, holds the mail at this moment; says
   * whether it ran. The lock is gone when the process or its connection is.
   */
  withLock(id: number, work: () => Promise<void>): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      const [row]: { locked: boolean }[] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1, $2) AS locked',
        [MAIL_LOCK, id],
      );
      if (row?.locked) await work();
      return row?.locked === true;
    });
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

  /** Forgets a mail that has nothing to say any more. */
  async discard(id: number): Promise<void> {
    await this.db.query(`DELETE FROM contact.mails WHERE id = $1 AND status <> 'sent'`, [id]);
  }

  async markSent(id: number): Promise<void> {
    await this.db.query(
      `UPDATE contact.mails
          SET status = 'sent', attempts = attempts + 1, failure = NULL, last_attempt_at = now(), sent_at = now()
        WHERE id = $1 AND status <> 'sent'`,
      [id],
    );
  }

  /**
   * Notes an attempt without success; a mail that the server itself refuses counts as failed from the
   * given attempt on. Answers what the mail now is; null when it is gone or sent.
   */
  async markAttempt(
    id: number,
    failure: MailFailure,
    failedFrom: number,
  ): Promise<Pick<MailEntity, 'status' | 'attempts'> | null> {
    const [rows]: [Pick<MailEntity, 'status' | 'attempts'>[], number] = await this.db.query(
      `UPDATE contact.mails
          SET attempts = attempts + 1, failure = $2, last_attempt_at = now(),
              status = CASE WHEN $2 IN ('refused', 'sign-in-refused') AND attempts + 1 >= $3
                         THEN 'failed' ELSE 'waiting' END
        WHERE id = $1 AND status <> 'sent'
        RETURNING status, attempts`,
      [id, failure, failedFrom],
    );
    return rows[0] ?? null;
  }

  /** False when it was sent already or is not there. */
  async markWaiting(id: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(MailEntity)
      .set({ status: 'waiting' })
      .where(`id = :id AND status <> 'sent'`, { id })
      .execute();
    return affected === 1;
  }
}
