import type { ErrorCode } from '@garage/contracts/common';
import { AppError } from '@garage/shared/errors/app-error';
import { clientNetwork } from '@garage/shared/logging/client-address';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ADDRESS = 30;
const FAILURES_PER_ADDRESS_AND_ACCOUNT = 10;
const FAILURES_PER_ACCOUNT = 100;

/**
 * Limits failed sign-ins, whether or not there is such an account: per address, per account from one
 * address, and per account from everywhere. The last one is wide, so that a stranger with one address
 * cannot lock anybody out, and still ends a guess that is spread over many addresses.
 */
@Injectable()
export class SignInAttempts {
  private readonly byAddress: RateLimiter;
  private readonly byPair: RateLimiter;
  private readonly byAccount: RateLimiter;

  constructor(limits: RateLimits) {
    const limit = (name: string, points: number) =>
      limits.create({ name: `sign-in-${name}`, points, durationSeconds: WINDOW_SECONDS });
    this.byAddress = limit('address', FAILURES_PER_ADDRESS);
    this.byPair = limit('address-account', FAILURES_PER_ADDRESS_AND_ACCOUNT);
    this.byAccount = limit('account', FAILURES_PER_ACCOUNT);
  }

  /**
   * Runs the attempt unless there were too many failures. It counts before it is tried and is taken
   * back when it was no failure: otherwise many at once would all slip through before the first counts.
   * A right password whose code is still missing goes on counting against the pair until the code has
   * come, so that nobody learns by it more passwords than by failing.
   */
  async attempt<T>(address: string, username: string, signIn: () => Promise<T>): Promise<T> {
    const account = accountKey(username);
    const pair = pairKey(address, account);
    await this.byAddress.consume(address);
    await this.byPair.consume(pair);
    await this.byAccount.consume(account);
    const takeBack = () => Promise.all([this.byAddress.reward(address), this.byAccount.reward(account)]);
    try {
      const result = await signIn();
      await Promise.all([takeBack(), this.byPair.reset(pair)]);
      return result;
    } catch (error) {
      if (hasCode(error, 'second-factor-required')) await takeBack();
      else if (!isFailedSignIn(error)) await Promise.all([takeBack(), this.byPair.reward(pair)]);
      throw error;
    }
  }

  /** Lets whoever is at this address sign in to the account again at once, after its password was reset. */
  async forget(address: string, username: string): Promise<void> {
    const account = accountKey(username);
    await Promise.all([this.byPair.reset(pairKey(address, account)), this.byAccount.reset(account)]);
  }
}

/** Names differ by more than case only, so the counter must not tell cases apart either. */
function accountKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

function pairKey(address: string, account: string): string {
  return `${clientNetwork(address)} ${account}`;
}

function isFailedSignIn(error: unknown): boolean {
  return hasCode(error, 'login-failed') || hasCode(error, 'second-factor-failed');
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code;
}
