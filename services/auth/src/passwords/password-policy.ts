import { refusedFields } from '@garage/shared/errors/app-error';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { isCommonPassword } from './common-passwords.js';
import { GarageNames } from './garage-names.js';
import texts from './locales/de.json' with { type: 'json' };
import { nameInPassword } from './names-in-password.js';

/** Whose password it will be. */
type Owner = Pick<UserEntity, 'username'> & { fullName?: string | null; email?: string | null };

/**
 * Refuses a new password that others guess first. Its length is the DTO's affair; there are no rules
 * about signs and capitals, which make passwords harder to remember and no harder to guess.
 */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly garage: GarageNames) {}

  /** @throws 400 with the reason at the field */
  async require(password: string, owner: Owner, field = 'password'): Promise<void> {
    const problem =
      this.ownNameIn(password, owner) ?? (await this.garageNameIn(password)) ?? commonIn(password);
    if (problem) throw refusedFields({ [field]: problem });
  }

  private ownNameIn(password: string, { username, fullName, email }: Owner): string | null {
    const [mailbox = ''] = (email ?? '').split('@');
    const word = nameInPassword(password, [username, fullName ?? '', mailbox]);
    return word && texts.containsOwnName.replace('{word}', () => word);
  }

  private async garageNameIn(password: string): Promise<string | null> {
    const word = nameInPassword(password, await this.garage.current());
    return word && texts.containsGarageName.replace('{word}', () => word);
  }
}

function commonIn(password: string): string | null {
  return isCommonPassword(password) ? texts.common : null;
}
