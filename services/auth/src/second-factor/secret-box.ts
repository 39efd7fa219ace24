import { SealedBox } from '@garage/shared/secrets/sealed-box';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';

/**
 * Encrypts the secrets of second factors, so that a copy of the database alone is worth nothing.
 * Bound to the account: one person's secret cannot be put into another's row.
 */
@Injectable()
export class SecretBox {
  private readonly box: SealedBox;

  constructor(config: AuthConfig) {
    this.box = new SealedBox(config.sessionSecret, 'garage second factor');
  }

  seal(secret: string, userId: number): string {
    return this.box.seal(secret, String(userId));
  }

  /** Null when it was sealed with another key or for another account. */
  open(sealed: string, userId: number): string | null {
    return this.box.open(sealed, String(userId));
  }
}
