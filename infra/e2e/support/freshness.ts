import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN_VEHICLE_SETTINGS_PATH, VEHICLE_SETTINGS_PATH } from '@garage/contracts/vehicles';
import { StaffClient } from './api-client.ts';
import type { Stack } from './stack.ts';

const LIMIT_MS = 15_000;
const PAUSE_MS = 25;

/** Milliseconds from the answer to an edit until visitors who ask all the time see it. */
export interface Freshness {
  page: number;
  json: number;
}

async function untilSeen(url: string, text: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < LIMIT_MS) {
    const answer = await (await fetch(url)).text();
    if (answer.includes(text)) return Math.round(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Changes the notice on the vehicles page as staff do, and waits for it with every cache in between filled.
 * @param day What the notices name, so that they are none of an earlier measure.
 */
export async function measureFreshness(
  { url, admin }: Stack,
  edits: number,
  day = 'heute',
): Promise<Freshness[]> {
  const staff = new StaffClient(url);
  await staff.signIn(admin.username, admin.password);
  const results: Freshness[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    const text = `Hinweis Nummer ${edit} von ${day}`;
    await untilSeen(`${url}/vehicles`, '</html>');
    const saved = await staff.call('POST', ADMIN_VEHICLE_SETTINGS_PATH, {
      maintenanceMode: true,
      maintenanceMessage: { de: text },
    });
    if (!saved.ok) throw new Error(`saving was answered ${saved.status}: ${await saved.text()}`);
    const [page, json] = await Promise.all([
      untilSeen(`${url}/vehicles`, text),
      untilSeen(`${url}${VEHICLE_SETTINGS_PATH}`, text),
    ]);
    results.push({ page, json });
  }
  return results;
}
