import { availableParallelism } from 'node:os';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id, 19 MiB, two passes, one lane: the OWASP recommendation. */
export const HASH_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified against when there is no such user, or no password yet, so that the answer takes as long as for a wrong password. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$xgGbdsQlbpCFYrhPC7JQ6w$uY7eFBI1LlAcfvUsXibuHXW4jhyIR0d+v33U3xLKAf0';

/** The libuv pool has four threads; name resolution and files need one of them. */
const CONCURRENCY = Math.min(availableParallelism(), 3);
const MAX_WAITING = 64;
const RETRY_AFTER_SECONDS = 2;

/** Hashes and verifies passwords on worker threads, a bounded number at a time. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(CONCURRENCY);

  hash(password: string): Promise<string> {
    return this.enqueue(() => hash(password, HASH_OPTIONS));
  }

  /** Whether the password belongs to the hash; without a hash it costs the same and is never true. */
  async verify(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    const matches = await this.enqueue(() => verify(passwordHash ?? NOBODYS_HASH, password));
    return matches && typeof passwordHash === 'string';
  }

  private async enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= MAX_WAITING) {
      throw new AppError(503, 'dependency-unavailable', undefined, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return this.limit(work);
  }
}
