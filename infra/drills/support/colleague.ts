import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffClient } from '../../e2e/support/api-client.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { statusOf } from './answers.ts';

const PAUSE_MS = 200;
const SIGNED_OUT = '401';

/** Somebody of the staff who looks at one thing after the other, and signs in again when the site asks for it. */
export class Colleague {
  /** How often each answer was heard but that one, by status. */
  answers = new Map<string, number>();
  signedOut = 0;
  readonly #stack: Stack;
  #staff: StaffClient;

  private constructor(stack: Stack, staff: StaffClient) {
    this.#stack = stack;
    this.#staff = staff;
  }

  static async of(stack: Stack): Promise<Colleague> {
    return new Colleague(stack, await signedIn(stack));
  }

  async work(calls: readonly string[], end: AbortSignal): Promise<void> {
    for (let nth = 0; !end.aborted; nth += 1) {
      const answer = await statusOf(() => this.#staff.call('GET', calls[nth % calls.length]!));
      if (answer === SIGNED_OUT) {
        this.signedOut += 1;
        this.#staff = await signedIn(this.#stack);
      } else {
        this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
      }
      await sleep(PAUSE_MS);
    }
  }
}
