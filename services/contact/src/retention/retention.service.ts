import {
  type ExpiringAppointment,
  RETENTION_KINDS,
  RETENTION_LIMITS,
  type RetentionCounts,
  type RetentionDays,
  type RetentionKind,
  type RetentionPreviewResponse,
  type RetentionResponse,
  type SaveRetentionRequest,
} from '@garage/contracts/retention';
import type { Caller } from '@garage/shared/audit/caller';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { StoredAppointmentsRepository } from '../appointments/stored-appointments.repository.js';
import { StoredCustomersRepository } from '../customers/stored-customers.repository.js';
import { StoredDocumentsRepository } from '../documents/stored-documents.repository.js';
import { StoredFindingsRepository } from '../findings/stored-findings.repository.js';
import { StoredRemindersRepository } from '../inspections/stored-reminders.repository.js';
import { StoredMailsRepository } from '../mail/stored-mails.repository.js';
import { StoredMessagesService } from '../messages/stored-messages.service.js';
import { SettingsStore } from '../settings/settings-store.js';
import type { Expiry, RetentionPart } from '../stored-data/retention-part.js';
import { nextNight } from './nightly.js';

const DAYS_KEY = 'retention';
export const LAST_RUN_KEY = 'retention-last-run';

export const USUAL_DAYS = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, RETENTION_LIMITS[kind].usual]),
) as RetentionDays;

export const NOTHING_DELETED = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, 0]),
) as RetentionCounts;

/** Every kind has a room that answers for it. */
type Parts = Record<RetentionKind, RetentionPart>;

export interface LastRun {
  at: string;
  deleted: RetentionCounts;
}

/** How long what visitors send is kept. */
@Injectable()
export class RetentionService {
  readonly parts: Parts;

  constructor(
    private readonly settings: SettingsStore,
    private readonly messages: StoredMessagesService,
    private readonly appointments: StoredAppointmentsRepository,
    private readonly documents: StoredDocumentsRepository,
    findings: StoredFindingsRepository,
    private readonly reminders: StoredRemindersRepository,
    customers: StoredCustomersRepository,
    mails: StoredMailsRepository,
  ) {
    this.parts = {
      ...messages.retention,
      ...mails.retention,
      ...documents.retention,
      ...findings.retention,
      ...appointments.retention,
      ...reminders.retention,
      ...customers.retention,
    };
  }

  async read(): Promise<RetentionResponse> {
    const [stored, lastRun] = await Promise.all([this.settings.find(DAYS_KEY), this.lastRun()]);
    return {
      days: { ...USUAL_DAYS, ...stored?.value },
      version: stored?.version ?? 0,
      savedAt: stored?.savedAt.toISOString() ?? null,
      savedBy: stored?.savedBy ?? null,
      nextRun: nextNight(new Date()).toISOString(),
      lastRun,
    };
  }

  async save(
    { days, version }: SaveRetentionRequest,
    user: UserEntity,
    caller: Caller,
  ): Promise<RetentionResponse> {
    const value = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, days[kind]])) as RetentionDays;
    await this.settings.save(
      { key: DAYS_KEY, value, version, initial: USUAL_DAYS, action: 'retention-changed' },
      user,
      caller,
    );
    return this.read();
  }

  /** What would be deleted tonight, with the given days in place of those that are set. */
  async preview(wanted: Partial<RetentionDays>): Promise<RetentionPreviewResponse> {
    const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
    const days = { ...(await this.days()), ...Object.fromEntries(asked) };
    const at = nextNight(new Date());
    const expiry = (kind: RetentionKind) => ({ days: days[kind], now: at });
    const [counts, messages, documents, appointments, inspectionReminders] = await Promise.all([
      this.counts(expiry),
      this.messages.findExpiring(days, at),
      this.documents.findExpiring(expiry('documents')),
      this.expiringAppointments(expiry('appointments')),
      this.reminders.findExpiring(expiry('inspectionReminders')),
    ]);
    return {
      at: at.toISOString(),
      counts,
      messages,
      documents,
      appointments,
      inspectionReminders,
    };
  }

  async days(): Promise<RetentionDays> {
    const stored = await this.settings.find(DAYS_KEY);
    return { ...USUAL_DAYS, ...stored?.value };
  }

  async lastRun(): Promise<LastRun | null> {
    const stored = await this.settings.find(LAST_RUN_KEY);
    const run = stored?.value as LastRun | undefined;
    // A run before an update knows nothing of the kinds that came with it.
    return run ? { ...run, deleted: { ...NOTHING_DELETED, ...run.deleted } } : null;
  }

  private async counts(expiry: (kind: RetentionKind) => Expiry): Promise<RetentionCounts> {
    const counted = RETENTION_KINDS.map(
      async (kind) => [kind, await this.parts[kind].count(expiry(kind))] as const,
    );
    return Object.fromEntries(await Promise.all(counted)) as RetentionCounts;
  }

  private async expiringAppointments(expiry: Expiry): Promise<ExpiringAppointment[]> {
    const appointments = await this.appointments.findExpiring(expiry);
    const documents = await this.documents.countOf(appointments.map(({ id }) => id));
    return appointments.map((visit) => ({ ...visit, documents: documents.get(visit.id) ?? 0 }));
  }
}
