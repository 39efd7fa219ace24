import type { ErrorCode } from '@garage/contracts/common';
import { AppError } from '@garage/shared/errors/app-error';
import { clientNetwork } from '@garage/shared/logging/client-address';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { accountKey } from './account-key.js';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ADDRESS = 30;
const FAILURES_PER_ADDRESS_AND_ACCOUNT = 10;
const FAILURES_PER_ACCOUNT = 100;
const FAILURES_PER_DEVICE = 10;

export interface Attempt {
  address: string;
  username: string;
  /** The device from which it comes, if somebody signed in to this account on it before. */
  device: string | undefined;
}

/**
 * Limits failed sign-ins, whether or not there is such an account: per address, per account from one
 * address, and per account from everywhere. The last one is wide, so that a stranger with one address
 * cannot lock anybody out, and still ends a guess that is spread over many addresses. A device that is known for
 * the account is counted by itself instead: what others try, from wherever, does not concern it.
 */
@Injectable()
export class SignInAttempts {
  private readonly byAddress: RateLimiter;
  private readonly byPair: RateLimiter;
  private readonly byAccount: RateLimiter;
  private readonly byDevice: RateLimiter;

  constructor(limits: RateLimits) {
    const limit = (name: string, points: number) =>
      limits.create({ name: `sign-in-${name}`, points, durationSeconds: WINDOW_SECONDS });
    this.byAddress = limit('address', FAILURES_PER_ADDRESS);
    this.byPair = limit('address-account', FAILURES_PER_ADDRESS_AND_ACCOUNT);
    this.byAccount = limit('account', FAILURES_PER_ACCOUNT);
    this.byDevice = limit('device', FAILURES_PER_DEVICE);
  }

  /**
   * Runs the attempt unless there were too many failures. It counts before it is tried and is taken
   * back when it was no failure: otherwise many at once would all slip through before the first counts.
   * A right password whose second factor is still missing goes on counting against the pair, or the device, until
   * that has come, so that nobody learns by it more passwords than by failing.
   */
  async attempt<T>(from: Attempt, signIn: () => Promise<T>): Promise<T> {
    const { all, narrow } = this.countersOf(from);
    const wide = all.filter((counter) => counter !== narrow);
    // One after the other: what one refuses does not count against the next, wider one.
    for (const { limiter, key } of all) await limiter.consume(key);
    try {
      const result = await signIn();
      await Promise.all([takeBack(wide), narrow.limiter.reset(narrow.key)]);
      return result;
    } catch (error) {
      if (hasCode(error, 'second-factor-required')) await takeBack(wide);
      else if (!isFailedSignIn(error)) await takeBack(all);
      throw error;
    }
  }

  /** Lets whoever is at this address sign in to the account again at once, after its password was reset. */
  async forget(address: string, username: string): Promise<void> {
    const account = accountKey(username);
    await Promise.all([this.byPair.reset(pairKey(address, account)), this.byAccount.reset(account)]);
  }

  private countersOf({ address, username, device }: Attempt): { all: Counter[]; narrow: Counter } {
    if (device !== undefined) {
      const own = { limiter: this.byDevice, key: device };
      return { all: [own], narrow: own };
    }
    const account = accountKey(username);
    const pair = { limiter: this.byPair, key: pairKey(address, account) };
    const all = [{ limiter: this.byAddress, key: address }, pair, { limiter: this.byAccount, key: account }];
    return { all, narrow: pair };
  }
}

interface Counter {
  limiter: RateLimiter;
  key: string;
}

async function takeBack(counters: Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
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
