import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../database/query.ts';
import { StaffClient } from '../e2e/support/api-client.ts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { type Morning, workAMorning } from './morning.ts';

const START_MS = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), 'garage-morning-'));
let stack: Stack;
let morning: Morning;

beforeAll(async () => {
  stack = await startStack({ keptIn: folder });
  await stack.stopMailServer();
  morning = await workAMorning(stack);
}, START_MS);

afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const counted = async (from: string) => {
  const [row] = await query<{ count: number }>(stack.databaseUrl, `SELECT count(*)::int FROM ${from}`);
  return row!.count;
};

describe('a morning’s work, which is kept of every release', () => {
  it('leaves something in each of its tables, and mails that wait', async () => {
    const { text } = morning.message;
    expect(await counted(`contact.contact_messages WHERE message = '${text}'`)).toBe(1);
    expect(await counted(`contact.appointments WHERE status = 'confirmed'`)).toBe(1);
    expect(await counted(`content.media WHERE name = 'Halle.png'`)).toBe(1);
    expect(await counted(`content.promotions WHERE name = 'Winterputz'`)).toBe(1);
    expect(await counted(`contact.mails`)).toBeGreaterThanOrEqual(3);
    expect(await counted(`contact.mails WHERE status = 'sent'`)).toBe(0);
  });

  it('lets its receptionist in by the app or by a code that is left', async () => {
    const client = new StaffClient(stack.url);
    expect((await client.signIn(morning.receptionist.username, morning.receptionist.password)).status).toBe(
      401,
    );
    const [code] = morning.recoveryCodes;
    const { status } = await client.call('POST', AUTH_PATHS.login, { ...morning.receptionist, code });
    expect(status).toBe(200);
  });
});
