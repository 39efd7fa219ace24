import { type AppointmentCounts, APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { AppointmentsEvent, PlannedDay, WorkshopDay } from '@garage/contracts/workshop-plan';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { BookingDefaults } from '../../calendar/booking-defaults.js';
import { WorkshopCalendar } from '../../calendar/workshop-calendar.js';
import type { AppointmentChange } from '../../live/live-changes.js';
import { LiveStreams } from '../../live/live-streams.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { AppointmentListRepository } from './appointment-list.repository.js';
import { AppointmentListService } from './appointment-list.service.js';
import { toPlannedAppointment, toPlannedDay } from './staff-appointments.mapper.js';

/** What the workshop has to do with today, and what open panels are told when that changes. */
@Injectable()
export class WorkshopDayService implements OnModuleInit {
  constructor(
    private readonly list: AppointmentListRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly lists: AppointmentListService,
    private readonly calendar: WorkshopCalendar,
    private readonly defaults: BookingDefaults,
    private readonly streams: LiveStreams,
  ) {}

  onModuleInit(): void {
    this.streams.add({
      name: 'appointments',
      topic: 'appointments',
      permission: 'appointments:read',
      describe: async (changes) => {
        const events = await this.eventsOf(changes);
        return () => events;
      },
    });
  }

  async today(): Promise<WorkshopDay> {
    await this.defaults.ensure();
    const date = zurichToday();
    const [found, days, waitingTotal] = await Promise.all([
      this.list.findConcerning(date, APPOINTMENTS_LIMITS.today),
      this.daysFrom(date),
      this.list.countWaiting(),
    ]);
    const known = await this.lists.knownOf(found);
    return {
      date,
      appointments: found.map((appointment) => toPlannedAppointment(appointment, known)),
      days,
      waitingTotal,
    };
  }

  async counts(): Promise<AppointmentCounts> {
    return { waiting: await this.list.countWaiting() };
  }

  /** Each appointment once, as it is now; what else changes with them is asked once for all. */
  private async eventsOf(changes: readonly AppointmentChange[]): Promise<AppointmentsEvent[]> {
    const [changed, days, waitingTotal] = await Promise.all([
      this.appointments.findByIds([...new Set(changes.map(({ id }) => id))]),
      this.daysFrom(zurichToday()),
      this.list.countWaiting(),
    ]);
    const known = await this.lists.knownOf(changed);
    return changed.map((appointment) => ({
      appointment: toPlannedAppointment(appointment, known),
      days,
      waitingTotal,
    }));
  }

  private async daysFrom(date: string): Promise<PlannedDay[]> {
    const days = await this.calendar.days(date, addDays(date, APPOINTMENTS_LIMITS.todayDays - 1));
    return days.map(toPlannedDay);
  }
}
