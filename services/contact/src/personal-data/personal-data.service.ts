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
import type { EntityManager } from 'typeorm';
import { StoredAppointmentsRepository } from '../appointments/stored-appointments.repository.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { StoredCustomersRepository } from '../customers/stored-customers.repository.js';
import { StoredDocumentsRepository } from '../documents/stored-documents.repository.js';
import { StoredFindingsRepository } from '../findings/stored-findings.repository.js';
import { StoredRemindersRepository } from '../inspections/stored-reminders.repository.js';
import { StoredMailsRepository } from '../mail/stored-mails.repository.js';
import { StoredMessagesService } from '../messages/stored-messages.service.js';
import texts from './locales/de.json' with { type: 'json' };
import { PersonalDataRepository } from './personal-data.repository.js';

/** Answers people who ask what is stored about them, or who want it gone. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly repository: PersonalDataRepository,
    private readonly messages: StoredMessagesService,
    private readonly appointments: StoredAppointmentsRepository,
    private readonly inspectionReminders: StoredRemindersRepository,
    private readonly mails: StoredMailsRepository,
    private readonly conversations: ConversationsService,
    private readonly documents: StoredDocumentsRepository,
    private readonly customers: StoredCustomersRepository,
    private readonly findings: StoredFindingsRepository,
  ) {}

  async search(query: PersonalDataQuery): Promise<PersonalDataResponse> {
    const person = await this.repository.snapshot((manager) =>
      this.customers.identify(oneOf(query), manager),
    );
    const [messages, appointments, inspectionReminders, customers] = await Promise.all([
      this.messages.find(person),
      this.appointments.find(person),
      this.inspectionReminders.find(person),
      this.customers.find(person),
    ]);
    return { messages, appointments, inspectionReminders, customers };
  }

  async export(query: PersonalDataQuery, user: UserEntity, caller: Caller): Promise<PersonalDataExport> {
    const wanted = oneOf(query);
    const exported = await this.repository.snapshot((manager) => this.everything(wanted, manager));
    await this.repository.transaction((manager) =>
      recordAudit(manager, {
        action: 'personal-data-exported',
        outcome: 'success',
        actorUserId: user.id,
        details: {
          messages: exported.messages.length,
          appointments: exported.appointments.length,
          inspectionReminders: exported.inspectionReminders.length,
          customers: exported.customers.length,
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
      const person = await this.customers.identify(wanted, manager);
      if (await this.appointments.hasOpen(person, manager)) {
        throw new AppError(409, 'conflict', texts.stillOpen);
      }
      const erased = {
        messages: await this.messages.erase(person, manager),
        appointments: await this.appointments.erase(person, manager),
        inspectionReminders: await this.inspectionReminders.erase(person, manager),
        // Last: by then, nothing refers to them.
        customers: await this.customers.erase(person, manager),
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

  /** Whole rows with what hangs on them; files by name and size, and nothing of the machinery around. */
  private async everything(
    query: PersonalDataQuery,
    manager: EntityManager,
  ): Promise<Omit<PersonalDataExport, 'exportedAt'>> {
    const person = await this.customers.identify(query, manager);
    const messages = await this.messages.export(person, manager);
    const messageIds = messages.map(({ id }) => id);
    const replies = await this.mails.exportReplies(messageIds, manager);
    const notes = await this.conversations.exportNotes(messageIds, manager);
    const appointments = await this.appointments.export(person, manager);
    const visitIds = appointments.map(({ id }) => id);
    const documents = await this.documents.exportOf(visitIds, manager);
    const jobs = await this.findings.exportOf(visitIds, manager);
    const inspectionReminders = await this.inspectionReminders.export(person, manager);
    return {
      messages: messages.map((message) => ({
        ...message,
        replies: replies.get(message.id) ?? [],
        notes: notes.get(message.id) ?? [],
      })),
      appointments: appointments.map((visit) => ({
        ...visit,
        documents: documents.get(visit.id) ?? [],
        checks: jobs.checks.get(visit.id) ?? [],
        findings: jobs.findings.get(visit.id) ?? [],
        answers: jobs.answers.get(visit.id) ?? [],
        photos: jobs.photos.get(visit.id) ?? [],
      })),
      inspectionReminders,
      customers: await this.customers.export(person, manager),
    };
  }
}

/** 400 unless it asks for an address, for a plate that has letters or digits, or for a customer, and for one of them. */
function oneOf({ email, plate, customer }: PersonalDataQuery): PersonalDataQuery {
  const hasPlate = plate !== undefined && /[\p{L}\p{N}]/u.test(plate);
  const asked = [
    ...(email === undefined ? [] : [{ email }]),
    ...(hasPlate ? [{ plate }] : []),
    ...(customer === undefined ? [] : [{ customer }]),
  ];
  const [one, ...others] = asked;
  if (!one || others.length > 0) throw refusedFields({ email: texts.oneRequired });
  return one;
}
