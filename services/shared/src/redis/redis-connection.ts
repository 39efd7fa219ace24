import { Injectable, Logger, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { BaseConfig, redisUrl } from '../config/env.js';

const FIRST_CONNECT_WAIT_MS = 2000;
const MAX_RETRY_DELAY_MS = 2000;

/** The service's connection to Redis, kept alive in the background; without `REDIS_URL` there is none. */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  readonly client: Redis | null;
  private readonly logger = new Logger(RedisConnection.name);
  private reported = false;

  constructor(config: BaseConfig) {
    const url = redisUrl(config);
    this.client = url
      ? new Redis(url, {
          // A command fails at once while Redis is away, so that the caller gets a 503 and not a wait.
          enableOfflineQueue: false,
          maxRetriesPerRequest: 0,
          autoResendUnfulfilledCommands: false,
          connectTimeout: 3000,
          commandTimeout: 2000,
          retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_DELAY_MS),
        })
      : null;
    this.client?.on('error', (err) => {
      if (!this.reported) this.logger.warn({ msg: 'Redis is not reachable, trying on', err });
      this.reported = true;
    });
    this.client?.on('ready', () => {
      if (this.reported) this.logger.log('Redis is reachable again');
      this.reported = false;
    });
  }

  /** Waits a moment for the first connection; a service starts without Redis, only not ready. */
  async onModuleInit(): Promise<void> {
    const { client } = this;
    if (!client || client.status === 'ready') return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FIRST_CONNECT_WAIT_MS);
      client.once('ready', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}
