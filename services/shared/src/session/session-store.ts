import type { SessionStore as FastifySessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import { Logger } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { secondsToLimit } from './session-limit.js';

type Done = (error?: unknown) => void;
type DoneWithSession = (error: unknown, session?: Session | null) => void;

/** What connect-redis and connect-pg-simple have in common. */
export interface SessionBackend {
  get(id: string, done: DoneWithSession): unknown;
  set(id: string, session: Session, done: Done): unknown;
  touch(id: string, session: Session, done: Done): unknown;
  destroy(id: string, done: Done): unknown;
}

/** Sessions in Redis or Postgres, with the same behaviour on both. */
export class SessionStore implements FastifySessionStore {
  private readonly logger = new Logger(SessionStore.name);

  constructor(
    private readonly backend: SessionBackend,
    /** Rejects while the back end does not answer. */
    readonly check: () => Promise<void>,
    /** When each of the sessions ends unless it is used; those that have ended are left out. */
    readonly expiries: (ids: readonly string[]) => Promise<Map<string, Date>>,
    private readonly release: () => Promise<void> = async () => {},
  ) {}

  get(id: string, done: DoneWithSession): void {
    this.backend.get(id, (error, session) => {
      if (error) return done(unavailable(error));
      if (!session) return done(null, null);
      if (secondsToLimit(session) === 0) {
        this.destroy(id, (problem) => done(problem ?? null, null));
        return;
      }
      // The stored cookie carries the expiry of the last full write; the back end's own expiry is
      // the one that counts, so the session gets a fresh cookie.
      const { cookie: _stale, ...data } = session;
      return done(null, data as Session);
    });
  }

  /**
   * An unchanged session is only prolonged, which cannot bring back one that was ended by another
   * request in the meantime.
   */
  set(id: string, session: Session, done: Done): void {
    if ('isModified' in session && typeof session.isModified === 'function' && !session.isModified()) {
      this.backend.touch(id, session, (error) => {
        // The request is already done: its answer is worth more than ten more minutes.
        if (error) this.logger.warn({ msg: 'a session was not prolonged', err: error });
        done();
      });
      return;
    }
    this.backend.set(id, session, (error) => done(error ? unavailable(error) : undefined));
  }

  destroy(id: string, done: Done): void {
    this.backend.destroy(id, (error) => done(error ? unavailable(error) : undefined));
  }

  /** Ends a session of anybody; whoever holds it is refused at the next request, in every service. */
  end(id: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.destroy(id, (error) => (error ? reject(unavailable(error)) : resolve()));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.release();
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2, cause });
}
