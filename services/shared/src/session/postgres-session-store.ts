import { EventEmitter } from 'node:events';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { Logger } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { Pool } from 'pg';
import { SessionStore } from './session-store.js';

/** Sessions in `auth.sessions`, through the connections that the service has anyway. */
export function postgresSessionStore(pool: Pool): SessionStore {
  const logger = new Logger('PostgresSessionStore');
  // The library only extends express-session's store, which is an event emitter.
  const PostgresStore = connectPgSimple({ Store: EventEmitter } as never);
  const backend = new PostgresStore({
    pool,
    schemaName: 'auth',
    tableName: 'sessions',
    ttl: SESSION_IDLE_MINUTES * 60,
    errorLog: (msg: string, err: unknown) => logger.warn({ msg, err }),
  });
  return new SessionStore(
    backend,
    async () => {
      await pool.query('SELECT 1 FROM auth.sessions LIMIT 0');
    },
    async (ids) => {
      const { rows } = await pool.query<{ sid: string; expire: Date }>(
        'SELECT sid, expire FROM auth.sessions WHERE sid = ANY ($1) AND expire > now()',
        [ids],
      );
      return new Map(rows.map(({ sid, expire }) => [sid, expire]));
    },
    async () => {
      backend.close();
    },
  );
}
