import {
  BOOKING_SETTINGS_LIMITS,
  type ChangeServiceTypeRequest,
  type ServiceType,
  type ServiceTypeRequest,
} from '@garage/contracts/booking-settings';
import { AppError } from '@garage/shared/errors/app-error';
import { fill } from '@garage/shared/validation/rule';
import { Injectable } from '@nestjs/common';
import { BookingDefaults } from '../calendar/booking-defaults.js';
import { recordChange } from '../calendar/booking-settings-record.js';
import type { StaffCaller } from '../staff/staff-caller.js';
import { CatalogueService } from './catalogue.service.js';
import texts from './locales/de.json' with { type: 'json' };
import { ServiceTypesRepository } from './service-types.repository.js';

/** What the workshop offers, as staff change it. */
@Injectable()
export class ServiceTypesService {
  constructor(
    private readonly services: ServiceTypesRepository,
    private readonly catalogue: CatalogueService,
    private readonly defaults: BookingDefaults,
  ) {}

  async list(): Promise<ServiceType[]> {
    await this.defaults.ensure();
    return this.services.findAll();
  }

  async create(request: ServiceTypeRequest, actor: StaffCaller): Promise<ServiceType> {
    await this.defaults.ensure();
    return this.services.transaction(async (manager) => {
      await this.services.lockAll(manager);
      const { serviceTypes: max } = BOOKING_SETTINGS_LIMITS;
      if ((await this.services.count(manager)) >= max) {
        throw new AppError(409, 'conflict', fill(texts.tooManyServiceTypes, { max }));
      }
      await recordChange(manager, actor, ['serviceTypes']);
      return this.services.insert(request, manager);
    });
  }

  /** 404 when there is none with this id, 409 when somebody else has saved meanwhile. */
  async change(id: number, request: ChangeServiceTypeRequest, actor: StaffCaller): Promise<ServiceType> {
    return this.services.transaction(async (manager) => {
      const changed = await this.services.update(id, request, manager);
      if (!changed) {
        if (await this.services.find(id, manager)) throw new AppError(409, 'conflict', texts.savedByOther);
        throw new AppError(404, 'not-found');
      }
      await recordChange(manager, actor, ['serviceTypes']);
      return changed;
    });
  }

  /** 409 while there are appointments with it: the appointments would name a service that is gone. */
  async delete(id: number, actor: StaffCaller): Promise<void> {
    await this.services.transaction(async (manager) => {
      await this.services.lockAll(manager);
      const found = await this.services.find(id, manager);
      if (!found) throw new AppError(404, 'not-found');
      if (found.isOther) throw new AppError(409, 'conflict', texts.otherProtected);
      if (await this.catalogue.isBooked(id, manager)) {
        throw new AppError(409, 'conflict', texts.serviceTypeInUse);
      }
      await this.services.delete(id, manager);
      await recordChange(manager, actor, ['serviceTypes']);
    });
  }
}
