import { Injectable, OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isSame } from '../auth/is-same.js';
import { BaseConfig } from '../config/env.js';
import { AppError } from '../errors/app-error.js';
import { routeOf } from '../logging/request-log.js';

/** Numbers about the process and its requests, for Prometheus. Features add theirs to `registry`. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  constructor(private readonly config: BaseConfig) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The numbers for the holder of the operator's token; for anybody else there is nothing here (404). */
  async read(authorization: string | undefined): Promise<string> {
    const { metricsToken } = this.config;
    if (!metricsToken || !isSame(authorization, `Bearer ${metricsToken}`)) {
      throw new AppError(404, 'not-found');
    }
    return this.registry.metrics();
  }

  observe(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
      this.durations.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
