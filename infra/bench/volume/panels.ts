import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { LIVE_PATH } from '@garage/contracts/live';
import type { StaffClient } from '../../e2e/support/api-client.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import type { Stack } from '../../e2e/support/stack.ts';

/** Often enough that no session ends: a panel that nobody touches would be signed out. */
const TOUCHED_EVERY_MS = 120_000;

export interface OpenPanels {
  /** How many events each has been told so far. */
  told(): number[];
  close(): void;
}

/** So many browsers with the panel open, each with a session of its own. */
export async function openPanels(stack: Stack, count: number): Promise<OpenPanels> {
  const stop = new AbortController();
  const told = Array.from({ length: count }, () => 0);
  for (let panel = 0; panel < count; panel += 1) {
    const staff = await signedIn(stack);
    const stream = await fetch(`${stack.url}${LIVE_PATH}`, {
      headers: staff.credentials,
      signal: stop.signal,
    });
    if (!stream.ok || !stream.body)
      throw new Error(`the stream of panel ${panel} was answered ${stream.status}`);
    void touch(staff, stop.signal);
    void follow(stream.body, stop.signal, () => (told[panel] = told[panel]! + 1));
  }
  return { told: () => [...told], close: () => stop.abort() };
}

async function touch(staff: StaffClient, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await (await staff.call('GET', AUTH_PATHS.currentUser)).arrayBuffer();
    await sleep(TOUCHED_EVERY_MS, null, { signal: stop }).catch(() => null);
  }
}

async function follow(
  stream: ReadableStream<Uint8Array>,
  stop: AbortSignal,
  onEvent: () => void,
): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const part of stream) {
      for (const _ of decoder.decode(part, { stream: true }).matchAll(/^event: /gm)) onEvent();
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}
