import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UPLOADS_PATH } from '@garage/contracts/pictures';
import { bytesOf } from '../local/copy-cluster.ts';
import { ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';
import { machineLoad } from './machine-load.ts';
import { composeInstallation } from './restore/compose-installation.ts';
import { differences, type Installation } from './restore/installation.ts';
import { makePictures } from './restore/make-pictures.ts';
import { npmInstallation } from './restore/npm-installation.ts';
import { makeData, volumeOf } from './volume/make-data.ts';

/**
 * `npm run bench:restore -- --scale 0.01`: a site with a million messages and 5 GB of pictures is copied into a repository,
 * deleted, and brought back by `npm run restore`; every row and every picture is compared. `--compose`: the same in
 * containers, by `docker compose run --rm restore`.
 */
const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, compose: { type: 'boolean', default: false } },
});
const SCALE = Number(values.scale);
const VOLUME = volumeOf(SCALE);
const PICTURE_BYTES = 5e9 * SCALE;
/** The site, the repository, and while a copy is tried out two more of the site. */
const DISK_BYTES = 50e9 * SCALE;
const AIM_SECONDS = 600;
const GB = 1e9;

/** What was just written is read from the disk, as on a machine that has been started today. */
function forgetCached(where: string): void {
  spawnSync('sync');
  const entries = readdirSync(where, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    spawnSync('dd', [`if=${path.join(parentPath, name)}`, 'iflag=nocache', 'count=0', 'status=none']);
  }
}

/** Years of a group of workshops. */
async function fill(installation: Installation): Promise<void> {
  const { url, staff, databaseUrl, uploads } = await installation.start();
  await fetch(`${url}/api/booking/services`); // the first question makes the workshop's plan
  const seconds = await makeData(databaseUrl, VOLUME);
  console.log(`${VOLUME.messages} messages and what belongs to them were made in ${seconds.toFixed(0)} s.`);
  const begun = performance.now();
  const { pictures, files, bytes } = await makePictures({
    staff,
    databaseUrl,
    uploads,
    bytes: PICTURE_BYTES,
  });
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${pictures} pictures, ${files} files, ${(bytes / GB).toFixed(2)} GB were made in ${took} s.`);
  await installation.stop();
}

/** A picture and the messages as they come out of the restored site. */
async function askSite(
  installation: Installation,
  picture: string,
): Promise<{ picture: number; messages: number }> {
  const { url, staff } = await installation.start();
  const answer = await fetch(`${url}${UPLOADS_PATH}/${picture}`);
  const { messages } = await staff.messages();
  await installation.stop();
  return { picture: answer.status, messages: messages.length };
}

ensurePrograms(STACK_PROGRAMS);
const folder = mkdtempSync(path.join(tmpdir(), 'garage-restore-'));
const repository = path.join(folder, 'repository');
const { bavail, bsize } = statfsSync(folder);
if (bavail * bsize < DISK_BYTES) {
  throw new Error(`${folder} needs ${(DISK_BYTES / GB).toFixed(0)} GB of room: TMPDIR names another disk`);
}
await using left = new AsyncDisposableStack();
left.defer(() => rmSync(folder, { recursive: true, force: true }));
const installation = values.compose
  ? await composeInstallation(repository)
  : npmInstallation(folder, repository);
left.defer(() => installation.remove());

await fill(installation);
const before = await installation.contents();
const databaseBytes = installation.databaseBytes();
const copied = await installation.backup();
await installation.lose();
forgetCached(repository);
const restored = await installation.restore();
const load = machineLoad();
const differing = differences(before, await installation.contents());
const answered = await askSite(installation, [...before.files.keys()].at(-1)!);

const rows = Object.values(before.tables).reduce((sum, table) => sum + Number(table.rows), 0);
console.table({
  'files of the database, GB': (databaseBytes / GB).toFixed(2),
  'repository, GB': (bytesOf(repository) / GB).toFixed(2),
  'the copy, s': copied.toFixed(0),
  [`${installation.command}, s (aim ${AIM_SECONDS})`]: restored.toFixed(0),
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
