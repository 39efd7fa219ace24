import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/public.decorator.js';
import { Metrics } from './metrics.js';

/** For Prometheus; the gateway does not pass it on. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    reply.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
