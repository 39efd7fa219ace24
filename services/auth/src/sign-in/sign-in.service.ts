import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.js';
import type { LoginDto } from './dto/login.dto.js';
import { SignInRepository } from './sign-in.repository.js';

@Injectable()
export class SignInService {
  constructor(
    private readonly repository: SignInRepository,
    private readonly hasher: PasswordHasher,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /**
   * The user to whom the name, the password and the second factor belong. An unknown name costs and answers the same
   * as a wrong password, so that nobody finds out who works here. `device` is one that is known for the account.
   */
  async authenticate(
    { username, password, ...proof }: LoginDto,
    caller: Caller,
    device: string | undefined,
  ): Promise<UserEntity> {
    const user = await this.repository.findWithPasswordByUsername(username);
    const matches = await this.hasher.verify(password, user?.passwordHash);
    if (!user || !matches) {
      // The name that was typed is not recorded: it may be a password in the wrong field.
      await this.repository.audit({
        action: 'sign-in',
        outcome: 'failure',
        ...(user && { subject: userSubject(user.id) }),
        caller,
      });
      throw new AppError(401, 'login-failed');
    }
    await this.secondFactor.require(user.id, proof, caller, device);
    await this.repository.recordSignIn(user.id, caller);
    return user;
  }

  async recordSignOut(userId: number, caller: Caller): Promise<void> {
    await this.repository.audit({
      action: 'sign-out',
      outcome: 'success',
      actorUserId: userId,
      subject: userSubject(userId),
      caller,
    });
  }
}
