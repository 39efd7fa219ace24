import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { MAIL_LOCK } from '../mail/mails.repository.js';
import { eventually } from './contact-app.js';
import type { MailServer } from './mail-server.js';

/**
 * Empties tables and the mail server between two tests. A mail that was on its way while its row went away would
 * otherwise arrive in the next test.
 *
 * @param statements TRUNCATE or DELETE, after which no mail is left.
 */
export async function emptyTablesAndMails(
  { db }: Pick<TestApp, 'db'>,
  mailServer: MailServer,
  statements: string,
): Promise<void> {
  await emptyTables(db, statements);
  await eventually(
    () =>
      db.query<unknown[]>(
        `SELECT FROM pg_locks
          WHERE locktype = 'advisory' AND classid = $1
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [MAIL_LOCK],
      ),
    (underWay) => underWay.length === 0,
  );
  mailServer.mails.length = 0;
}
