import type { Grant } from '@garage/shared/database/grants';
import { CONTACT_JOBS_SCHEMA } from '@garage/shared/internal/account-mails';

/** Auth stores its mails as jobs here, within its own transactions (`JobSender`); it sees of a job only that it is there. */
export const jobGrants: readonly Grant[] = [
  { to: ['auth'], privileges: 'USAGE', on: `SCHEMA ${CONTACT_JOBS_SCHEMA}` },
  { to: ['auth'], privileges: 'SELECT', on: `${CONTACT_JOBS_SCHEMA}.version` },
  { to: ['auth'], privileges: 'SELECT', on: `${CONTACT_JOBS_SCHEMA}.queue` },
  { to: ['auth'], privileges: 'INSERT, SELECT (id)', on: `${CONTACT_JOBS_SCHEMA}.job_common` },
];
