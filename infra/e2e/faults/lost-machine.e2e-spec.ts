import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { uploadedFiles, UPLOADS_PATH } from '@garage/contracts/pictures';
import { STATUS_PATH, type StatusResponse } from '@garage/contracts/status';
import { startPostgres } from '../../local/embedded-postgres.ts';
import { copyToRepository, lookAfterCopies, restoreFromRepository } from '../../local/repository-copies.ts';
import { Repository } from '../../local/repository.ts';
import { readSettings } from '../../local/settings.ts';
import { contactRequest, sendMessage } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { measureFreshness } from '../support/freshness.ts';
import { addLibraryPicture } from '../support/library-picture.ts';
import { signedIn } from '../support/signed-in.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { tableSums } from '../support/table-sums.ts';

const PAGES = ['/gallery', '/services', '/vehicles', '/en/team', '/fr/about'];

let folder: string;
let stack: Stack | undefined;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lost-machine-'));
});
afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Restic as an operator has set it up, in a folder of another disk. */
function repository(): Repository {
  const { repository: settings } = readSettings(
    {
      PATH: process.env['PATH'],
      HOME: folder,
      DATA_DIR: path.join(folder, 'nothing'),
      RESTIC_REPOSITORY: path.join(folder, 'repository'),
      RESTIC_PASSWORD: 'a long password for copies',
    },
    folder,
  );
  return new Repository(settings!);
}

/** What visitors read; the header says whether the garage is open at the moment. */
async function pages(url: string): Promise<Record<string, string | undefined>> {
  const answers = PAGES.map(async (page) => {
    const html = await (await fetch(url + page)).text();
    return [page, /<main.*<\/main>/s.exec(html)?.[0]] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

async function fetched(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  return Buffer.from(await response.arrayBuffer());
}

it('a machine that is lost with all its data is brought back from the repository, to the last row and picture', async () => {
  const lost = path.join(folder, 'lost');
  mkdirSync(lost);
  stack = await startStack({ keptIn: lost });
  const staff = await signedIn(stack);
  await sendMessage(stack.url, contactRequest({ message: 'Die Bremse quietscht, bitte ansehen.' }));
  const { picture } = await addLibraryPicture(staff, 'Hebebühne');
  await measureFreshness(stack, 1); // staff change a page
  const [uploaded = ''] = uploadedFiles(picture);
  const pictureBefore = await fetched(`${stack.url}${UPLOADS_PATH}/${uploaded}`);
  await pages(stack.url); // a page that is asked for the first time may be shown without what comes too late
  const pagesBefore = await pages(stack.url);
  expect(pagesBefore['/vehicles']).toContain('Hinweis Nummer 1 von heute');

  // The look at the copies is shown to staff.
  await copyToRepository({ dataDir: lost, repository: repository() });
  expect(await lookAfterCopies({ dataDir: lost, repository: repository() })).toEqual([
    'The repository is whole.',
    expect.stringMatching(/^A restore was tried: \d{2,} tables, 1 pictures\.$/),
  ]);
  const status = (await (await staff.call('GET', STATUS_PATH)).json()) as StatusResponse;
  expect(status).toMatchObject({
    lastBackup: { bytes: expect.any(Number) },
    backupChecks: { check: expect.any(String), drill: expect.any(String) },
  });

  // What is compared has to stand still.
  for (const part of ['web', 'auth', 'content', 'contact'] as const) await stack.stopPart(part);
  const before = await tableSums(stack.databaseUrl);
  await copyToRepository({ dataDir: lost, repository: repository() });
  await stack.stop();
  rmSync(lost, { recursive: true });

  const found = path.join(folder, 'found');
  expect(await restoreFromRepository({ dataDir: found, repository: repository() })).toBeNull();
  const postgres = await startPostgres({ dir: path.join(found, 'postgres'), isTied: true });
  const after = await tableSums(postgres.url);
  await postgres.stop();
  // The line about the copy itself is written once it is made.
  expect({ ...after, 'auth.backups': before['auth.backups'] }).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(Number(before['contact.contact_messages']?.rows)).toBe(1);

  stack = await startStack({ keptIn: found });
  const { url } = stack;
  await eventually(async () => isDeepStrictEqual(await pages(url), pagesBefore), true);
  expect(await pages(url)).toEqual(pagesBefore);
  expect(await fetched(`${stack.url}${UPLOADS_PATH}/${uploaded}`)).toEqual(pictureBefore);
  const { messages } = await (await signedIn(stack)).messages();
  expect(messages.map(({ message }) => message)).toEqual(['Die Bremse quietscht, bitte ansehen.']);
});
