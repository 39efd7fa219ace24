import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UPLOADS_PATH } from '@garage/contracts/pictures';
import { signedIn } from '../e2e/support/signed-in.ts';
import { startStack } from '../e2e/support/stack.ts';
import { type TableSums, tableSums } from '../e2e/support/table-sums.ts';
import { bytesOf } from '../local/copy-cluster.ts';
import { usePostgres } from '../local/use-postgres.ts';
import { ensurePrograms, RESTIC, STACK_PROGRAMS } from '../test/programs.ts';
import { machineLoad } from './machine-load.ts';
import { fileSums } from './restore/file-sums.ts';
import { makePictures } from './restore/make-pictures.ts';
import { makeData, volumeOf } from './volume/make-data.ts';

/**
 * `npm run bench:restore -- --scale 0.01`: a site with a million messages and 5 GB of pictures is copied into a repository,
 * deleted, and brought back by `npm run restore`; every row and every picture is compared.
 */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const SCALE = Number(values.scale);
const VOLUME = volumeOf(SCALE);
const PICTURE_BYTES = 5e9 * SCALE;
/** The site, the repository, and while a copy is tried out two more of the site. */
const DISK_BYTES = 50e9 * SCALE;
const AIM_SECONDS = 600;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GB = 1e9;

/** What must be the same afterwards. */
interface Contents {
  tables: TableSums;
  files: Map<string, string>;
}

/** An `npm run` command of the product, in a machine's own data folder. */
function run(command: string, dataDir: string): number {
  const begun = performance.now();
  const { status, error } = spawnSync('npm', ['run', '--silent', command], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      RESTIC_REPOSITORY: repository,
      RESTIC_PASSWORD: 'a long password for copies',
      RESTIC_CACHE_DIR: path.join(dataDir, 'restic-cache'),
    },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm run ${command} ended with ${status}`);
  return (performance.now() - begun) / 1000;
}

async function contentsOf(dataDir: string): Promise<Contents> {
  return {
    tables: await usePostgres(dataDir, tableSums),
    files: fileSums(path.join(dataDir, 'uploads')),
  };
}

/** What was just written is read from the disk, as on a machine that has been started today. */
function forgetCached(where: string): void {
  spawnSync('sync');
  const entries = readdirSync(where, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    spawnSync('dd', [`if=${path.join(parentPath, name)}`, 'iflag=nocache', 'count=0', 'status=none']);
  }
}

/** What is missing, changed or too much. */
function differences(before: Contents, after: Contents): string[] {
  const tables = new Set([...Object.keys(before.tables), ...Object.keys(after.tables)]);
  const files = new Set([...before.files.keys(), ...after.files.keys()]);
  const said = (of: Contents, table: string) => JSON.stringify(of.tables[table]);
  return [
    ...[...tables].filter((table) => said(before, table) !== said(after, table)),
    ...[...files].filter((file) => before.files.get(file) !== after.files.get(file)),
  ];
}

/** A picture and the messages as they come out of the restored site. */
async function askSite(dataDir: string, picture: string): Promise<{ picture: number; messages: number }> {
  const stack = await startStack({ keptIn: dataDir });
  try {
    const answer = await fetch(`${stack.url}${UPLOADS_PATH}/${picture}`);
    const { messages } = await (await signedIn(stack)).messages();
    return { picture: answer.status, messages: messages.length };
  } finally {
    await stack.stop();
  }
}

ensurePrograms([...STACK_PROGRAMS, RESTIC]);
const folder = mkdtempSync(path.join(tmpdir(), 'garage-restore-'));
const repository = path.join(folder, 'repository');
try {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < DISK_BYTES) {
    throw new Error(`${folder} needs ${(DISK_BYTES / GB).toFixed(0)} GB of room: TMPDIR names another disk`);
  }
  const lost = path.join(folder, 'lost');
  mkdirSync(lost);
  const stack = await startStack({ keptIn: lost });
  try {
    const staff = await signedIn(stack);
    await fetch(`${stack.url}/api/booking/services`); // the first question makes the workshop's plan
    const seconds = await makeData(stack.databaseUrl, VOLUME);
    console.log(`${VOLUME.messages} messages and what belongs to them were made in ${seconds.toFixed(0)} s.`);
    const begun = performance.now();
    const uploads = path.join(lost, 'uploads');
    const made = await makePictures({ staff, databaseUrl: stack.databaseUrl, uploads, bytes: PICTURE_BYTES });
    const took = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `${made.pictures} pictures, ${made.files} files, ${(made.bytes / GB).toFixed(2)} GB were made in ${took} s.`,
    );
  } finally {
    await stack.stop();
  }
  const before = await contentsOf(lost);
  const databaseBytes = bytesOf(path.join(lost, 'postgres'));
  const copied = run('backup', lost);
  rmSync(lost, { recursive: true });
  forgetCached(repository);

  const found = path.join(folder, 'found');
  mkdirSync(found);
  const restored = run('restore', found);
  const load = machineLoad();
  const differing = differences(before, await contentsOf(found));
  const answered = await askSite(found, [...before.files.keys()].at(-1)!);

  const rows = Object.values(before.tables).reduce((sum, table) => sum + Number(table.rows), 0);
  console.table({
    'files of the database, GB': (databaseBytes / GB).toFixed(2),
    'repository, GB': (bytesOf(repository) / GB).toFixed(2),
    'npm run backup, with check and trial, s': copied.toFixed(0),
    [`npm run restore, s (aim ${AIM_SECONDS})`]: restored.toFixed(0),
    'tables compared': Object.keys(before.tables).length,
    'rows compared': rows,
    'pictures’ files compared': before.files.size,
    'missing or different': differing.length,
    'the restored site: answer for a picture': answered.picture,
    'messages on the first page': answered.messages,
  });
  console.log(load);
  for (const name of differing.slice(0, 20)) console.log(`different: ${name}`);
  const holds =
    restored <= AIM_SECONDS && differing.length === 0 && answered.picture === 200 && answered.messages > 0;
  process.exitCode = holds ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
