import { createHmac } from 'node:crypto';
import { BOOKING_ALLOWANCES } from '@garage/contracts/booking-allowances';
import { BaseConfig } from '@garage/shared/config/env';
import { AppError } from '@garage/shared/errors/app-error';
import { clientNetwork } from '@garage/shared/logging/client-address';
import { type RateLimiter, RateLimits, withFactor } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailboxesRepository } from './recipients/mailboxes.repository.js';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How much one network, one mailbox and one appointment may cause. Networks and moves are counted where all rate
 * limits are; visits of a mailbox are counted in the table itself, under the workshop's lock, because what waits
 * for an answer there is the truth: staff who decline or confirm make room at once.
 */
@Injectable()
export class BookingLimits {
  private readonly bookings: readonly RateLimiter[];
  private readonly moves: RateLimiter;
  private readonly movesOfAppointment: RateLimiter;

  constructor(
    private readonly mailboxes: MailboxesRepository,
    private readonly config: BaseConfig,
    limits: RateLimits,
  ) {
    const limit = (name: string, points: number, durationSeconds: number) =>
      limits.create({ name, points, durationSeconds });
    const { networkBookingsPerHour, networkBookingsPerDay, networkMovesPerHour, movesPerDay } =
      BOOKING_ALLOWANCES;
    this.bookings = [
      limit('bookings-hour', networkBookingsPerHour, HOUR_SECONDS),
      limit('bookings-day', networkBookingsPerDay, DAY_SECONDS),
    ];
    this.moves = limit('moves-hour', networkMovesPerHour, HOUR_SECONDS);
    this.movesOfAppointment = limit('moves-of-appointment', movesPerDay, DAY_SECONDS);
  }

  /** Does the work as one of the bookings of a network, and counts it only if it books: it answers null otherwise. */
  async booking<T>(address: string, work: () => Promise<T | null>): Promise<T | null> {
    return counted(this.bookings, address, work);
  }

  /** 409 when this mailbox has enough visits, or its owner wants none. The workshop must be locked. */
  async checkMailbox(email: string, manager: EntityManager): Promise<void> {
    const { hasStopped, pending, bookedLastDay } = await this.mailboxes.stateOf(email, manager);
    const { pendingVisits, bookingsPerDay } = BOOKING_ALLOWANCES;
    if (
      hasStopped ||
      pending >= withFactor(pendingVisits, this.config) ||
      bookedLastDay >= withFactor(bookingsPerDay, this.config)
    ) {
      throw new AppError(409, 'booking-limit-reached');
    }
  }

  /** Does the work as one of the moves of an appointment, by somebody of this network; counts it if it succeeds. */
  async move<T>(appointmentId: number, address: string, work: () => Promise<T>): Promise<T> {
    return counted([this.moves], address, () =>
      counted([this.movesOfAppointment], String(appointmentId), work),
    );
  }

  /** Tells staff which bookings come from one network, without telling which one that is. */
  networkKey(address: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`booked from ${clientNetwork(address)}`)
      .digest('base64url');
  }
}

/** What was refused or did not happen is given back: a time that was taken is nobody's fault. */
async function counted<T>(limiters: readonly RateLimiter[], key: string, work: () => Promise<T>): Promise<T> {
  const [limiter, ...others] = limiters;
  if (!limiter) return work();
  await limiter.consume(key);
  let happened = false;
  try {
    const result = await counted(others, key, work);
    happened = result !== null;
    return result;
  } finally {
    if (!happened) await limiter.reward(key);
  }
}
