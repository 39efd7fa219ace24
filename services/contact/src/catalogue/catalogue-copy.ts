import type { ServiceType } from '@garage/contracts/booking-settings';
import { SITE_SERVICES_PATH, type SiteServicesResponse } from '@garage/contracts/site-services';
import { HIGHEST_ENTRY } from '@garage/contracts/highest-entry';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingDefaults } from '../calendar/booking-defaults.js';
import { type Copy, LastKnown } from '../last-known/last-known.js';
import { SettingsStore } from '../settings/settings-store.js';
import { ServiceTypesRepository } from './service-types.repository.js';

/** The setting that says which version of the record the copy has. */
const COPIED = 'copied-services';

/** The services as one version of their record has them. */
interface RecordedServices {
  version: number;
  services: ServiceType[];
}

/** Follows the record of the services, so that they can be booked while the content service is away. */
@Injectable()
export class CatalogueCopy implements OnModuleInit {
  private readonly recorded: Copy<RecordedServices>;

  constructor(
    lastKnown: LastKnown,
    private readonly stored: ServiceTypesRepository,
    private readonly settings: SettingsStore,
    private readonly defaults: BookingDefaults,
  ) {
    this.recorded = lastKnown.copyOf({
      path: SITE_SERVICES_PATH,
      read: (answer) => recordedServices(answer as SiteServicesResponse),
      store: (recorded) => this.stored.transaction((manager) => this.follow(recorded, manager)),
    });
  }

  onModuleInit(): void {
    this.defaults.add(() => this.fromSite());
  }

  /** To begin with; 503 while the content service cannot say them. */
  private async fromSite() {
    const recorded = await this.recorded.current();
    if (!recorded) throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2 });
    return (manager: EntityManager) => this.follow(recorded, manager);
  }

  /** Older versions change nothing: replicas hear them at different times. */
  private async follow({ version, services }: RecordedServices, manager: EntityManager): Promise<void> {
    await this.stored.lock(manager);
    if (version <= (await this.copiedVersion(manager))) return;
    await this.stored.replace(services, manager);
    await this.settings.note(COPIED, { version }, manager);
  }

  /** What staff have made of a list of its own is part of the record before that is followed. */
  private async copiedVersion(manager: EntityManager): Promise<number> {
    const copied = await this.settings.find(COPIED, manager);
    if (copied) return (copied.value as { version: number }).version;
    const own = await this.stored.findOwn(manager);
    if (own.length === 0) return 0;
    const merged = await this.stored.handOver(
      own.filter(({ id }) => id <= HIGHEST_ENTRY),
      manager,
    );
    // The copy has not got the texts of that version yet.
    await this.settings.note(COPIED, { version: merged - 1 }, manager);
    return merged - 1;
  }
}

function recordedServices({ version, items }: SiteServicesResponse): RecordedServices {
  // A content service older than this one keeps no record that could be followed.
  if (version === undefined) throw new Error('the services have no version');
  const services = items.map((item) => ({
    id: item.id,
    name: item.name,
    description: item.description,
    duration: item.duration,
    bufferMinutes: item.bufferMinutes,
    color: item.color,
    isActive: item.isActive,
    isOther: item.isOther,
    checks: item.checks,
    price: item.price,
    isPriceFrom: item.isPriceFrom,
  }));
  return { version, services };
}
