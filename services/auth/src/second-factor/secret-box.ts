import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the secrets of second factors, so that a copy of the database alone is worth nothing.
 * Bound to the account: one person's secret cannot be put into another's row.
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor(config: AuthConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'garage second factor', 32));
  }

  seal(secret: string, userId: number): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(owner(userId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null when it was sealed with another key or for another account. */
  open(sealed: string, userId: number): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.key, nonce).setAAD(owner(userId)).setAuthTag(tag);
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}

function owner(userId: number): Buffer {
  return Buffer.from(String(userId));
}
