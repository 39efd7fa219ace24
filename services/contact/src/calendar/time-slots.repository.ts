import type { WorkshopPlan, WorkshopPlanResponse } from '@garage/contracts/booking-settings';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clockTime, wallMinutes } from './availability/workshop-day.js';

interface SlotRow {
  day: number;
  start: number;
  end: number;
  maxCapacity: number;
  isActive: boolean;
}

@Injectable()
export class TimeSlotsRepository {
  async read(manager: EntityManager): Promise<WorkshopPlanResponse> {
    const [settings] = await manager.query<{ leadHours: number; horizonDays: number; version: number }[]>(
      `SELECT lead_hours AS "leadHours", horizon_days AS "horizonDays", version FROM contact.booking_settings`,
    );
    const slots = await manager.query<SlotRow[]>(
      `SELECT day, start_minute AS start, end_minute AS "end", max_capacity AS "maxCapacity",
              is_active AS "isActive"
         FROM contact.workshop_time_slots ORDER BY day, start_minute`,
    );
    const { version, ...rules } = settings!;
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
      version,
    };
  }

  /** Replaces the whole week. The workshop must be locked. */
  async write({ slots, leadHours, horizonDays }: WorkshopPlan, manager: EntityManager): Promise<void> {
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
      'UPDATE contact.booking_settings SET lead_hours = $1, horizon_days = $2, version = version + 1',
      [leadHours, horizonDays],
    );
  }
}
