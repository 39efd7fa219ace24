import type { ServiceType } from '@garage/contracts/booking-settings';

/** What is kept of a service with its appointment: later changes of the service change nothing in the past. */
export type BookedService = Pick<ServiceType, 'id' | 'name' | 'duration'>;

/** A service as it is now, for an appointment that is booked with it. */
export function toBookedService({ id, name, duration }: ServiceType): BookedService {
  return { id, name, duration };
}
