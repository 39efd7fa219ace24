import { makeReadableCode } from '../readable-codes/readable-code.js';

/** 80 random bits: good until the first sign-in, and read out or typed from a sheet of paper without mistakes. */
const LENGTH = 16;

/** A password for somebody who has no address to which a link could be sent. */
export function makeFirstPassword(): string {
  return makeReadableCode(LENGTH);
}
