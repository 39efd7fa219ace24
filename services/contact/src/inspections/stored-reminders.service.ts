import type { FoundInspectionReminder, PersonalDataQuery } from '@garage/contracts/personal-data';
import type { ExpiringReminder } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PersonalDataPart } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionParts } from '../stored-data/retention-part.js';
import { StoredRemindersRepository } from './stored-reminders.repository.js';

/** Answers for reminders of inspections when it is asked what is kept. */
@Injectable()
export class StoredRemindersService implements PersonalDataPart<FoundInspectionReminder> {
  readonly retention: RetentionParts<'inspectionReminders'>;

  constructor(private readonly reminders: StoredRemindersRepository) {
    this.retention = { inspectionReminders: reminders.reminders };
  }

  /** Those that ended longest ago and would go at this moment. */
  expiring(expiry: Expiry): Promise<ExpiringReminder[]> {
    return this.reminders.findExpiring(expiry);
  }

  find(query: PersonalDataQuery) {
    return this.reminders.findOf(query);
  }

  export(query: PersonalDataQuery) {
    return this.reminders.recordsOf(query);
  }

  erase(query: PersonalDataQuery, manager: EntityManager): Promise<number> {
    return this.reminders.erase(query, manager);
  }
}
