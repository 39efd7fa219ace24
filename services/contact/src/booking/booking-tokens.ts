import { createHmac, timingSafeEqual } from 'node:crypto';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable } from '@nestjs/common';

/** What opens one appointment to whoever has its mail. Nothing is stored: it follows from the secret. */
@Injectable()
export class BookingTokens {
  constructor(private readonly config: BaseConfig) {}

  of(bookingId: string): string {
    return this.digest(bookingId).toString('base64url');
  }

  /** Compared in a time that tells nothing about how much of the token is right. */
  opens(bookingId: string, token: string): boolean {
    const expected = Buffer.from(this.of(bookingId));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private digest(bookingId: string): Buffer {
    return createHmac('sha256', this.config.sessionSecret).update(`booking:${bookingId}`).digest();
  }
}
