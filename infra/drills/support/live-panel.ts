import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@garage/contracts/live';
import type { StaffClient } from '../../e2e/support/api-client.ts';

export interface LivePanel {
  /** How often its stream was opened. */
  opened: number;
  /** Attempts to open it that were not answered with a stream. */
  refused: number;
}

const PAUSE_MS = 200;

/** A panel that listens until it is told to end, and opens its stream anew whenever that ends. */
export async function keepListening(url: string, staff: StaffClient, end: AbortSignal): Promise<LivePanel> {
  const panel: LivePanel = { opened: 0, refused: 0 };
  for (; !end.aborted; await sleep(PAUSE_MS)) {
    const stream = await fetch(url + LIVE_PATH, { headers: staff.credentials, signal: end }).catch(
      () => null,
    );
    if (end.aborted) break;
    if (stream?.ok) panel.opened += 1;
    else panel.refused += 1;
    // As long as it lasts: that it ends, and how, is nothing that the person notices.
    await stream?.arrayBuffer().catch(() => null);
  }
  return panel;
}
