import { timingSafeEqual } from 'node:crypto';

/** Whether a secret was sent, in a time that does not tell how much of it was right. */
export function isSame(sent: string | string[] | undefined, expected: string | undefined): boolean {
  if (typeof sent !== 'string' || !expected) return false;
  const left = Buffer.from(sent);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
