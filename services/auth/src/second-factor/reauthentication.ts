import type { PasskeyRequestOptions, ReauthenticationRequest } from '@garage/contracts/second-factor';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { Caller } from '@garage/shared/audit/caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../passwords/own-password.js';
import { hasSecondFactor } from './factors.js';
import texts from './locales/de.json' with { type: 'json' };
import { SecondFactorVerifier } from './second-factor-verifier.js';

const ATTEMPTS = 10;
const CHALLENGES = 30;
const WINDOW_SECONDS = 30 * 60;

/**
 * Asks whoever is signed in once more for everything that signing in asks for. A second factor is neither removed
 * nor joined by another one on the password alone: whoever stole that could make himself at home.
 */
@Injectable()
export class Reauthentication {
  private readonly limit: RateLimiter;
  private readonly challenges: RateLimiter;

  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly verifier: SecondFactorVerifier,
    limits: RateLimits,
  ) {
    const limit = (name: string, points: number) =>
      limits.create({ name, points, durationSeconds: WINDOW_SECONDS });
    this.limit = limit('reauthentication', ATTEMPTS);
    this.challenges = limit('passkey-challenges', CHALLENGES);
  }

  /** What a passkey of the account needs for `require`; 404 when there is none. */
  async passkeyOptions(actor: UserEntity): Promise<PasskeyRequestOptions> {
    const { passkeys } = await this.verifier.factorsOf(actor.id);
    if (passkeys === 0) throw new AppError(404, 'not-found', texts.noPasskey);
    await this.challenges.consume(String(actor.id));
    return this.verifier.passkeyOptions(actor.id, 'reauthentication');
  }

  /** Refuses with 400 and the field's name; 401 would tell the panel that the session is over. */
  async require(actor: UserEntity, request: ReauthenticationRequest, caller: Caller): Promise<void> {
    await this.ownPassword.require(actor.id, request.password, 'password');
    const factors = await this.verifier.factorsOf(actor.id);
    if (!hasSecondFactor(factors)) return;
    if (!request.code && !request.passkey) throw refusedFields({ code: texts.codeRequired });
    const key = String(actor.id);
    await this.limit.consume(key);
    if (!(await this.verifier.accepts(actor.id, factors, request, 'reauthentication', caller))) {
      throw refusedFields(request.passkey ? { passkey: texts.passkeyRefused } : { code: texts.codeRefused });
    }
    await this.limit.reset(key);
  }
}
