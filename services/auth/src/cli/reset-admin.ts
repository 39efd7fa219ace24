import { DatabaseConfig, databaseUrl, loadConfig } from '@garage/shared/config/env';
import { issueResetCode } from '../main-admin/issue-reset-code.js';

/** `node dist/cli/reset-admin.js`: for an operator who has a shell on the server. */
try {
  const { code, expiresAt } = await issueResetCode(databaseUrl(loadConfig(DatabaseConfig)));
  const until = new Intl.DateTimeFormat('de-CH', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(expiresAt);
  process.stdout.write(`
One-time code for the main admin:

    ${code}

Valid once, until ${until} (Europe/Zurich). Earlier codes no longer work.
Open /reset-admin on the website, enter the code and choose a new password.
Everybody who is signed in will have to sign in again; no account is deleted.
`);
} catch (error) {
  process.stderr.write(`No code was made: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (/relation .* does not exist/.test(error.message)) {
    return 'the database has no accounts yet. Start the auth service once, it creates the main admin.';
  }
  return error.message || 'the database does not answer';
}
