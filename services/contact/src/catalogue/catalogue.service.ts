import type { ServiceType } from '@garage/contracts/booking-settings';
import { Injectable } from '@nestjs/common';
import { BookingDefaults } from '../calendar/booking-defaults.js';
import { type BookedService, toBookedService } from './booked-service.js';
import { ServiceTypesRepository } from './service-types.repository.js';

interface Booked {
  serviceIds: readonly number[];
  bookedServices: BookedService[] | null;
}

/** What other rooms read of the workshop's offer. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly serviceTypes: ServiceTypesRepository,
    private readonly defaults: BookingDefaults,
  ) {}

  /** Those that can be booked, in the order of the record. */
  async bookable(): Promise<ServiceType[]> {
    await this.defaults.ensure();
    return this.serviceTypes.findActive();
  }

  /** These, also when they are no longer offered; in the order of the ids. */
  findByIds(ids: readonly number[]): Promise<ServiceType[]> {
    return this.serviceTypes.findByIds(ids);
  }

  /** What an appointment was booked with; as it is now where the last release has kept the ids alone. */
  async booked({ serviceIds, bookedServices }: Booked): Promise<BookedService[]> {
    return bookedServices ?? (await this.serviceTypes.findByIds(serviceIds)).map(toBookedService);
  }

  /** All, those that cannot be booked now included. */
  async all(): Promise<ServiceType[]> {
    await this.defaults.ensure();
    return this.serviceTypes.findAll();
  }
}
