import { SESSION_LIMIT_HOURS } from '@garage/contracts/auth';
import type { Session } from 'fastify';
import './session-data.js';

const LIMIT_MS = SESSION_LIMIT_HOURS * 60 * 60 * 1000;

/**
 * Seconds until the session ends however busy it is; 0 when that is over. It is over for a session of a release
 * without a limit, too: after the upgrade everybody signs in once more.
 */
export function secondsToLimit({ signedInAt = 0 }: Pick<Session, 'signedInAt'>): number {
  return Math.max(0, Math.ceil((signedInAt + LIMIT_MS - Date.now()) / 1000));
}
