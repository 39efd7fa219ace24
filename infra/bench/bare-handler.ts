import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { startPostgres } from '../local/embedded-postgres.ts';

export interface BareHandler {
  url: string;
  stop: () => Promise<void>;
}

const TABLES = `
  CREATE TABLE answers (id int PRIMARY KEY, body jsonb NOT NULL);
  CREATE TABLE messages (id uuid PRIMARY KEY, body jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now());`;

/** The least that could answer: node:http and pg, one statement per request, no checks. GET reads, POST inserts. */
export async function startBareHandler(answer: unknown): Promise<BareHandler> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres'), fsync: true });
  const pool = new Pool({ connectionString: postgres.url, max: 10 });
  await pool.query(TABLES);
  await pool.query('INSERT INTO answers VALUES (1, $1)', [JSON.stringify(answer)]);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      const values = [randomUUID(), await text(request)];
      await pool.query({ name: 'add', text: 'INSERT INTO messages (id, body) VALUES ($1, $2)', values });
      response.writeHead(201).end();
      return;
    }
    const { rows } = await pool.query<{ body: unknown }>({
      name: 'read',
      text: 'SELECT body FROM answers WHERE id = $1',
      values: [1],
    });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0]?.body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await pool.end();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
