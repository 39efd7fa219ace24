import type { FoundAppointment, PersonalDataQuery } from '@garage/contracts/personal-data';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PersonalDataPart } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionParts } from '../stored-data/retention-part.js';
import { StoredAppointmentsRepository } from './stored-appointments.repository.js';

/** Answers for appointments when it is asked what is kept. */
@Injectable()
export class StoredAppointmentsService implements PersonalDataPart<FoundAppointment> {
  readonly retention: RetentionParts<'appointments'>;

  constructor(private readonly appointments: StoredAppointmentsRepository) {
    this.retention = { appointments: appointments.appointments };
  }

  /** The oldest that would go at this moment. */
  expiring(expiry: Expiry) {
    return this.appointments.findExpiring(expiry);
  }

  /** Forgets from which networks visits were booked, as soon as that tells no flood any more. */
  forgetOrigins(now: Date): Promise<void> {
    return this.appointments.forgetOrigins(now);
  }

  find(query: PersonalDataQuery) {
    return this.appointments.findOf(query);
  }

  export(query: PersonalDataQuery) {
    return this.appointments.recordsOf(query);
  }

  /** Whether a visit is still to come or the car is in the workshop; until the transaction ends, that stays so. */
  hasOpen(query: PersonalDataQuery, manager: EntityManager): Promise<boolean> {
    return this.appointments.hasOpen(query, manager);
  }

  erase(query: PersonalDataQuery, manager: EntityManager): Promise<number> {
    return this.appointments.erase(query, manager);
  }
}
