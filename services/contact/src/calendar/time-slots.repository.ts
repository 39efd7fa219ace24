import type { TimeSlotSettings, TimeSlotsResponse } from '@garage/contracts/booking-settings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WeeklySlot } from './availability/slots-of-hours.js';
import { clockTime, wallMinutes } from './availability/workshop-day.js';

interface SlotRow {
  day: number;
  start: number;
  end: number;
  maxCapacity: number;
  isActive: boolean;
}

/** The workshop's week of slots, and the one row of `booking_settings` beside it. */
@Injectable()
export class TimeSlotsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** How far ahead customers book. */
  async rules(manager: EntityManager = this.db.manager): Promise<{ leadHours: number; horizonDays: number }> {
    const [rules] = await manager.query<{ leadHours: number; horizonDays: number }[]>(
      'SELECT lead_hours AS "leadHours", horizon_days AS "horizonDays" FROM contact.booking_settings',
    );
    return rules!;
  }

  /** Whether this installation has got what booking begins with. */
  async isFilled(): Promise<boolean> {
    const [settings]: { filled_at: Date | null }[] = await this.db.query(
      'SELECT filled_at FROM contact.booking_settings',
    );
    return Boolean(settings?.filled_at);
  }

  /** Marks it as filled, for whoever comes first; false for everybody else, who waited for that. */
  async claimFilling(manager: EntityManager): Promise<boolean> {
    const [claimed]: [unknown[], number] = await manager.query(
      'UPDATE contact.booking_settings SET filled_at = now() WHERE filled_at IS NULL RETURNING 1',
    );
    return claimed.length > 0;
  }

  async addSlots(slots: readonly WeeklySlot[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO contact.workshop_time_slots (day, start_minute, end_minute, max_capacity)
       SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[])`,
      [
        slots.map(({ day }) => day),
        slots.map(({ start }) => start),
        slots.map(({ end }) => end),
        slots.map(({ capacity }) => capacity),
      ],
    );
  }

  /** Week and rules of one moment. */
  readTogether(): Promise<TimeSlotsResponse> {
    return this.db.transaction('REPEATABLE READ', (manager) => this.read(manager));
  }

  async read(manager: EntityManager): Promise<TimeSlotsResponse> {
    const [settings] = await manager.query<
      { leadHours: number; horizonDays: number; version: number; followsOpeningHours: boolean }[]
    >(
      `SELECT lead_hours AS "leadHours", horizon_days AS "horizonDays", version,
              version IS NOT DISTINCT FROM following_version AS "followsOpeningHours"
         FROM contact.booking_settings`,
    );
    const slots = await manager.query<SlotRow[]>(
      `SELECT day, start_minute AS start, end_minute AS "end", max_capacity AS "maxCapacity",
              is_active AS "isActive"
         FROM contact.workshop_time_slots ORDER BY day, start_minute`,
    );
    const { version, followsOpeningHours, ...rules } = settings!;
    return {
      plan: {
        slots: slots.map(({ day, start, end, maxCapacity, isActive }) => ({
          day,
          startTime: clockTime(start),
          endTime: clockTime(end),
          maxCapacity,
          isActive,
        })),
        ...rules,
      },
      followsOpeningHours,
      version,
    };
  }

  /** Replaces the whole week. The workshop must be locked. */
  async write(
    { slots, leadHours, horizonDays }: TimeSlotSettings,
    { followsOpeningHours }: { followsOpeningHours: boolean },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('DELETE FROM contact.workshop_time_slots');
    await manager.query(
      `INSERT INTO contact.workshop_time_slots (day, start_minute, end_minute, max_capacity, is_active)
       SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::boolean[])`,
      [
        slots.map(({ day }) => day),
        slots.map(({ startTime }) => wallMinutes(startTime)),
        slots.map(({ endTime }) => wallMinutes(endTime)),
        slots.map(({ maxCapacity }) => maxCapacity),
        slots.map(({ isActive }) => isActive),
      ],
    );
    await manager.query(
      `UPDATE contact.booking_settings
          SET lead_hours = $1, horizon_days = $2, version = version + 1,
              following_version = CASE WHEN $3 THEN version + 1 END`,
      [leadHours, horizonDays, followsOpeningHours],
    );
  }
}
