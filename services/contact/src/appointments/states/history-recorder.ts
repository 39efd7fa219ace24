import type { AppointmentEventKind, FieldChange } from '@garage/contracts/appointment-history';
import type { AppointmentState } from '@garage/contracts/appointment-states';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveChanges } from '../../live/live-changes.js';
import type { Actor, Appointment } from '../appointment.js';
import { AppointmentMails } from '../mails/appointment-mails.js';
import { AppointmentHistoryRepository } from './appointment-history.repository.js';

interface Happened {
  kind: AppointmentEventKind;
  before: Appointment | null;
  after: Appointment;
  actor: Actor;
  reason?: string | null;
  changes?: FieldChange[];
  isTold?: boolean | null;
}

/** Writes what happens to an appointment into its history, tells open panels, and queues the mails about it. */
@Injectable()
export class HistoryRecorder {
  constructor(
    private readonly events: AppointmentHistoryRepository,
    private readonly mails: AppointmentMails,
    private readonly changes: LiveChanges,
  ) {}

  /** In the transaction in which it happens. Answers the event's id. */
  async record(
    { kind, before, after, actor, reason = null, changes, isTold = null }: Happened,
    manager: EntityManager,
  ): Promise<number> {
    const id = await this.events.add(
      {
        appointmentId: after.id,
        kind,
        by: actor,
        fromStatus: before?.status ?? null,
        status: after.status,
        fromDate: before?.appointmentDate ?? null,
        fromStartMinute: before?.startMinute ?? null,
        date: after.appointmentDate,
        startMinute: after.startMinute,
        endDate: after.endDate,
        endMinute: after.endMinute,
        dropOff: after.dropOff,
        sequence: after.sequence,
        reason,
        changes: changes ?? null,
        isTold,
      },
      manager,
    );
    await this.changes.announce('appointments', [{ id: after.id }], manager);
    await this.mails.announce({ id, kind, status: after.status, actor: actor.kind, isTold }, after, manager);
    return id;
  }

  /** That each of these appointments, which nothing else has changed, now has another state; nobody gets a mail. */
  async recordStates(
    appointmentIds: readonly number[],
    change: { from: AppointmentState; by: Actor },
    manager: EntityManager,
  ): Promise<void> {
    await this.events.addStates(appointmentIds, change, manager);
    await this.changes.announce(
      'appointments',
      appointmentIds.map((id) => ({ id })),
      manager,
    );
  }
}
