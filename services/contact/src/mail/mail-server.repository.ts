import type { MailFailure } from '@garage/contracts/mails';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Failures that are no mail's own: the server takes none. */
export const SERVER_FAILURES = ['unreachable', 'no-tls', 'sign-in-refused'] as const satisfies MailFailure[];
type ServerFailure = (typeof SERVER_FAILURES)[number];
const OF_SERVER = `status = 'waiting' AND failure IN ('${SERVER_FAILURES.join("', '")}')`;
/** Mails that are hurried in one transaction. */
const HURRIED_TOGETHER = 200;

/** What mails that wait tell of the mail server. */
@Injectable()
export class MailServerRepository {
  constructor(private readonly db: DataSource) {}

  /** What is known of the server from mails that wait because it took none; null when there are none. */
  async delayByServer(): Promise<{ isUnreached: boolean; hasSentSince: boolean } | null> {
    const [delay]: { isUnreached: boolean | null; hasSentSince: boolean }[] = await this.db.query(
      `SELECT bool_or(failure <> 'sign-in-refused') AS "isUnreached",
              coalesce(max(last_attempt_at) < (SELECT max(sent_at) FROM contact.mails), false) AS "hasSentSince"
         FROM contact.mails WHERE ${OF_SERVER}`,
    );
    const { isUnreached, hasSentSince } = delay!;
    return isUnreached === null ? null : { isUnreached, hasSentSince };
  }

  /** How many mails wait because the server took none, by what it objected to. */
  async countDelayedByServer(): Promise<{ failure: ServerFailure; mails: number }[]> {
    return this.db.query(
      `SELECT failure, count(*)::int AS mails FROM contact.mails WHERE ${OF_SERVER} GROUP BY failure`,
    );
  }

  /**
   * Ids of mails that have a pause before their next attempt because the server took none. Those that were tried
   * within five minutes keep it: a server that comes and goes must not use up their attempts.
   */
  async findDelayedByServer(queue: string): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `SELECT id FROM contact.mails
        WHERE ${OF_SERVER} AND last_attempt_at < now() - interval '5 minutes'
          AND EXISTS (
            SELECT FROM pgboss.job
             WHERE job.name = $1 AND job.state = 'retry' AND job.start_after > now()
               AND job.singleton_key = mails.id::text)
        ORDER BY id LIMIT ${HURRIED_TOGETHER}`,
      [queue],
    );
    return rows.map(({ id }) => id);
  }

  async noteSignInRefused(): Promise<void> {
    await this.db.query(`UPDATE contact.mails SET failure = 'sign-in-refused' WHERE ${OF_SERVER}`);
  }
}
