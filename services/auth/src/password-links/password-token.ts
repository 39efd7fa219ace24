import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
const TOKEN_BYTES = 32;

export function makePasswordToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored and compared: the token is random and long, so a plain hash is enough. */
export function hashPasswordToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
