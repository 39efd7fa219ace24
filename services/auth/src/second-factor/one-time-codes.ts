import { SECOND_FACTOR } from '@garage/contracts/profile';
import { Secret, TOTP } from 'otpauth';

const { digits, periodSeconds: period } = SECOND_FACTOR;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A code of the step before or after is good as well: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A fresh secret in base32, as authenticator apps take it. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that the app reads from the QR code. */
export function setupUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret, digits, period }).toString();
}

/** To which 30-second step since 1970 the code belongs; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: number = Date.now()): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(token)) return null;
  const delta = new TOTP({ secret, digits, period }).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
