import type { KeyedQueue } from '@garage/shared/jobs/job-queue';
import { MOST_CONNECTIONS } from '../database/connections.js';
import { SEND_DEADLINE_MS } from './mailer.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export interface MailJob {
  mailId: number;
}

/** One job for each mail, until the mail server has taken it. */
export const OUTGOING_MAILS: KeyedQueue<MailJob> = {
  name: 'outgoing-mails',
  concurrency: MOST_CONNECTIONS.mails,
  keyOf: ({ mailId }) => String(mailId),
  hasManyPerKey: true,
  options: {
    // As RFC 5321 (4.5.4.1) advises: the first pauses are short, each is twice as long as the one before, up to
    // two hours; after four to five days the mail is given up.
    retryDelay: MINUTE / 2,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR,
    retryLimit: 58,
    // Longer than any exchange lasts: a job must not be given away while its mail is on the way.
    expireInSeconds: (2 * SEND_DEADLINE_MS) / 1000,
    // The job of a worker that died is taken again this long after its last sign of life.
    heartbeatSeconds: 20,
    deleteAfterSeconds: 24 * HOUR,
  },
};
