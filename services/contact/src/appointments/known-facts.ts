import type { WrittenVisit } from '@garage/contracts/appointments';
import type { ServiceType } from '@garage/contracts/booking-settings';
import type { Language } from '@garage/contracts/languages';
import type { Job } from '../calendar/availability/workshop-day.js';
import type { KnownFacts } from './appointment-columns.js';
import { withReadableDomain } from './recipients/readable-domain.js';

/** The work of all services together; the longest of their buffers. */
export function jobFor(services: readonly ServiceType[]): Job {
  return {
    minutes: services.reduce((sum, { duration }) => sum + duration, 0),
    bufferMinutes: Math.max(0, ...services.map(({ bufferMinutes }) => bufferMinutes)),
    serviceIds: services.map(({ id }) => id),
  };
}

/** What somebody has written of the customer, the car and the work, as it is stored. */
export function knownFacts(
  written: WrittenVisit & { language: Language },
  job: Job,
  bookedServices: KnownFacts['bookedServices'],
): KnownFacts {
  return {
    serviceIds: written.services,
    bookedServices,
    otherText: written.otherText ?? null,
    workMinutes: job.minutes,
    bufferMinutes: job.bufferMinutes,
    name: written.name,
    email: written.email === undefined ? null : withReadableDomain(written.email),
    phone: written.phone,
    vehicleMake: written.vehicleMake ?? null,
    vehicleModel: written.vehicleModel ?? null,
    vehicleYear: written.vehicleYear ?? null,
    vehicleLicensePlate: written.vehicleLicensePlate ?? null,
    notes: written.notes ?? null,
    earlierIfPossible: written.earlierIfPossible ?? false,
    language: written.language,
  };
}
