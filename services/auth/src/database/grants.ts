import type { Grant } from '@garage/shared/database/grants';
import { PLATFORM_GRANTS } from '@garage/shared/database/platform-grants';

/** What other parts may do with the tables of this service; `backup` may read everything anyway. */
export const grants: readonly Grant[] = [
  ...PLATFORM_GRANTS,
  { to: ['backup'], privileges: 'INSERT (bytes)', on: 'auth.backups' },
  { to: ['backup'], privileges: 'INSERT (kind)', on: 'auth.backup_checks' },
  // The doctor, which runs as contact, says how old the last copy is.
  { to: ['contact'], privileges: 'SELECT (finished_at)', on: 'auth.backups' },
];
