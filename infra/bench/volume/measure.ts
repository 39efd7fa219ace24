import { STAFF_ROUTES } from '../../e2e/api/permission-matrix.ts';
import type { StaffClient } from '../../e2e/support/api-client.ts';
import { percentile } from '../percentile.ts';
import { addressOf, type Samples } from './samples.ts';
import { largest, type ServiceMemory, serviceMemory } from './service-memory.ts';
import { callsOf } from './staff-calls.ts';

/** Requests that warm up a call. */
const WARM = 5;
/** What is far from its aim is not asked as often: nothing new would be learnt. */
const LONGEST_MS = 15_000;
const FEWEST = 10;

export interface Figures {
  /** Milliseconds until the last byte of the answer. */
  p50: number;
  p99: number;
  /** Of the largest answer, unpacked. */
  bytes: number;
}

export interface Measured {
  /** By call; null where there is nothing to ask for. */
  calls: Map<string, Figures | null>;
  leftOut: Map<string, string>;
  /** The most that each service held. */
  memory: ServiceMemory;
}

/** Asks for everything that staff read, one after the other. */
export async function measureAll(staff: StaffClient, samples: Samples, requests: number): Promise<Measured> {
  const measured: Measured = { calls: new Map(), leftOut: new Map(), memory: serviceMemory() };
  for (const route of Object.keys(STAFF_ROUTES).filter((each) => each.startsWith('GET '))) {
    const calls = callsOf(route);
    if ('leftOut' in calls) {
      measured.leftOut.set(route, calls.leftOut);
      continue;
    }
    for (const call of calls) {
      measured.calls.set(call, await measure(staff, call, samples, requests));
      measured.memory = largest(measured.memory, serviceMemory());
    }
  }
  return measured;
}

export async function measure(
  staff: StaffClient,
  call: string,
  samples: Samples,
  requests: number,
): Promise<Figures | null> {
  const times: number[] = [];
  let bytes = 0;
  const end = performance.now() + LONGEST_MS;
  for (let nth = -WARM; nth < requests; nth += 1) {
    if (nth >= FEWEST && performance.now() > end) break;
    const address = addressOf(call, samples, nth + WARM);
    if (address === null) return null;
    const begun = performance.now();
    const response = await staff.call('GET', address);
    const body = await response.arrayBuffer();
    if (nth >= 0) times.push(performance.now() - begun);
    bytes = Math.max(bytes, body.byteLength);
    if (!response.ok)
      throw new Error(`${address} was answered ${response.status}: ${Buffer.from(body).toString()}`);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), bytes };
}
