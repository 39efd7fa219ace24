import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findRunningPostgres, startPostgres, type RunningPostgres } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { isAlive } from './processes.ts';

let folder: string;
const started: RunningPostgres[] = [];

async function start(port = 16_432): Promise<RunningPostgres> {
  const server = await startPostgres({ dir: path.join(folder, 'postgres'), port });
  started.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(() => {
  // Made with mode 0700, so as root this also shows that Postgres gets into a folder closed to its user.
  folder = mkdtempSync(path.join(tmpdir(), 'embedded-postgres-'));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe('startPostgres', () => {
  it('keeps the data and the password over a stop and a start', async () => {
    const first = await start();
    await query(first.url, 'create table kept (word text); insert into kept values ($$still here$$)');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  });

  it('sorts as people in Switzerland expect and answers only this machine', async () => {
    const { url } = await start();
    const rows = await query(url, `select w from (values ('Zug'), ('Ärztin'), ('Baar')) v(w) order by w`);
    expect(rows.map(({ w }) => w)).toEqual(['Ärztin', 'Baar', 'Zug']);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  });

  it('does not write what people store into its log, even when it refuses it', async () => {
    const lines: string[] = [];
    const dir = path.join(folder, 'postgres');
    const server = await startPostgres({ dir, port: 16_432, log: (line) => lines.push(line) });
    started.push(server);
    await query(server.url, 'create table people (name text unique check (length(name) < 9))');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    for (const name of ['Vreni', 'Vreni', 'Vreni Muster']) {
      await client.query('insert into people values ($1)', [name]).catch(() => null);
    }
    await client.end();
    await server.stop();
    expect(lines.join('\n')).toMatch(/duplicate key[^]*violates check constraint/);
    expect(lines.join('\n')).not.toContain('Vreni');
  });

  it('protects the data with a random password that only the owner can read', async () => {
    const { url } = await start();
    const file = path.join(folder, 'postgres.password');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).toHaveLength(32);
    const wrong = new URL(url);
    wrong.password = 'garage';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('takes the next port when the wanted one is in use', async () => {
    const taken = await freePort(16_500);
    const other = createServer().listen(taken, '127.0.0.1');
    await once(other, 'listening');
    try {
      expect((await start(taken)).port).toBeGreaterThan(taken);
    } finally {
      other.close();
    }
  });

  it('stops the server that a killed run left behind and loses no committed row', async () => {
    const dir = path.join(folder, 'postgres');
    const run = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { startPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
         const server = await startPostgres({ dir: ${JSON.stringify(dir)}, port: 16600 });
         console.log(server.url);
         setInterval(() => {}, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(run.stdout.setEncoding('utf8'), 'data')) as [string];
    await query(line.trim(), 'create table orders (id int); insert into orders values (7)');
    run.kill('SIGKILL');
    await once(run, 'exit');
    const orphan = findRunningPostgres(dir);
    expect(orphan).not.toBeNull();

    const { url } = await start();
    expect(isAlive(orphan!.pid)).toBe(false);
    expect(await query(url, 'select id from orders')).toEqual([{ id: 7 }]);
  });

  it('says what Postgres complained about when it cannot start', async () => {
    const server = await start();
    await server.stop();
    rmSync(path.join(folder, 'postgres', 'postgresql.conf'));
    await expect(start()).rejects.toThrow(/could not access the server configuration file/);
  });
});
