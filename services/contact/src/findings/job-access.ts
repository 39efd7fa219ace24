import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { JOB_STATES } from '@garage/contracts/findings';
import { allows } from '@garage/contracts/permissions';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../appointments/appointment.js';
import { AppointmentsService, LONGEST_STAY_DAYS } from '../appointments/appointments.service.js';
import texts from './locales/de.json' with { type: 'json' };

/**
 * Which jobs somebody may open. A mechanic sees the cars of the day with what is needed to work on them and to call:
 * name, telephone, car and plate. No e-mail address, no messages and no other visits; those are for whoever plans them.
 */
@Injectable()
export class JobAccess {
  constructor(private readonly appointments: AppointmentsService) {}

  /** 404 when there is none, or it is none of the day and the user does not plan visits. */
  async open(id: number, user: UserEntity): Promise<Appointment> {
    const appointment = await this.appointments.findById(id);
    if (!appointment || !maySee(appointment, user)) throw new AppError(404, 'not-found');
    return appointment;
  }

  /** Does the work while nobody else changes the job; 409 unless the car is in the workshop's hands. */
  async whileOpen<T>(
    id: number,
    user: UserEntity,
    work: (appointment: Appointment, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.appointments.whileLocked(id, async (appointment, manager) => {
      if (!maySee(appointment, user)) throw new AppError(404, 'not-found');
      if (!isInHands(appointment)) throw new AppError(409, 'conflict', texts.notHere);
      return work(appointment, manager);
    });
  }
}

/** Whether the workshop works on it. */
export function isInHands({ status }: Pick<Appointment, 'status'>): boolean {
  return JOB_STATES.some((state) => state === status);
}

function maySee(appointment: Appointment, { role }: UserEntity): boolean {
  return allows(role.permissions, 'appointments:read') || isOfToday(appointment, zurichToday());
}

/** The same as `AppointmentsService.onYard` lists, and those that were handed over today. */
function isOfToday({ status, appointmentDate, endDate }: Appointment, today: string): boolean {
  if (isInHands({ status })) {
    return appointmentDate >= addDays(today, -LONGEST_STAY_DAYS);
  }
  const isVisit = status === 'confirmed' || status === 'completed';
  return isVisit && appointmentDate <= today && endDate >= today;
}
