import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/public.decorator.js';
import { type CheckState, HealthChecks } from './health-checks.js';
import { Lifecycle } from './lifecycle.js';

interface Readiness {
  status: 'ok' | 'stopping' | 'unavailable';
  checks: Record<string, CheckState>;
}

/** For whoever runs the service; the gateway does not pass these on. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthChecks,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** The process runs and answers. */
  @Get('live')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Requests can be served: everything the service depends on answers, and it is not about to stop. */
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const checks = await this.checks.run();
    const healthy = Object.values(checks).every((state) => state === 'ok');
    const status = this.lifecycle.stopping ? 'stopping' : healthy ? 'ok' : 'unavailable';
    reply.code(status === 'ok' ? 200 : 503);
    return { status, checks };
  }
}
