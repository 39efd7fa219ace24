import { BOOKING_TOKEN_HEADER } from '@garage/contracts/appointment-documents';
import { AppError } from '@garage/shared/errors/app-error';
import { FILE_CONTENT_TYPE } from '@garage/shared/platform/public-file.decorator';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BookingTokens } from '../appointments/booking/booking-tokens.js';

/** Lets only customers with the token of their appointment send a file, decided before its first byte is read. */
@Injectable()
export class AdmitDocuments implements OnModuleInit {
  private readonly limit: RateLimiter;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly tokens: BookingTokens,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'booking-documents', points: 30, durationSeconds: 600 });
  }

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preParsing', async (request) => {
      // Staff, who send files too, are known by their session.
      const { isFile, public: isPublic } = request.routeOptions.config;
      if (!request.is404 && isFile && isPublic) await this.admit(request);
    });
  }

  private async admit(request: FastifyRequest): Promise<void> {
    await this.limit.consume(request.ip);
    const { bookingId } = request.params as { bookingId: string };
    const token = request.headers[BOOKING_TOKEN_HEADER];
    if (typeof token !== 'string' || !this.tokens.opens(bookingId, token)) {
      throw new AppError(404, 'not-found');
    }
    if (request.headers['content-type'] !== FILE_CONTENT_TYPE) {
      throw new AppError(415, 'unsupported-media-type');
    }
  }
}
