import { AppError } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ADDRESS = 30;
const FAILURES_PER_ACCOUNT = 10;

/** Limits failed sign-ins per address and per account name, whether or not there is such an account. */
@Injectable()
export class SignInAttempts {
  private readonly byAddress: RateLimiter;
  private readonly byAccount: RateLimiter;

  constructor(limits: RateLimits) {
    this.byAddress = limits.create({
      name: 'sign-in-address',
      points: FAILURES_PER_ADDRESS,
      durationSeconds: WINDOW_SECONDS,
    });
    this.byAccount = limits.create({
      name: 'sign-in-account',
      points: FAILURES_PER_ACCOUNT,
      durationSeconds: WINDOW_SECONDS,
    });
  }

  /**
   * Runs the attempt unless there were too many failures. It counts before it is tried and is taken
   * back when it was no failure: otherwise many at once would all slip through before the first counts.
   */
  async attempt<T>(address: string, username: string, signIn: () => Promise<T>): Promise<T> {
    const account = accountKey(username);
    await this.byAddress.consume(address);
    await this.byAccount.consume(account);
    try {
      const result = await signIn();
      await Promise.all([this.byAddress.reward(address), this.byAccount.reset(account)]);
      return result;
    } catch (error) {
      if (!isFailedSignIn(error)) {
        await Promise.all([this.byAddress.reward(address), this.byAccount.reward(account)]);
      }
      throw error;
    }
  }

  /** Lets the account sign in again at once, after its password was reset. */
  async forget(username: string): Promise<void> {
    await this.byAccount.reset(accountKey(username));
  }
}

/** Names differ by more than case only, so the counter must not tell cases apart either. */
function accountKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

function isFailedSignIn(error: unknown): boolean {
  return error instanceof AppError && error.code === 'login-failed';
}
