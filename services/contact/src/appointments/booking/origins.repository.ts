import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Which networks visits were booked from (`BookingLimits.networkKey`), as long as that tells a flood. */
@Injectable()
export class OriginsRepository {
  /** When the last so many visits were booked from there, the latest first. */
  async bookedAt(bookedFrom: string, limit: number, manager: EntityManager): Promise<Date[]> {
    const rows = await manager.query<{ at: Date }[]>(
      `SELECT created_at AS at FROM contact.appointments
        WHERE booked_from = $1 ORDER BY created_at DESC LIMIT $2`,
      [bookedFrom, limit],
    );
    return rows.map(({ at }) => at);
  }
}
