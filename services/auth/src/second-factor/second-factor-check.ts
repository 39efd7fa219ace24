import type { SecondFactorMethod, SecondFactorProof } from '@garage/contracts/second-factor';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { AppError } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { type Factors, hasSecondFactor } from './factors.js';
import texts from './locales/de.json' with { type: 'json' };
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorVerifier } from './second-factor-verifier.js';

/** Per account from wherever, and per known device: with two good codes in a million, guessing stays hopeless. */
const FAILURES = 10;
const WINDOW_SECONDS = 30 * 60;

/** The second step of signing in. */
@Injectable()
export class SecondFactorCheck {
  private readonly limit: RateLimiter;

  constructor(
    private readonly verifier: SecondFactorVerifier,
    private readonly factors: SecondFactorRepository,
    limits: RateLimits,
  ) {
    this.limit = limits.create({
      name: 'second-factor',
      points: FAILURES,
      durationSeconds: WINDOW_SECONDS,
    });
  }

  /**
   * Lets a sign-in whose password was right through, if the account has no second factor or the proof is good.
   * `device` is one that is known for the account.
   *
   * @throws 401 with the methods that the account has, when the proof is missing or not good
   */
  async require(
    userId: number,
    proof: SecondFactorProof,
    caller: Caller,
    device: string | undefined,
  ): Promise<void> {
    const factors = await this.verifier.factorsOf(userId);
    if (!hasSecondFactor(factors)) return;
    if (!proof.code && !proof.passkey) throw await this.refusal(userId, factors, 'second-factor-required');
    // What others try after a stolen password does not count against a device of the owner.
    const key = device ?? String(userId);
    await this.limit.consume(key);
    if (!(await this.verifier.accepts(userId, factors, proof, 'sign-in', caller))) {
      await this.factors.audit({
        action: 'sign-in',
        outcome: 'failure',
        subject: userSubject(userId),
        caller,
      });
      const message = proof.passkey && texts.passkeyRefused;
      throw await this.refusal(userId, factors, 'second-factor-failed', message);
    }
    await this.limit.reset(key);
  }

  private async refusal(
    userId: number,
    factors: Factors,
    code: 'second-factor-required' | 'second-factor-failed',
    message?: string,
  ): Promise<AppError> {
    const methods: SecondFactorMethod[] = [];
    if (factors.encryptedSecret !== null) methods.push('authenticator');
    if (factors.passkeys > 0) methods.push('passkey');
    if (factors.recoveryCodes > 0) methods.push('recovery-code');
    const passkey = factors.passkeys > 0 && (await this.verifier.passkeyOptions(userId, 'sign-in'));
    return new AppError(401, code, message, { extra: { methods, ...(passkey && { passkey }) } });
  }
}
