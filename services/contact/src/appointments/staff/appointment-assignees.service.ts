import type { StaffMember } from '@garage/contracts/contact';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { StaffDirectory } from '../../staff/staff-directory.js';
import type { Actor } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { HistoryRecorder } from '../states/history-recorder.js';
import texts from './locales/de.json' with { type: 'json' };

/** Who of the staff looks after which appointment. */
@Injectable()
export class AppointmentAssigneesService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly recorder: HistoryRecorder,
    private readonly staff: StaffDirectory,
  ) {}

  /** Who may work on appointments, by name. */
  possible(): Promise<StaffMember[]> {
    return this.staff.allowedTo('appointments:write');
  }

  /** Null for nobody. 404 when there is no such appointment, 400 for who may not work on any. */
  async assign(id: number, userId: number | null, actor: Actor): Promise<void> {
    if (userId !== null && !(await this.possible()).some((person) => person.id === userId)) {
      throw refusedFields({ userId: texts.assigneeUnknown });
    }
    await this.appointments.transaction(async (manager) => {
      const before = await this.appointments.lock(id, manager);
      if (!before) throw new AppError(404, 'not-found');
      if (before.assigneeId === userId) return;
      await this.appointments.setAssignee(id, userId, manager);
      const after = { ...before, assigneeId: userId };
      const changes = [
        { field: 'assignee' as const, from: asText(before.assigneeId), to: asText(after.assigneeId) },
      ];
      await this.recorder.record({ kind: 'assigned', before, after, actor, changes }, manager);
    });
  }
}

function asText(id: number | null): string | null {
  return id === null ? null : String(id);
}
