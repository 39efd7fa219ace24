import type {
  ErasedResponse,
  PersonalDataExport,
  PersonalDataQuery,
  PersonalDataResponse,
} from '@garage/contracts/personal-data';
import type { Caller } from '@garage/shared/audit/caller';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MessageChanges } from '../live/message-changes.js';
import texts from './locales/de.json' with { type: 'json' };
import { PersonalDataRepository } from './personal-data.repository.js';

/** Answers people who ask what is stored about them, or who want it gone. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly repository: PersonalDataRepository,
    private readonly changes: MessageChanges,
  ) {}

  async search(query: PersonalDataQuery): Promise<PersonalDataResponse> {
    const wanted = oneOf(query);
    const [messages, appointments, inspectionReminders] = await Promise.all([
      this.repository.findMessages(wanted),
      this.repository.findAppointments(wanted),
      this.repository.findInspectionReminders(wanted),
    ]);
    return { messages, appointments, inspectionReminders };
  }

  async export(query: PersonalDataQuery, user: UserEntity, caller: Caller): Promise<PersonalDataExport> {
    const exported = await this.repository.export(oneOf(query));
    await this.repository.transaction((manager) =>
      recordAudit(manager, {
        action: 'personal-data-exported',
        outcome: 'success',
        actorUserId: user.id,
        details: {
          messages: exported.messages.length,
          appointments: exported.appointments.length,
          inspectionReminders: exported.inspectionReminders.length,
        },
        caller,
      }),
    );
    return { exportedAt: new Date().toISOString(), ...exported };
  }

  /** All or nothing, for good; the record tells who did it and how much it was, not whose. */
  async erase(query: PersonalDataQuery, user: UserEntity, caller: Caller): Promise<ErasedResponse> {
    const wanted = oneOf(query);
    return this.repository.transaction(async (manager) => {
      if (await this.repository.hasOpenAppointments(wanted, manager)) {
        throw new AppError(409, 'conflict', texts.stillOpen);
      }
      const messages = await this.repository.eraseMessages(wanted, manager);
      const appointments = await this.repository.eraseAppointments(wanted, manager);
      const reminders = await this.repository.eraseInspectionReminders(wanted, manager);
      // Whoever has the list open sees them go.
      for (const id of messages) await this.changes.announce({ deletedId: id }, manager);
      const erased = {
        messages: messages.length,
        appointments: appointments.length,
        inspectionReminders: reminders.length,
      };
      await recordAudit(manager, {
        action: 'personal-data-erased',
        outcome: 'success',
        actorUserId: user.id,
        details: erased,
        caller,
      });
      return erased;
    });
  }
}

/** 400 unless it asks for an address or for a plate that has letters or digits. */
function oneOf({ email, plate }: PersonalDataQuery): PersonalDataQuery {
  const hasPlate = plate !== undefined && /[\p{L}\p{N}]/u.test(plate);
  if ((email === undefined) !== hasPlate) {
    throw refusedFields({ email: texts.oneRequired });
  }
  return email === undefined ? { plate: plate! } : { email };
}
