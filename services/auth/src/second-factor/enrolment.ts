import type { Caller } from '@garage/shared/audit/caller';
import { AppError } from '@garage/shared/errors/app-error';
import { type Factors, hasSecondFactor } from './factors.js';
import texts from './locales/de.json' with { type: 'json' };
import type { RecoveryCodes } from './recovery-codes.js';
import type { SecondFactorTransaction } from './second-factor.transaction.js';

export interface Enrolment {
  /** Empty when the account has some already. */
  recoveryCodes: string[];
  /** What the session in which it was done must carry now. */
  sessionVersion: number;
}

/**
 * After a factor was added to those there were. With the first one, everything ends that was reached without:
 * other sessions, and whatever else was begun with the password alone.
 */
export async function finishEnrolment(
  own: SecondFactorTransaction,
  before: Factors,
  codes: RecoveryCodes,
  caller: Caller,
): Promise<Enrolment> {
  if (hasSecondFactor(before)) return { recoveryCodes: [], sessionVersion: own.owner.sessionVersion };
  await own.forgetBegun();
  const recoveryCodes = codes.make();
  await own.replaceRecoveryCodes(recoveryCodes.map((code) => codes.hash(code).keyed));
  return { recoveryCodes, sessionVersion: await own.endOtherSessions(caller.sessionId) };
}

/**
 * After a factor was removed; with the last one go the recovery codes.
 *
 * @throws 409 when the role requires one: the next to know the password could set up his own
 */
export async function finishRemoval(own: SecondFactorTransaction): Promise<void> {
  if (hasSecondFactor(await own.factors())) return;
  if (own.owner.role.requiresSecondFactor) throw new AppError(409, 'conflict', texts.requiredByRole);
  await own.removeRest();
}
