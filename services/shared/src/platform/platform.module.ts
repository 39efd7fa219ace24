import { Global, Inject, Module, OnModuleInit } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AccessGuard } from '../auth/access.guard.js';
import { ClosedAdminController } from '../auth/closed-admin.controller.js';
import { poolOf } from '../database/pool.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { HealthChecks } from '../health/health-checks.js';
import { HealthController } from '../health/health.controller.js';
import { HealthMetrics } from '../health/health-metrics.js';
import { Lifecycle } from '../health/lifecycle.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsController } from '../metrics/metrics.controller.js';
import { RateLimits } from '../rate-limit/rate-limiter.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { postgresSessionStore } from '../session/postgres-session-store.js';
import { redisSessionStore } from '../session/redis-session-store.js';
import { SessionStore } from '../session/session-store.js';
import { RequestValidationPipe } from '../validation/request-validation.pipe.js';

/** What every service has without asking for it. `bootstrap` imports it. */
@Global()
@Module({
  controllers: [HealthController, MetricsController, ClosedAdminController],
  providers: [
    Lifecycle,
    HealthChecks,
    Metrics,
    HealthMetrics,
    RedisConnection,
    RateLimits,
    {
      provide: SessionStore,
      inject: [RedisConnection, DataSource],
      useFactory: ({ client }: RedisConnection, dataSource: DataSource) =>
        client ? redisSessionStore(client) : postgresSessionStore(poolOf(dataSource)),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [Lifecycle, HealthChecks, Metrics, RedisConnection, RateLimits, SessionStore],
})
export class PlatformModule implements OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly checks: HealthChecks,
    private readonly sessions: SessionStore,
  ) {}

  onModuleInit(): void {
    this.checks.register('postgres', () => this.dataSource.query('SELECT 1'));
    this.checks.register('accounts', () =>
      this.dataSource.query('SELECT 1 FROM auth.users, auth.user_roles LIMIT 0'),
    );
    this.checks.register('sessions', () => this.sessions.check());
  }
}
