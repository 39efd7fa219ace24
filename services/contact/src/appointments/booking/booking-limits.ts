import { createHmac } from 'node:crypto';
import { BOOKING_ALLOWANCES } from '@garage/contracts/booking-allowances';
import { BaseConfig } from '@garage/shared/config/env';
import { AppError } from '@garage/shared/errors/app-error';
import { clientNetwork } from '@garage/shared/logging/client-address';
import { type RateLimiter, RateLimits, withFactor } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { waitsUntil } from '../../mail/allowance.js';
import { MailboxesRepository } from '../recipients/mailboxes.repository.js';
import { OriginsRepository } from './origins.repository.js';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How much one mailbox, one network and one appointment may cause. Visits are counted in their own table, under the
 * workshop's lock: what waits for an answer there is the truth, a time that was taken costs nothing, and staff who
 * answer make room at once. Moves leave no row of their own and are counted where all rate limits are.
 */
@Injectable()
export class BookingLimits {
  private readonly movesOfNetwork: RateLimiter;
  private readonly movesOfAppointment: RateLimiter;

  constructor(
    private readonly mailboxes: MailboxesRepository,
    private readonly origins: OriginsRepository,
    private readonly config: BaseConfig,
    limits: RateLimits,
  ) {
    const { networkMovesPerHour, movesPerDay } = BOOKING_ALLOWANCES;
    this.movesOfNetwork = limits.create({
      name: 'moves-of-network',
      points: networkMovesPerHour,
      durationSeconds: HOUR_SECONDS,
    });
    this.movesOfAppointment = limits.create({
      name: 'moves-of-appointment',
      points: movesPerDay,
      durationSeconds: DAY_SECONDS,
    });
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

  /** 429 when enough was booked from this network (its `networkKey`). The workshop must be locked. */
  async checkNetwork(bookedFrom: string, manager: EntityManager): Promise<void> {
    const allowances = BOOKING_ALLOWANCES.networkBookings.map(({ count, hours }) => ({
      count: withFactor(count, this.config),
      hours,
    }));
    const most = Math.max(...allowances.map(({ count }) => count));
    const now = new Date();
    const roomAt = waitsUntil(await this.origins.bookedAt(bookedFrom, most, manager), allowances, now);
    if (!roomAt) return;
    const retryAfterSeconds = (roomAt.getTime() - now.getTime()) / 1000;
    throw new AppError(429, 'too-many-requests', undefined, { retryAfterSeconds });
  }

  /** Does the work as one of the moves of an appointment, by somebody at this address; counts it if it succeeds. */
  async move<T>(appointmentId: number, address: string, work: () => Promise<T>): Promise<T> {
    return counted(this.movesOfNetwork, address, () =>
      counted(this.movesOfAppointment, String(appointmentId), work),
    );
  }

  /** Tells which bookings come from one network, without telling which one that is. */
  networkKey(address: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`booked from ${clientNetwork(address)}`)
      .digest('base64url');
  }
}

/** What fails is given back: a time that was taken is nobody's fault. */
async function counted<T>(limiter: RateLimiter, key: string, work: () => Promise<T>): Promise<T> {
  await limiter.consume(key);
  try {
    return await work();
  } catch (error) {
    await limiter.reward(key);
    throw error;
  }
}
