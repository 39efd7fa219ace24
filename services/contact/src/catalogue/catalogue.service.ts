import type { ServiceType } from '@garage/contracts/booking-settings';
import { SITE_SERVICES_PATH, type SiteServicesResponse } from '@garage/contracts/site-services';
import { AppError } from '@garage/shared/errors/app-error';
import { askContent } from '@garage/shared/remote/ask-content';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingDefaults } from '../calendar/booking-defaults.js';
import { ContactConfig } from '../config/env.js';
import { type BookedService, toBookedService } from './booked-service.js';
import { ServiceTypesRepository } from './service-types.repository.js';

type IsBooked = (serviceTypeId: number, manager: EntityManager) => Promise<boolean>;

interface Booked {
  serviceIds: readonly number[];
  bookedServices: BookedService[] | null;
}

/** Without an answer a booked service would be taken for a free one, and deleted. */
const notHandedIn: IsBooked = () => {
  throw new Error('nobody has said what is booked: knowBookedBy() was not called');
};

/** What other rooms read of the workshop's offer. */
@Injectable()
export class CatalogueService implements OnModuleInit {
  private askWhetherBooked: IsBooked = notHandedIn;

  constructor(
    private readonly serviceTypes: ServiceTypesRepository,
    private readonly defaults: BookingDefaults,
    private readonly config: ContactConfig,
  ) {}

  onModuleInit(): void {
    this.defaults.add(() => this.fromSite());
  }

  /** The catalogue knows nothing of appointments: they tell it what is booked. */
  knowBookedBy(isBooked: IsBooked): void {
    this.askWhetherBooked = isBooked;
  }

  isBooked(serviceTypeId: number, manager: EntityManager): Promise<boolean> {
    return this.askWhetherBooked(serviceTypeId, manager);
  }

  /** Those that can be booked, in the staff's order. */
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
  all(): Promise<ServiceType[]> {
    return this.serviceTypes.findAll();
  }

  /** The services of the site, asked for once, to begin with; 503 while the content service cannot say them. */
  private async fromSite() {
    const { items } = await this.askSite().catch((cause: unknown) => {
      throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2, cause });
    });
    return (manager: EntityManager) => this.serviceTypes.insertAll(items, manager);
  }

  private async askSite(): Promise<SiteServicesResponse> {
    const response = await askContent(this.config.contentUrl, SITE_SERVICES_PATH);
    return (await response.json()) as SiteServicesResponse;
  }
}
