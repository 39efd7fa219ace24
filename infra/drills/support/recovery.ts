import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { ACTIVE_PROMOTIONS_PATH } from '@garage/contracts/promotions';
import { contactRequest, sendMessage } from '../../e2e/support/api-client.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import type { ReceivedMails } from './received-mails.ts';

/** Every process that holds something or answers somebody. */
export const VICTIMS = ['auth', 'content', 'contact', 'web', 'postgres', 'redis', 'mail-catcher'] as const;
export type Victim = (typeof VICTIMS)[number];

/** How a killed one is known to work again. */
export const FIRST_SUCCESS: Record<Victim, string> = {
  auth: 'a sign-in',
  content: 'an answer of its own',
  contact: 'a message taken',
  web: 'a page that no cache has',
  postgres: 'a message taken',
  redis: 'a message taken',
  'mail-catcher': 'a mail arrived',
};

const LOOK_EVERY_MS = 20;
const ANSWER_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 90_000;

/** Kills parts of a stack, and measures how long each is away. */
export class Recovery {
  readonly #stack: Stack;
  readonly #mails: ReceivedMails;

  constructor(stack: Stack, mails: ReceivedMails) {
    this.#stack = stack;
    this.#mails = mails;
  }

  /** Milliseconds from the signal to the first success; infinity when there is none within the time. */
  async killed(victim: Victim): Promise<number> {
    const killedAt = Date.now();
    const begun = performance.now();
    if (victim === 'postgres' || victim === 'redis') await this.#stack.killServer(victim);
    else this.#stack.kill(victim);
    while (performance.now() - begun < BACK_WITHIN_MS) {
      if (await this.#works(victim, killedAt)) return performance.now() - begun;
      await sleep(LOOK_EVERY_MS);
    }
    return Number.POSITIVE_INFINITY;
  }

  async #works(victim: Victim, killedAt: number): Promise<boolean> {
    if (victim === 'mail-catcher') return (await this.#mails.newestAt()) > killedAt;
    try {
      const response = await this.#ask(victim, AbortSignal.timeout(ANSWER_WITHIN_MS));
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false; // nobody is there yet
    }
  }

  #ask(victim: Exclude<Victim, 'mail-catcher'>, signal: AbortSignal): Promise<Response> {
    const { url, contentUrl, admin } = this.#stack;
    if (victim === 'web') return fetch(`${url}/booking?service=1`, { signal });
    if (victim === 'content') return fetch(contentUrl + ACTIVE_PROMOTIONS_PATH, { signal });
    if (victim === 'auth') {
      const headers = { 'content-type': 'application/json' };
      return fetch(url + AUTH_PATHS.login, { method: 'POST', headers, body: JSON.stringify(admin), signal });
    }
    // Sent so fast that it counts as spam: it is stored, and no mail is made of it.
    return sendMessage(url, contactRequest({ elapsedMs: 1 }), undefined, signal);
  }
}
