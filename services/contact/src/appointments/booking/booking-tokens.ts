import { createHmac, timingSafeEqual } from 'node:crypto';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable } from '@nestjs/common';
import type { Appointment } from '../appointment.js';

type Addressed = Pick<Appointment, 'bookingId' | 'mailboxVersion'>;

/** Longer than every token; keeps requests small. */
export const LONGEST_TOKEN = 100;

/**
 * What opens one appointment without an account: to whoever has booked it, at once, and to whoever reads its mails.
 * Nothing is stored: it follows from the secret. Mails carry a token of their own, because anybody can book with
 * anybody's address: only that one shows that its owner reads the mailbox. When staff put an address right, the mails to
 * the wrong one open nothing any more.
 */
@Injectable()
export class BookingTokens {
  constructor(private readonly config: BaseConfig) {}

  of(bookingId: string): string {
    return this.digest(bookingId).toString('base64url');
  }

  /** Of the mails about an appointment; it opens what the other one opens. */
  ofMail(appointment: Addressed): string {
    return this.of(mailName(appointment));
  }

  /** Whether the token is that of the mails to the address that the appointment has now. */
  isOfMail(appointment: Addressed, token: string): boolean {
    return this.opens(mailName(appointment), token);
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

/** No number of a booking has a colon in it. */
function mailName({ bookingId, mailboxVersion }: Addressed): string {
  return mailboxVersion === 0 ? `mail:${bookingId}` : `mail:${bookingId}:${mailboxVersion}`;
}
