import { SECOND_FACTOR } from '@garage/contracts/second-factor';
import { Secret, TOTP } from 'otpauth';

const { digits, periodSeconds: period } = SECOND_FACTOR;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/**
 * The code of the step before is good as well: typing takes time. The next one is not: nobody needs it whose
 * clock is right, and each further step is one more code to guess.
 */
const STEPS_BACK = [0, 1];

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
  const totp = new TOTP({ secret, digits, period });
  const back = STEPS_BACK.find((steps) => {
    const timestamp = now - steps * period * 1000;
    return totp.validate({ token, timestamp, window: 0 }) !== null;
  });
  return back === undefined ? null : Math.floor(now / 1000 / period) - back;
}
