import { sleepUntil } from './sleep-until.ts';
import { statusOf } from './answers.ts';

export interface Load {
  asked: number;
  /** Answers that were neither 2xx nor 3xx, by status; `none` where the connection ended without one. */
  failed: Map<string, number>;
  /** When those were due that failed, by `performance.now()`. */
  failedAt: number[];
  slowestMs: number;
}

const FINE = /^[23]/;

/**
 * Asks at a steady rate until it is told to end, whether or not those before were answered.
 * @param what Named when an answer is a failure, at once: what the drill does at that moment is the way to the cause.
 */
export async function steadyLoad(
  what: string,
  perSecond: number,
  end: AbortSignal,
  ask: (nth: number) => Promise<Response>,
): Promise<Load> {
  const load: Load = { asked: 0, failed: new Map(), failedAt: [], slowestMs: 0 };
  const askOnce = async (nth: number, due: number): Promise<void> => {
    const answer = await statusOf(() => ask(nth));
    const tookMs = performance.now() - due;
    load.slowestMs = Math.max(load.slowestMs, tookMs);
    if (FINE.test(answer)) return;
    console.error(`${new Date().toISOString()} ${what}: ${answer} after ${(tookMs / 1000).toFixed(1)} s`);
    load.failedAt.push(due);
    load.failed.set(answer, (load.failed.get(answer) ?? 0) + 1);
  };
  const begun = performance.now();
  const asking: Promise<void>[] = [];
  for (; !end.aborted; load.asked += 1) {
    const due = begun + (load.asked / perSecond) * 1000;
    await sleepUntil(due);
    asking.push(askOnce(load.asked, due));
  }
  await Promise.all(asking);
  return load;
}
