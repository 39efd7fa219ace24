import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { GARAGE_PATH } from '@garage/contracts/garage';
import { contactRequest, sendMessage } from '../../e2e/support/api-client.ts';
import type { Stack } from '../../e2e/support/stack.ts';

/** Every process that holds something or answers somebody. */
export const VICTIMS = ['auth', 'content', 'contact', 'web', 'postgres', 'redis', 'mail-catcher'] as const;
export type Victim = (typeof VICTIMS)[number];

/** How a killed one is known to work again. */
export const FIRST_SUCCESS: Record<Victim, string> = {
  auth: 'a sign-in',
  content: 'an answer that no cache has',
  contact: 'a message taken',
  web: 'a page that no cache has',
  postgres: 'a message taken',
  redis: 'a message taken',
  'mail-catcher': 'a greeting of the SMTP server',
};

/** Where parts are killed and start again by themselves. */
export interface RecoveringSite {
  url: string;
  admin: { username: string; password: string };
  /** Absent where nobody looks after the SMTP server. */
  smtpPort?: number;
  /** Ends a part as a crash does; the moment of the signal. */
  kill(victim: Victim): Promise<number>;
}

/** A stack as `npm start` runs it. */
export const asRecovering = (stack: Stack): RecoveringSite => ({
  url: stack.url,
  admin: stack.admin,
  smtpPort: stack.smtpPort,
  kill: async (victim) => {
    const killed = performance.now();
    if (victim === 'postgres' || victim === 'redis') await stack.killServer(victim);
    else stack.kill(victim);
    return killed;
  },
});

const LOOK_EVERY_MS = 20;
const ANSWER_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 90_000;

/**
 * Kills a part of a site, and waits until it works again.
 * @returns Milliseconds from the signal to the first success; infinity when there is none within the time.
 */
export async function recoveryOf(victim: Victim, site: RecoveringSite): Promise<number> {
  const killed = await site.kill(victim);
  while (performance.now() - killed < BACK_WITHIN_MS) {
    if (await works(victim, site)) return performance.now() - killed;
    await sleep(LOOK_EVERY_MS);
  }
  return Number.POSITIVE_INFINITY;
}

async function works(victim: Victim, site: RecoveringSite): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    if (victim === 'mail-catcher') return await greets(site.smtpPort!, signal);
    const response = await ask(victim, site, signal);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // nobody is there yet
  }
}

function ask(
  victim: Exclude<Victim, 'mail-catcher'>,
  { url, admin }: RecoveringSite,
  signal: AbortSignal,
): Promise<Response> {
  if (victim === 'web') return fetch(`${url}/booking?service=1`, { signal });
  if (victim === 'content') return fetch(url + GARAGE_PATH, { signal });
  if (victim === 'auth') {
    const headers = { 'content-type': 'application/json' };
    return fetch(url + AUTH_PATHS.login, { method: 'POST', headers, body: JSON.stringify(admin), signal });
  }
  // Sent so fast that it counts as spam: it is stored, and no mail is made of it.
  return sendMessage(url, contactRequest({ elapsedMs: 1 }), undefined, signal);
}

async function greets(port: number, signal: AbortSignal): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    const [greeting] = (await once(socket, 'data', { signal })) as [Buffer];
    return greeting.toString().startsWith('220');
  } finally {
    socket.destroy();
  }
}
