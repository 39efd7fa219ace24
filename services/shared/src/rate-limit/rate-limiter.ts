import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { BaseConfig } from '../config/env.js';
import { poolOf, schemaOf } from '../database/pool.js';
import { AppError } from '../errors/app-error.js';
import { clientNetwork } from '../logging/client-address.js';
import { RedisConnection } from '../redis/redis-connection.js';

/** By so much clocks of several machines may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

export interface RateLimitOptions {
  /** Separates the limits of different purposes, for example `login-account`. */
  name: string;
  /** So many per key within the duration; multiplied by `RATE_LIMIT_FACTOR`. */
  points: number;
  durationSeconds: number;
}

/** Makes rate limits that all replicas of a service share, in Redis or in Postgres. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly config: BaseConfig,
    private readonly redis: RedisConnection,
    private readonly dataSource: DataSource,
  ) {}

  create({ name, points, durationSeconds }: RateLimitOptions): RateLimiter {
    const options = {
      // In Redis a service reaches only limits of its own: infra/database/redis-users.acl.
      keyPrefix: `rl:${schemaOf(this.dataSource)}:${name}`,
      points: withFactor(points, this.config),
      duration: durationSeconds,
    };
    const { client } = this.redis;
    const limiter = client
      ? new RateLimiterRedis({ ...options, storeClient: client })
      : new RateLimiterPostgres({
          ...options,
          storeClient: poolOf(this.dataSource),
          storeType: 'pool',
          schemaName: 'auth',
          tableName: 'rate_limits',
          tableCreated: true, // by the auth service's migration
        });
    return new RateLimiter(limiter, this.config.sessionSecret);
  }
}

/** A limit as the operator wants it; never nothing at all. */
export function withFactor(limit: number, { rateLimitFactor }: Pick<BaseConfig, 'rateLimitFactor'>): number {
  return Math.max(1, Math.round(limit * rateLimitFactor));
}

/** Counts per key. Every method answers 503 while the store is away. */
export class RateLimiter {
  constructor(
    private readonly limiter: RateLimiterRedis | RateLimiterPostgres,
    private readonly secret: string,
  ) {}

  /** Counts one more; refuses with 429 and `Retry-After` when that is more than allowed. */
  async consume(key: string): Promise<void> {
    const refusal = await this.count(key);
    if (refusal === null) return;
    if (refusal.msBeforeNext <= this.limiter.msDuration + CLOCK_TOLERANCE_MS) throw tooMany(refusal);
    // Longer than any refusal lasts: the clock went back since, and would keep the caller out for as long as it went.
    await this.reset(key);
    const again = await this.count(key);
    if (again) throw tooMany(again);
  }

  /** Takes one back, for example after an attempt that turned out well. */
  async reward(key: string): Promise<void> {
    await this.reaching(() => this.limiter.reward(this.hidden(key)));
  }

  /** Forgets the key. */
  async reset(key: string): Promise<void> {
    await this.reaching(() => this.limiter.delete(this.hidden(key)));
  }

  /** What refuses it; null when nothing does. */
  private async count(key: string): Promise<RateLimiterRes | null> {
    try {
      await this.limiter.consume(this.hidden(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw unavailable(error);
    }
  }

  private async reaching<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Keys are addresses and user names: the store gets to see neither. An IPv6 address stands for its /64. */
  private hidden(key: string): string {
    return createHmac('sha256', this.secret).update(clientNetwork(key)).digest('base64url');
  }
}

function tooMany(state: RateLimiterRes): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return new AppError(429, 'too-many-requests', undefined, { retryAfterSeconds });
}

function unavailable(cause: unknown): AppError {
  return new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2, cause });
}
