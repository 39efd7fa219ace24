import type { CreateMainAdminResponse } from '@garage/contracts/auth';
import { AppError } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@garage/shared/audit/caller';
import { AuthConfig } from '../config/env.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { SignInAttempts } from '../sign-in/sign-in-attempts.js';
import type { CreateMainAdminDto } from './dto/create-main-admin.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { MainAdminRepository } from './main-admin.repository.js';
import { hashResetCode } from './reset-code.js';

const ATTEMPTS_PER_ADDRESS = 10;
const WINDOW_SECONDS = 15 * 60;

/** The way back in for an operator of the server when nobody knows the main admin's password. */
@Injectable()
export class MainAdminService {
  private readonly limit: RateLimiter;

  constructor(
    private readonly config: AuthConfig,
    private readonly mainAdmin: MainAdminRepository,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly attempts: SignInAttempts,
    limits: RateLimits,
  ) {
    this.limit = limits.create({
      name: 'main-admin-reset',
      points: ATTEMPTS_PER_ADDRESS,
      durationSeconds: WINDOW_SECONDS,
    });
  }

  /** Forgets reset codes that ended long ago. */
  deleteEndedCodes(stopping?: AbortSignal): Promise<void> {
    return this.mainAdmin.deleteEndedCodes(stopping);
  }

  async reset(input: CreateMainAdminDto, caller: Caller): Promise<CreateMainAdminResponse> {
    await this.limit.consume(caller.address);
    const name = await this.resetWithCode(input, caller);
    if (!name) {
      await this.mainAdmin.recordRefusedCode(caller);
      throw new AppError(400, 'reset-code-invalid');
    }
    await this.attempts.forget(caller.address, name);
    return { success: true, message: texts.done.replace('{name}', () => name) };
  }

  /** Null for a code that opens nothing; only with one that does, anything is said about the password. */
  private async resetWithCode(
    { code, password }: CreateMainAdminDto,
    caller: Caller,
  ): Promise<string | null> {
    const codeHash = hashResetCode(code);
    // Looked at before hashing, which is expensive; what counts is that the code is used up below.
    if (!(await this.mainAdmin.isUsableCode(codeHash))) return null;
    const { mainAdminUsername } = this.config;
    await this.policy.require(password, { username: mainAdminUsername });
    return this.mainAdmin.resetWithCode(
      codeHash,
      mainAdminUsername,
      await this.hasher.hash(password),
      caller,
    );
  }
}
