import { SECOND_FACTOR } from '@garage/contracts/profile';
import { hashReadableCode, makeReadableCode } from '../readable-codes/readable-code.js';

/** 80 random bits: too many to guess, few enough to type. */
const LENGTH = 16;

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: SECOND_FACTOR.recoveryCodes }, () => makeReadableCode(LENGTH));
}

export const hashRecoveryCode = hashReadableCode;
