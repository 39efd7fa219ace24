import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findRunningPostgres, startPostgres, type RunningPostgres } from './embedded-postgres.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { RunLock } from './run-lock.ts';

let dataDir: string;
let into: string;
let postgres: RunningPostgres;

beforeEach(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'backup-'));
  dataDir = path.join(root, 'data');
  into = path.join(root, 'copies');
  postgres = await startPostgres({ dir: path.join(dataDir, 'postgres') });
  await sql(`CREATE SCHEMA auth; CREATE TABLE auth.backups (finished_at timestamptz DEFAULT now(), bytes bigint);
    CREATE TABLE messages (id serial PRIMARY KEY, text text)`);
  mkdirSync(path.join(dataDir, 'uploads'));
  writeFileSync(path.join(dataDir, 'uploads/picture.jpg'), 'pixels');
  writeFileSync(path.join(dataDir, 'secrets.json'), '{"sessionSecret":"first"}');
});

afterEach(async () => {
  await postgres.stop();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

async function sql<T>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

async function restore(from: string): Promise<string | null> {
  await postgres.stop();
  const aside = await restoreBackup({ dataDir, from });
  postgres = await startPostgres({ dir: path.join(dataDir, 'postgres') });
  return aside;
}

const texts = async () =>
  (await sql<{ text: string }>('SELECT text FROM messages ORDER BY id')).map(({ text }) => text);

describe('a copy of the site', () => {
  it('is made while the site works, and brings back what there was at that moment', async () => {
    await sql(`INSERT INTO messages (text) SELECT 'early ' || n FROM generate_series(1, 20000) n`);
    const writing = new AbortController();
    const writer = (async () => {
      for (let n = 0; !writing.signal.aborted; n++)
        await sql(`INSERT INTO messages (text) VALUES ('meanwhile ${n}')`);
      return (await texts()).length;
    })();
    const copy = await makeBackup({ dataDir, into });
    writing.abort();
    const atTheEnd = await writer;
    await sql(`DELETE FROM messages; INSERT INTO messages (text) VALUES ('later')`);
    writeFileSync(path.join(dataDir, 'uploads/picture.jpg'), 'other pixels');
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"sessionSecret":"second"}');

    const aside = await restore(copy);
    const found = await texts();
    expect(found.length).toBeGreaterThanOrEqual(20_000);
    expect(found.length).toBeLessThanOrEqual(atTheEnd);
    expect(found.slice(0, 20_000).every((text) => text.startsWith('early'))).toBe(true);
    expect(readFileSync(path.join(dataDir, 'uploads/picture.jpg'), 'utf8')).toBe('pixels');
    expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toContain('first');
    expect(readFileSync(path.join(aside!, 'uploads/picture.jpg'), 'utf8')).toBe('other pixels');
    expect(existsSync(path.join(aside!, 'postgres/PG_VERSION'))).toBe(true);
  });

  it('leaves its line for the panel, only when it is complete', async () => {
    await makeBackup({ dataDir, into });
    const [line] = await sql<{ bytes: string; fresh: boolean }>(
      `SELECT bytes, finished_at > now() - interval '1 minute' AS fresh FROM auth.backups`,
    );
    expect(Number(line?.bytes)).toBeGreaterThan(10_000_000);
    expect(line?.fresh).toBe(true);

    rmSync(path.join(dataDir, 'secrets.json'));
    mkdirSync(path.join(dataDir, 'secrets.json'));
    writeFileSync(path.join(into, 'file'), '');
    await expect(makeBackup({ dataDir, into: path.join(into, 'file') })).rejects.toThrow('exist');
    expect(await sql('SELECT FROM auth.backups')).toHaveLength(1);
  });

  it('is made of a site that stands still, too, and leaves it standing', async () => {
    await sql(`INSERT INTO messages (text) VALUES ('still')`);
    await postgres.stop();
    const copy = await makeBackup({ dataDir, into });
    expect(findRunningPostgres(path.join(dataDir, 'postgres'))).toBeNull();
    await restore(copy);
    expect(await texts()).toEqual(['still']);
  });

  it('is one of fourteen', async () => {
    mkdirSync(into);
    for (let day = 1; day <= 14; day++)
      mkdirSync(path.join(into, `garage-202610${String(day).padStart(2, '0')}T013000Z`));
    mkdirSync(path.join(into, 'something else'));
    const copy = await makeBackup({ dataDir, into });
    const names = readdirSync(into);
    expect(names).toHaveLength(15);
    expect(names).toEqual(expect.arrayContaining([path.basename(copy), 'something else']));
    expect(names).not.toContain('garage-20261001T013000Z');
  });
});

describe('restoring', () => {
  it('refuses a folder that is no copy, and a site that runs', async () => {
    await expect(restoreBackup({ dataDir, from: dataDir })).rejects.toThrow('is no copy');
    const copy = await makeBackup({ dataDir, into });
    await expect(restoreBackup({ dataDir, from: copy })).rejects.toThrow('still running');
    const lock = new RunLock(dataDir);
    lock.acquire();
    await expect(restoreBackup({ dataDir, from: copy })).rejects.toThrow('Stop it first');
    lock.release();
    expect(await texts()).toEqual([]);
  });
});
