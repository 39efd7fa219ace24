import { HealthChecks } from '@garage/shared/health/health-checks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { slotsOfHours } from './availability/slots-of-hours.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import { TimeSlotsRepository } from './time-slots.repository.js';

/** Asks what a room begins with; answers how that is stored, so that no transaction waits for another service. */
type Beginning = () => Promise<(manager: EntityManager) => Promise<void>>;

/** A new installation takes bookings at once: slots within the opening hours, and what other rooms begin with. */
@Injectable()
export class BookingDefaults {
  private readonly beginnings: Beginning[] = [() => this.slots()];
  private filled = false;

  constructor(
    private readonly timeSlots: TimeSlotsRepository,
    private readonly garage: RemoteGarage,
    checks: HealthChecks,
  ) {
    // A service that is ready takes bookings, whatever becomes of the content service.
    checks.register('booking', async () => {
      await this.garage.current();
      await this.ensure();
    });
  }

  /** Another room's part, stored in the same transaction. */
  add(beginning: Beginning): void {
    this.beginnings.push(beginning);
  }

  /** Fills everything the first time that it is needed; what staff make of it stays. */
  async ensure(): Promise<void> {
    if (this.filled) return;
    if (!(await this.timeSlots.isFilled())) await this.fill();
    this.filled = true;
  }

  private async fill(): Promise<void> {
    const parts = await Promise.all(this.beginnings.map((beginning) => beginning()));
    await this.timeSlots.transaction(async (manager) => {
      // Replicas may come here together: the second finds that it is done.
      if (!(await this.timeSlots.claimFilling(manager))) return;
      for (const store of parts) await store(manager);
    });
  }

  private async slots() {
    const { garage } = await this.garage.current();
    return (manager: EntityManager) => this.timeSlots.addSlots(slotsOfHours(garage.openingHours), manager);
  }
}
