import type { CustomerNote, CustomerSummary } from '@garage/contracts/customers';
import type { CustomerVehicle } from '@garage/contracts/customer-vehicles';
import type { StaffMember } from '@garage/contracts/contact';
import type { Customer, StoredNote } from './customers.repository.js';
import type { StoredVehicle } from './vehicles/customer-vehicles.repository.js';

export function toCustomerSummary(customer: Customer, vehicles: readonly StoredVehicle[]): CustomerSummary {
  const { id, name, email, phone, lastContactAt } = customer;
  return {
    id,
    name,
    email,
    phone,
    lastContactAt: lastContactAt.toISOString(),
    vehicles: vehicles
      .filter(({ customerId }) => customerId === id)
      .map((vehicle) => ({
        id: vehicle.id,
        plate: vehicle.plate,
        make: vehicle.make,
        model: vehicle.model,
      })),
  };
}

export function toCustomerVehicle(vehicle: StoredVehicle): CustomerVehicle {
  const { id, version, plate, make, model, year, firstRegistration, nextInspection, chassisNumber } = vehicle;
  const { customerId, customerName, lastVisitAt } = vehicle;
  return {
    id,
    version,
    plate,
    make,
    model,
    year,
    firstRegistration,
    nextInspection,
    chassisNumber,
    customer: customerId === null || customerName === null ? null : { id: customerId, name: customerName },
    lastVisitAt: lastVisitAt.toISOString(),
  };
}

export function toCustomerNote(
  { id, text, authorId, createdAt }: StoredNote,
  staff: ReadonlyMap<number, StaffMember>,
): CustomerNote {
  return { id, text, author: staff.get(authorId) ?? null, createdAt: createdAt.toISOString() };
}
