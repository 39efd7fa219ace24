import { WEEKDAYS } from '@garage/contracts/garage';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { wallMinutes } from './availability/workshop-day.js';
import { RemoteGarage } from './remote-garage.js';

const SLOT_MINUTES = 30;
const SLOT_CAPACITY = 2;

/** A new installation takes bookings at once: the site's services, and slots within the opening hours. */
@Injectable()
export class BookingDefaults {
  private filled = false;

  constructor(
    private readonly db: DataSource,
    private readonly garage: RemoteGarage,
  ) {}

  /** Fills the workshop's plan the first time that it is needed; what staff make of it stays. */
  async ensure(): Promise<void> {
    if (this.filled) return;
    const [settings]: { filled_at: Date | null }[] = await this.db.query(
      'SELECT filled_at FROM contact.booking_settings',
    );
    if (!settings?.filled_at) await this.fill();
    this.filled = true;
  }

  private async fill(): Promise<void> {
    const [services, { garage }] = await Promise.all([this.garage.services(), this.garage.current()]);
    const slots = WEEKDAYS.flatMap((weekday, index) =>
      garage.openingHours[weekday].flatMap(({ from, to }) =>
        slotsWithin(index + 1, wallMinutes(from), wallMinutes(to)),
      ),
    );
    await this.db.transaction(async (manager) => {
      // Replicas may come here together: the second finds that it is done.
      const claimed: unknown[] = await manager.query(
        'SELECT FROM contact.booking_settings WHERE filled_at IS NULL FOR UPDATE',
      );
      if (claimed.length === 0) return;
      for (const [position, service] of services.entries()) {
        await manager.query(
          `INSERT INTO contact.service_types (id, name, description, duration, color, is_active, is_other, position)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            service.id,
            JSON.stringify(service.name),
            JSON.stringify(service.description),
            service.duration,
            service.color,
            service.isActive,
            service.isOther,
            position,
          ],
        );
      }
      await manager.query(
        `SELECT setval(pg_get_serial_sequence('contact.service_types', 'id'), (SELECT max(id) FROM contact.service_types))`,
      );
      for (const [day, from, to] of slots) {
        await manager.query(
          `INSERT INTO contact.workshop_time_slots (day, start_minute, end_minute, max_capacity) VALUES ($1, $2, $3, $4)`,
          [day, from, to, SLOT_CAPACITY],
        );
      }
      await manager.query('UPDATE contact.booking_settings SET filled_at = now()');
    });
  }
}

/** The last slot of a block may be shorter. */
function slotsWithin(day: number, from: number, to: number): [number, number, number][] {
  const slots: [number, number, number][] = [];
  for (let start = from; start < to; start += SLOT_MINUTES)
    slots.push([day, start, Math.min(start + SLOT_MINUTES, to)]);
  return slots;
}
