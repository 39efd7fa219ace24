import { OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { type Actor, type Appointment, jobOf } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { EarlierPlacesService } from '../earlier/earlier-places.service.js';
import texts from '../locales/de.json' with { type: 'json' };
import { AppointmentMails } from '../mails/appointment-mails.js';
import { AppointmentHistoryRepository } from './appointment-history.repository.js';
import { HistoryRecorder } from './history-recorder.js';
import { lastStateChange, proposalBefore, undoableUntil } from './undoable.js';

/**
 * Takes back a slip of the finger: the last change of state, for a few minutes, by whomever it was made.
 *
 * What had not left for the customer is withdrawn, and they never hear of it. What has left is put right by another
 * mail without being asked for: nobody may go on believing that a visit is cancelled which the garage expects.
 */
@Injectable()
export class StateUndo {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly events: AppointmentHistoryRepository,
    private readonly allocator: SlotAllocator,
    private readonly mails: AppointmentMails,
    private readonly recorder: HistoryRecorder,
    private readonly earlier: EarlierPlacesService,
  ) {}

  /** 404 when there is none; 409 when there is nothing to take back, too late, or its place is taken by now. */
  async undo(id: number, actor: Actor): Promise<void> {
    await this.mails.ready();
    await this.allocator.run(async (manager) => {
      const before = await this.appointments.lock(id, manager);
      if (!before) throw new AppError(404, 'not-found');
      const history = await this.events.findOf(id, manager);
      const change = lastStateChange(history);
      if (!change) throw new AppError(409, 'conflict', texts.nothingToUndo);
      if (new Date() > undoableUntil(change)) throw new AppError(409, 'conflict', texts.tooLateToUndo);
      const { fromStatus: status } = change;
      if (OCCUPYING_STATES.includes(status) && !OCCUPYING_STATES.includes(before.status)) {
        await this.earlier.takeBack(id, manager);
        await this.takeAgain(before, manager);
      }
      const proposalId = proposalBefore(change, history);
      await this.appointments.restoreState(id, { status, proposalId }, manager);
      const hasLeft = await this.mails.withdrawAbout(change.id, manager);
      if (!hasLeft) await this.events.setUntold(change.id, manager);
      const after = { ...before, status, proposalId, sequence: before.sequence + 1 };
      await this.recorder.record({ kind: 'undone', before, after, actor, isTold: hasLeft }, manager);
    });
  }

  /** The same place at the same time, or none: whoever was promised an end of the work counts on it. */
  private async takeAgain(appointment: Appointment, manager: EntityManager): Promise<void> {
    const wanted = { date: appointment.appointmentDate, time: clockTime(appointment.startMinute) };
    const visit = await this.allocator.visitAt(jobOf(appointment), wanted, manager);
    if (visit?.endDate !== appointment.endDate || visit.end !== appointment.endMinute) {
      throw new AppError(409, 'conflict', texts.placeTaken);
    }
    await this.allocator.take(appointment.id, visit, manager);
  }
}
