import type { CustomerVehicle } from '@garage/contracts/customer-vehicles';

/** For example `Škoda Octavia`; null when neither is known. */
export function modelInWords({ make, model }: Pick<CustomerVehicle, 'make' | 'model'>): string | null {
  return [make, model].filter(Boolean).join(' ') || null;
}

/** For example `ZH 123 456, Škoda Octavia`. */
export function vehicleInWords(vehicle: Pick<CustomerVehicle, 'plate' | 'make' | 'model'>): string {
  return [vehicle.plate, modelInWords(vehicle)].filter(Boolean).join(', ');
}
