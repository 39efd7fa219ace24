import { setTimeout as sleep } from 'node:timers/promises';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { Client } from 'pg';
import { contactRequest, sendMessage, type StaffClient } from '../../e2e/support/api-client.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { percentile } from '../percentile.ts';

const PATIENCE_SECONDS = 600;
/** A visitor who never stops would only meet the limit for what one address may send. */
const PAUSE_MS = 50;

export interface Drained {
  mails: number;
  left: number;
  seconds: number;
  /** Milliseconds of what was asked meanwhile, by its name. */
  times: Record<string, { p50: number; p99: number }>;
}

/** Starts the contact service with so many mails waiting, as after days without a mail server, and asks meanwhile. */
export async function drainMails(stack: Stack, staff: StaffClient, count: number): Promise<Drained> {
  await stack.stopPart('contact');
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO contact.mails (kind, contact_message_id, header_id)
       SELECT 'staff-notification', id, 'late-' || id
         FROM contact.contact_messages WHERE spam_reason IS NULL ORDER BY id DESC LIMIT $1`,
      [count],
    );
    await stack.startPart('contact');
    const begun = performance.now();
    const times: Record<string, number[]> = { 'list of messages': [], 'message sent by a visitor': [] };
    for (;;) {
      times['list of messages']!.push(await timeOf(() => staff.call('GET', CONTACT_MESSAGES_PATH)));
      times['message sent by a visitor']!.push(
        await timeOf(() => sendMessage(stack.url, contactRequest({ elapsedMs: 1 }))),
      );
      const { rows } = await client.query<{ left: number }>(
        `SELECT count(*)::int AS left FROM contact.mails WHERE status = 'waiting' AND header_id LIKE 'late-%'`,
      );
      const seconds = (performance.now() - begun) / 1000;
      const left = rows[0]!.left;
      if (left > 0 && seconds < PATIENCE_SECONDS) {
        await sleep(PAUSE_MS);
        continue;
      }
      const figures = Object.entries(times).map(([name, all]) => [
        name,
        { p50: percentile(all, 0.5), p99: percentile(all, 0.99) },
      ]);
      return { mails: count, left, seconds, times: Object.fromEntries(figures) as Drained['times'] };
    }
  } finally {
    await client.end();
  }
}

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} was answered ${response.status}`);
  return performance.now() - begun;
}
