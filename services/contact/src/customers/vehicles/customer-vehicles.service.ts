import type { CustomersQuery } from '@garage/contracts/customers';
import type {
  CustomerVehicle,
  CustomerVehiclesResponse,
  SaveCustomerVehicleRequest,
} from '@garage/contracts/customer-vehicles';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { isUniqueViolation } from '@garage/shared/errors/postgres-errors';
import { Injectable } from '@nestjs/common';
import { cursorAfter } from '../../messages/message-cursor.js';
import { recordOnVehicle } from '../customer-record.js';
import { toCustomerVehicle } from '../customers.mapper.js';
import { wishOf } from '../customers.service.js';
import texts from '../locales/de.json' with { type: 'json' };
import { CustomerVehiclesRepository, type StoredVehicle } from './customer-vehicles.repository.js';

/** A field of the car, and its column, by which a later visit would change it. */
const COLUMNS = {
  plate: 'plate',
  make: 'make',
  model: 'model',
  year: 'year',
  firstRegistration: 'first_registration',
  nextInspection: 'next_inspection',
  chassisNumber: 'chassis_number',
} as const;
type Field = keyof typeof COLUMNS;

/** What staff see of customers' cars, and correct. */
@Injectable()
export class CustomerVehiclesService {
  constructor(private readonly vehicles: CustomerVehiclesRepository) {}

  async page(query: CustomersQuery): Promise<CustomerVehiclesResponse> {
    const wish = wishOf(query);
    const found = await this.vehicles.findPage(wish);
    const page = found.slice(0, wish.limit - 1);
    const last = page.at(-1);
    return {
      vehicles: page.map(toCustomerVehicle),
      ...(last && page.length < found.length && { nextCursor: cursorAfter(last) }),
    };
  }

  /** 404 when there is none, or when it has been merged into another one. */
  async details(id: number): Promise<CustomerVehicle> {
    const vehicle = await this.vehicles.find(id);
    if (!vehicle) throw new AppError(404, 'not-found');
    return toCustomerVehicle(vehicle);
  }

  /** 409 when it has been changed since; 400 for the plate of another car. */
  async save(id: number, wish: SaveCustomerVehicleRequest, by: StaffCaller): Promise<void> {
    await this.unlessPlateTaken(() =>
      this.vehicles.transaction(async (manager) => {
        const before = await this.vehicles.lock(id, manager);
        if (!before) throw new AppError(404, 'not-found');
        if (before.version !== wish.version) throw new AppError(409, 'conflict');
        const changed = changedFields(before, wish);
        await this.vehicles.save(
          id,
          wish,
          changed.map((field) => COLUMNS[field]),
          manager,
        );
        if (changed.length > 0) {
          await recordOnVehicle(manager, by, 'customer-vehicle-changed', id, { changed });
        }
      }),
    );
  }

  private async unlessPlateTaken(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isUniqueViolation(error)) throw refusedFields({ plate: texts.plateTaken });
      throw error;
    }
  }
}

function changedFields(before: StoredVehicle, wish: SaveCustomerVehicleRequest): Field[] {
  return (Object.keys(COLUMNS) as Field[]).filter((field) => (wish[field] ?? null) !== before[field]);
}
