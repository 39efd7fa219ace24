import { setTimeout as sleep } from 'node:timers/promises';
import { contactRequest, sendMessage } from '../../e2e/support/api-client.ts';
import { query } from '../../database/query.ts';
import { statusOf } from './answers.ts';
import { sleepUntil } from './sleep-until.ts';

const MARK = /drill-message-(\d+)/;
const ACCEPTED = '201';
/** Longer than the gateway lets a service think. */
const PATIENCE_MS = 40_000;
const PAUSE_MS = 1000;
/** Whoever was not heard by then has found the site broken for good. */
const GIVE_UP_AFTER_MS = 300_000;

/** What stands in a message and in the mail about it. */
const markOf = (number: number) => `drill-message-${number}`;

/** Which numbered message a text holds; null when it holds none. */
export function numberIn(text: string): number | null {
  const number = MARK.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * A message with a number, each from a person of its own: an address or a telephone that two share makes the second
 * wait until the first is stored.
 */
export const numberedRequest = (number: number) =>
  contactRequest({
    name: `Person ${number}`,
    email: `person${number}@example.ch`,
    phone: `+41 79 ${1_000_000 + number}`,
    message: `Beim Bremsen quietscht es vorne links. ${markOf(number)}`,
  });

export interface Sending {
  /** The numbers of those that were answered 201 so far. */
  accepted: ReadonlySet<number>;
  /** How often each other answer was heard, by status; `none` where the connection ended without one. */
  others: ReadonlyMap<string, number>;
  /** Resolves when each was accepted or given up. */
  done: Promise<void>;
}

/**
 * Sends so many messages at a steady rate, whatever becomes of those before. One that is not taken is sent again under
 * its key, as the page does.
 * @param from The number of the first one.
 */
export function sendNumbered(url: string, count: number, perSecond: number, from = 1): Sending {
  const accepted = new Set<number>();
  const others = new Map<string, number>();
  const send = async (number: number): Promise<void> => {
    const body = numberedRequest(number);
    for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await sleep(PAUSE_MS)) {
      const key = `drill-key-${number}`;
      const answer = await statusOf(() => sendMessage(url, body, key, AbortSignal.timeout(PATIENCE_MS)));
      if (answer === ACCEPTED) {
        accepted.add(number);
        return;
      }
      others.set(answer, (others.get(answer) ?? 0) + 1);
    }
  };
  const sendAll = async (): Promise<void> => {
    const begun = performance.now();
    const sent: Promise<void>[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const due = begun + (nth / perSecond) * 1000;
      await sleepUntil(due);
      sent.push(send(from + nth));
    }
    await Promise.all(sent);
  };
  return { accepted, others, done: sendAll() };
}

/** Asks for each number that is stored, and how often it is. */
export const STORED_NUMBERS = `SELECT substring(message FROM 'drill-message-(\\d+)')::int AS number, count(*)::int AS times
       FROM contact.contact_messages WHERE message LIKE '%drill-message-%' GROUP BY 1`;

/** How often each number is stored. */
export async function storedNumbers(databaseUrl: string): Promise<Map<number, number>> {
  const rows = await query<{ number: number; times: number }>(databaseUrl, STORED_NUMBERS);
  return new Map(rows.map(({ number, times }) => [number, times]));
}

/** Those of the expected that are not there. */
export function missingOf(expected: Iterable<number>, there: ReadonlyMap<number, number>): number[] {
  return [...expected].filter((number) => !there.has(number));
}

/** Those that are there more than once. */
export function repeatedIn(there: ReadonlyMap<number, number>): number[] {
  return [...there].filter(([, times]) => times > 1).map(([number]) => number);
}
