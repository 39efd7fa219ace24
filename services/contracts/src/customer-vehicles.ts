import type { CalendarDate } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';

/**
 * Cars that customers bring. Answered by the contact service; cars that the garage sells are the pages of `vehicles.ts`.
 */
export const CUSTOMER_VEHICLES_PATH = '/api/admin/vehicles';

export const CUSTOMER_VEHICLE_LIMITS = {
  plate: 20,
  make: 60,
  model: 60,
  /** Seventeen signs since 1981, fewer before. */
  chassisNumber: 24,
} as const;

/** A car, known again by its number plate in any spelling. */
export interface CustomerVehicle {
  id: number;
  /** Counts the changes; a save names the one that it read. */
  version: number;
  plate: string;
  make: string | null;
  model: string | null;
  year: number | null;
  firstRegistration: CalendarDate | null;
  nextInspection: CalendarDate | null;
  chassisNumber: string | null;
  /** Who brought it last, or whom staff have named. */
  customer: { id: number; name: string } | null;
  lastVisitAt: IsoTimestamp;
}

/** `GET /api/admin/vehicles?search=…`, with the query of customers: whichever was here last first. */
export interface CustomerVehiclesResponse {
  vehicles: CustomerVehicle[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string;
}

/** `GET /api/admin/vehicles/{id}`. Its visits: `GET /api/admin/appointments?vehicle={id}`. */
export interface CustomerVehicleResponse {
  vehicle: CustomerVehicle;
}

/**
 * `PUT /api/admin/vehicles/{id}`: the whole car; what is absent is unknown. 409 when it has been changed since this
 * version was read; 400 when another car has the plate.
 */
export interface SaveCustomerVehicleRequest {
  version: number;
  plate: string;
  make?: string;
  model?: string;
  year?: number;
  firstRegistration?: CalendarDate;
  nextInspection?: CalendarDate;
  chassisNumber?: string;
}
