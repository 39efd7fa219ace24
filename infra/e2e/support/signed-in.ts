import { setTimeout as sleep } from 'node:timers/promises';
import { StaffClient } from './api-client.ts';
import type { Stack } from './stack.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 2000;

/** The main administrator; a busy machine may have no time for the first password. */
export async function signedIn({ url, admin }: Pick<Stack, 'url' | 'admin'>): Promise<StaffClient> {
  const staff = new StaffClient(url);
  for (let attempt = 1; ; attempt += 1) {
    const { ok, status } = await staff.signIn(admin.username, admin.password);
    if (ok) return staff;
    if (attempt === ATTEMPTS) throw new Error(`signing in was answered ${status}`);
    await sleep(PAUSE_MS);
  }
}
