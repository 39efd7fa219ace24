import type { RecoveryCodesResponse, SecondFactorSetup } from '@garage/contracts/profile';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { AuditAction } from '@garage/contracts/audit';
import { type AuditEntry, userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { AuthConfig } from '../config/env.js';
import { OwnPassword } from '../passwords/own-password.js';
import { UsersRepository } from '../users/users.repository.js';
import { requireMayEdit, requireStillAllowed } from '../users/users.rules.js';
import userTexts from '../users/locales/de.json' with { type: 'json' };
import texts from './locales/de.json' with { type: 'json' };
import { makeSecret, setupUri, stepOfCode } from './one-time-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecretBox } from './secret-box.js';

/** Per account from wherever, and per known device: with two good codes in a million, guessing stays hopeless. */
const WRONG_CODES = 10;
const WINDOW_SECONDS = 30 * 60;

/** The optional second factor: codes of an authenticator app (TOTP), and codes for when it is lost. */
@Injectable()
export class SecondFactorService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SecondFactorService.name);
  private readonly limit: RateLimiter;
  private readonly issuer: string;

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly users: UsersRepository,
    private readonly box: SecretBox,
    private readonly codes: RecoveryCodes,
    private readonly ownPassword: OwnPassword,
    config: AuthConfig,
    limits: RateLimits,
  ) {
    this.issuer = new URL(config.publicUrl).hostname;
    this.limit = limits.create({
      name: 'second-factor',
      points: WRONG_CODES,
      durationSeconds: WINDOW_SECONDS,
    });
  }

  /** Brings recovery codes of earlier releases into their present form; replicas may do it together. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { userId, hash } of await this.factors.findPlainRecoveryCodes()) {
      await this.factors.keyRecoveryCode(userId, this.codes.withKey(hash));
    }
  }

  async begin(actor: UserEntity, password: string): Promise<SecondFactorSetup> {
    await this.ownPassword.require(actor.id, password, 'password');
    const secret = makeSecret();
    if (!(await this.factors.begin(actor.id, this.box.seal(secret, actor.id)))) {
      throw new AppError(409, 'conflict', texts.alreadyOn);
    }
    return { secret, uri: setupUri(secret, this.issuer, actor.username) };
  }

  /** The first code proves that the app has the secret; only then does signing in ask for codes. */
  async confirm(actor: UserEntity, code: string, caller: Caller): Promise<RecoveryCodesResponse> {
    const factor = await this.factors.find(actor.id);
    if (!factor) throw new AppError(409, 'conflict', texts.notBegun);
    if (factor.isConfirmed) throw new AppError(409, 'conflict', texts.alreadyOn);
    await this.limit.consume(String(actor.id));
    const secret = this.box.open(factor.encryptedSecret, actor.id);
    const step = secret === null ? null : stepOfCode(secret, code);
    if (step === null) {
      throw refusedFields({ code: texts.codeWrong });
    }
    const recoveryCodes = this.codes.make();
    const hashes = recoveryCodes.map((made) => this.codes.hash(made).keyed);
    const entry = entryOf('second-factor-enabled', actor.id, actor.id, caller);
    if (!(await this.factors.confirm(actor.id, factor, step, hashes, entry))) {
      throw new AppError(409, 'conflict', texts.alreadyOn);
    }
    await this.limit.reset(String(actor.id));
    return { recoveryCodes };
  }

  async removeOwn(actor: UserEntity, password: string, caller: Caller): Promise<void> {
    await this.ownPassword.require(actor.id, password, 'password');
    await this.factors.remove(actor.id, entryOf('second-factor-removed', actor.id, actor.id, caller));
  }

  /** For somebody who has lost the telephone and the recovery codes. */
  async removeOf(actor: UserEntity, userId: number, caller: Caller): Promise<void> {
    await this.users.transaction(async (users) => {
      const locked = await users.lock([actor.id, userId]);
      const present = requireStillAllowed(actor, locked.get(actor.id));
      const target = locked.get(userId);
      if (!target) throw new AppError(404, 'not-found', userTexts.userNotFound);
      // One's own needs the password, so that an unlocked screen is not enough.
      if (target.id === present.id) throw new AppError(403, 'forbidden', texts.ownNeedsPassword);
      requireMayEdit(present, target);
      await users.removeSecondFactor(userId, entryOf('second-factor-removed', actor.id, userId, caller));
    });
  }

  /** Lets a sign-in whose password was right through, if the account has no second factor or the code is good. */
  async requireCode(
    userId: number,
    code: string | undefined,
    caller: Caller,
    device: string | undefined,
  ): Promise<void> {
    const factor = await this.factors.find(userId);
    if (!factor?.isConfirmed) return;
    if (!code) throw new AppError(401, 'second-factor-required');
    // Wrong codes that others try after a stolen password do not count against a device of the owner.
    const key = device ?? String(userId);
    await this.limit.consume(key);
    if (!(await this.accepts(userId, factor.encryptedSecret, code, caller))) {
      await this.factors.audit({
        action: 'sign-in',
        outcome: 'failure',
        subject: userSubject(userId),
        caller,
      });
      throw new AppError(401, 'second-factor-failed');
    }
    await this.limit.reset(key);
  }

  private async accepts(userId: number, sealed: string, code: string, caller: Caller): Promise<boolean> {
    const secret = this.box.open(sealed, userId);
    if (secret === null) {
      this.logger.warn({ msg: 'a second factor cannot be read: SESSION_SECRET has changed', userId });
    }
    const step = secret === null ? null : stepOfCode(secret, code);
    if (step !== null) return this.factors.useStep(userId, step);
    const entry = entryOf('recovery-code-used', userId, userId, caller);
    return this.factors.useRecoveryCode(userId, this.codes.hash(code), entry);
  }
}

function entryOf(action: AuditAction, actorUserId: number, userId: number, caller: Caller): AuditEntry {
  return { action, outcome: 'success', actorUserId, subject: userSubject(userId), caller };
}
