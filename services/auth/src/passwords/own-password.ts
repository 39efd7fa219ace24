import { refusedFields } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import texts from './locales/de.json' with { type: 'json' };
import { PasswordHasher } from './password-hasher.js';

const ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/** Asks whoever is signed in for the password once more, so that an unlocked screen is not enough. */
@Injectable()
export class OwnPassword {
  private readonly limit: RateLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'own-password', points: ATTEMPTS, durationSeconds: WINDOW_SECONDS });
  }

  /** Refuses with 400 and the field's name; 401 would tell the panel that the session is over. */
  async require(userId: number, password: string, field: string): Promise<void> {
    const key = String(userId);
    await this.limit.consume(key);
    const [row] = await this.dataSource.query<{ password_hash: string | null }[]>(
      'SELECT password_hash FROM auth.users WHERE id = $1',
      [userId],
    );
    if (!(await this.hasher.verify(password, row?.password_hash))) {
      throw refusedFields({ [field]: texts.wrongCurrent });
    }
    await this.limit.reset(key);
  }
}
