import type { StaffClient } from '../../e2e/support/api-client.ts';
import { statusOf } from './answers.ts';

export interface Looks {
  /** Milliseconds of each answer, to the last byte. */
  times: number[];
  /** How often each was heard, by status; `none` where the connection ended without one. */
  answers: Map<string, number>;
}

/** Somebody of the staff who looks at one thing after the other. */
export async function lookAround(
  staff: StaffClient,
  calls: readonly string[],
  seconds: number,
): Promise<Looks> {
  const looks: Looks = { times: [], answers: new Map() };
  const until = performance.now() + seconds * 1000;
  for (let nth = 0; performance.now() < until; nth += 1) {
    const begun = performance.now();
    const answer = await statusOf(() => staff.call('GET', calls[nth % calls.length]!));
    looks.times.push(performance.now() - begun);
    looks.answers.set(answer, (looks.answers.get(answer) ?? 0) + 1);
  }
  return looks;
}
