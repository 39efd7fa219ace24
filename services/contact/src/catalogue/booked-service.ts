import type { ServiceType } from '@garage/contracts/booking-settings';
import type { Priced } from '@garage/contracts/prices';

/**
 * What is kept of a service with its appointment: later changes of the service change nothing in the past. What was
 * booked before services had prices has none.
 */
export type BookedService = Pick<ServiceType, 'id' | 'name' | 'duration'> & Partial<Priced>;

/** A service as it is now, for an appointment that is booked with it. */
export function toBookedService({ id, name, duration, price, isPriceFrom }: ServiceType): BookedService {
  return { id, name, duration, ...(price !== null && { price, isPriceFrom }) };
}
