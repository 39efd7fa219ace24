import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Repository } from './repository.ts';
import { readSettings } from './settings.ts';

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  site = path.join(folder, 'site');
  mkdirSync(path.join(site, 'uploads'), { recursive: true });
  writeFileSync(path.join(site, 'uploads/picture.jpg'), 'pixels');
  writeFileSync(path.join(site, 'secrets.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// oxlint-disable-next-line node/no-process-env -- a test that needs the machine's programs
const { PATH } = process.env;

function repository(change: Record<string, string> = {}): Repository {
  const environment = {
    PATH,
    HOME: folder,
    DATA_DIR: site,
    RESTIC_REPOSITORY: path.join(folder, 'copies'),
    RESTIC_PASSWORD: 'a long password for copies',
    ...change,
  };
  return new Repository(readSettings(environment, folder).repository!);
}

const remembered = () => path.join(site, '.repository');
/** The repository has a file for every copy. */
const snapshots = () => globSync(path.join(folder, 'copies/snapshots/*'));

it('the repository is made on the first copy, and gives back what a copy holds', async () => {
  const copies = repository();
  await copies.open(remembered());
  expect(await copies.backup(site, ['uploads', 'secrets.json'])).toBe('pixels{}'.length);
  writeFileSync(path.join(site, 'uploads/picture.jpg'), 'other pixels');
  await copies.open(remembered());
  await copies.backup(site, ['uploads', 'secrets.json']);
  await copies.check();
  await copies.restore('latest', path.join(folder, 'restored'));
  expect(readFileSync(path.join(folder, 'restored/uploads/picture.jpg'), 'utf8')).toBe('other pixels');
  expect(readFileSync(path.join(folder, 'restored/secrets.json'), 'utf8')).toBe('{}');
});

it('the repository forgets copies by the wanted rules', async () => {
  const copies = repository({ KEEP_HOURLY: '1', KEEP_DAILY: '1', KEEP_WEEKLY: '1', KEEP_MONTHLY: '1' });
  await copies.open(remembered());
  for (const pixels of ['first', 'second']) {
    writeFileSync(path.join(site, 'uploads/picture.jpg'), pixels);
    await copies.backup(site, ['uploads']);
  }
  expect(snapshots()).toHaveLength(2);
  await copies.forget();
  expect(snapshots()).toHaveLength(1);
});

it('the repository of copies is not opened with another password, nor taken for a new one', async () => {
  await repository().open(remembered());
  await expect(repository({ RESTIC_PASSWORD: 'another one' }).open(remembered())).rejects.toThrow(
    'wrong password',
  );
});

it('the repository of copies is not made anew when it has vanished, but is at another address', async () => {
  await repository().open(remembered());
  rmSync(path.join(folder, 'copies'), { recursive: true });
  await expect(repository().open(remembered())).rejects.toThrow('not there any more');
  expect(existsSync(path.join(folder, 'copies'))).toBe(false);
  const other = path.join(folder, 'other');
  await repository({ RESTIC_REPOSITORY: other }).open(remembered());
  expect(existsSync(path.join(other, 'config'))).toBe(true);
});

it('the repository of copies says what to install where there is no restic', async () => {
  await expect(repository({ PATH: folder }).requireProgram()).rejects.toThrow('apt-get install restic');
});

it('the repository finds out that a copy has been damaged', async () => {
  const copies = repository();
  await copies.open(remembered());
  await copies.backup(site, ['uploads']);
  for (const pack of globSync(path.join(folder, 'copies/data/*/*'))) {
    chmodSync(pack, 0o600);
    writeFileSync(pack, 'damaged');
  }
  await expect(copies.check()).rejects.toThrow('restic');
});
