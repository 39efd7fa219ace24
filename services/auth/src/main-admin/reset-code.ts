import { hashReadableCode, makeReadableCode } from '../readable-codes/readable-code.js';

/** 140 random bits: whoever has one becomes the main admin. */
const LENGTH = 28;

export function makeResetCode(): string {
  return makeReadableCode(LENGTH);
}

export const hashResetCode = hashReadableCode;
