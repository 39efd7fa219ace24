import {
  type BlockDatesRequest,
  type BlockedDate,
  BOOKING_SETTINGS_LIMITS,
} from '@garage/contracts/booking-settings';
import { OCCUPYING_STATES } from '@garage/contracts/booking';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { fill } from '@garage/shared/validation/rule';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentsRepository } from '../appointments/appointments.repository.js';
import { addDays, zurichToday } from './zurich-time.js';
import type { Actor } from '../staff/actor.js';
import { recordChange } from './booking-settings-record.js';
import texts from './locales/de.json' with { type: 'json' };

/** Single days off, beside the closures of the garage: the workshop is full, a lift is out of order. */
@Injectable()
export class BlockedDatesService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly db: DataSource,
  ) {}

  /** From today on, with how many visits are on them. */
  list(manager: EntityManager = this.db.manager): Promise<BlockedDate[]> {
    return manager.query<BlockedDate[]>(
      `SELECT blocked.date::text, blocked.reason,
              (SELECT count(*)::int FROM contact.appointments AS visit
                WHERE visit.appointment_date = blocked.date AND visit.status = ANY ($2)) AS appointments
         FROM contact.blocked_dates AS blocked
        WHERE blocked.date >= $1 ORDER BY blocked.date`,
      [zurichToday(), OCCUPYING_STATES],
    );
  }

  /** Visits that are on these days already stay; the answer says how many. */
  async block(request: BlockDatesRequest, actor: Actor): Promise<BlockedDate[]> {
    const { from, to } = request;
    const fields = problemsOf(request);
    if (fields) throw refusedFields(fields);
    return this.db.transaction(async (manager) => {
      await this.appointments.lockWorkshop(manager);
      await manager.query(
        `INSERT INTO contact.blocked_dates (date, reason)
         SELECT day, $3 FROM generate_series($1::date, $2::date, interval '1 day') AS day
         ON CONFLICT (date) DO UPDATE SET reason = excluded.reason`,
        [from, to, request.reason ?? null],
      );
      await recordChange(manager, actor, ['blockedDates']);
      return this.list(manager);
    });
  }

  /** 404 when none of these days is blocked. */
  async free(from: string, to: string, actor: Actor): Promise<BlockedDate[]> {
    return this.db.transaction(async (manager) => {
      const [, freed] = await manager.query<[unknown, number]>(
        'DELETE FROM contact.blocked_dates WHERE date BETWEEN $1 AND $2',
        [from, to],
      );
      if (freed === 0) throw new AppError(404, 'not-found');
      await recordChange(manager, actor, ['blockedDates']);
      return this.list(manager);
    });
  }
}

function problemsOf({ from, to }: BlockDatesRequest): Record<string, string> | null {
  if (from < zurichToday()) return { from: texts.inThePast };
  if (to < from) return { to: texts.endBeforeStart };
  const { blockedDays: max } = BOOKING_SETTINGS_LIMITS;
  return to >= addDays(from, max) ? { to: fill(texts.tooManyDays, { max }) } : null;
}
