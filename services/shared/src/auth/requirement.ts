import type { AccountRequirement } from '@garage/contracts/auth';
import type { ErrorCode } from '@garage/contracts/common';
import { AppError } from '../errors/app-error.js';
import type { RoleEntity } from './role.entity.js';
import type { UserEntity } from './user.entity.js';

const REFUSAL = {
  'password-change': 'password-change-required',
  'second-factor-setup': 'second-factor-setup-required',
} as const satisfies Record<AccountRequirement, ErrorCode>;

/** The account with its role, as far as requirements are concerned. */
type Account = Pick<UserEntity, 'mustChangePassword' | 'hasSecondFactor'> & {
  role: Pick<RoleEntity, 'requiresSecondFactor'>;
};

/**
 * What the account has to do before anything else. The password comes first: as long as somebody else knows
 * it, a second factor could be set up by the wrong person.
 */
export function openRequirement(user: Account): AccountRequirement | null {
  if (user.mustChangePassword) return 'password-change';
  if (user.role.requiresSecondFactor && !user.hasSecondFactor) return 'second-factor-setup';
  return null;
}

/** @throws 403 with the code that names what has to be done first */
export function requireNothingOpen(user: Account): void {
  const requirement = openRequirement(user);
  if (requirement) throw new AppError(403, REFUSAL[requirement]);
}
