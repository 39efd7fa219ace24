import { createHmac, hkdfSync } from 'node:crypto';
import { SECOND_FACTOR } from '@garage/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';
import { hashReadableCode, makeReadableCode } from '../readable-codes/readable-code.js';

/** 80 random bits: too many to guess, few enough to type. */
const LENGTH = 16;

/** The two forms in which a code may be stored. */
export interface RecoveryCodeHashes {
  keyed: string;
  /** As earlier releases stored it, and as their programs store it while both run side by side. */
  plain: string;
}

/** Recovery codes, and what is stored of them: nothing that a copy of the database alone could be tried against. */
@Injectable()
export class RecoveryCodes {
  private readonly key: Buffer;

  constructor(config: AuthConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'garage recovery codes', 32));
  }

  make(): string[] {
    return Array.from({ length: SECOND_FACTOR.recoveryCodes }, () => makeReadableCode(LENGTH));
  }

  hash(code: string): RecoveryCodeHashes {
    return this.withKey(hashReadableCode(code));
  }

  /** Both forms of the code of which the hash without the key is known. */
  withKey(plain: string): RecoveryCodeHashes {
    return { keyed: createHmac('sha256', this.key).update(plain).digest('base64url'), plain };
  }
}
