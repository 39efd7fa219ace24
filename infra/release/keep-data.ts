import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { query } from '../database/query.ts';
import type { ReleaseFacts } from '../database/releases.ts';
import { startStack } from '../e2e/support/stack.ts';
import { ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';
import { workAMorning } from './morning.ts';

/**
 * `npm run release:data`: what a site of this checkout holds after a morning's work, with mails that wait because no
 * mail server answers, into `infra/database/releases/<version>`. Later code is started on it (`upgrade.int-spec.ts`). The
 * checkout has to be built; Postgres' own `pg_dump` comes out of its image.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const folder = path.join(ROOT, 'infra/database/releases', version);
const IMAGE = 'postgres:18-bookworm';
const LARGEST_DUMP = 64 * 1024 * 1024;

/** Everything in a database as SQL, made by the `pg_dump` of its version, which a machine does not have otherwise. */
function dumpOf(databaseUrl: string): string {
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100', databaseUrl];
  const sql = execFileSync('docker', ['run', '--rm', '--network=host', IMAGE, 'pg_dump', ...options], {
    encoding: 'utf8',
    maxBuffer: LARGEST_DUMP,
  });
  // Commands of psql, which is not what loads it.
  return sql.replaceAll(/^\\(?:un)?restrict .*\n/gm, '');
}

ensurePrograms(STACK_PROGRAMS);
const sessionSecret = randomBytes(32).toString('base64');
const stack = await startStack({ settings: { SESSION_SECRET: sessionSecret } });
try {
  await stack.stopMailServer();
  const morning = await workAMorning(stack);
  const [mails] = await query<{ waiting: number }>(
    stack.databaseUrl,
    'SELECT count(*)::int AS waiting FROM contact.mails',
  );
  const facts: ReleaseFacts = {
    keptAt: new Date().toISOString(),
    sessionSecret,
    ...morning,
    mails: mails!.waiting,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'data.sql'), dumpOf(stack.databaseUrl));
  writeFileSync(path.join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
} finally {
  await stack.stop();
}
