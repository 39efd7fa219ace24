import { OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { CALENDAR_FEED_DAYS } from '@garage/contracts/calendar-subscription';
import type { GarageFacts } from '@garage/contracts/garage';
import { DEFAULT_LANGUAGE, localized } from '@garage/contracts/languages';
import { BaseConfig } from '@garage/shared/config/env';
import { fill } from '@garage/shared/texts/fill';
import { Injectable } from '@nestjs/common';
import type { Appointment } from '../appointments/appointment.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { type CalendarEntry, calendarFeed } from '../appointments/mails/calendar-file.js';
import { STATUS_OF, visitEntry } from '../appointments/mails/visit-entry.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { CalendarSubscriptionsService } from './calendar-subscriptions.service.js';
import texts from './locales/calendar-feed.de.json' with { type: 'json' };

const EVERY_SECONDS = 900;
/** More than any workshop takes in the days of a feed; keeps the answer within a few megabytes. */
const MOST_ENTRIES = 5000;

/**
 * The appointments of the next months as calendar programs read them. They hand them on to whoever keeps the calendar:
 * the car and the name are said, the telephone, the address and what was written are not.
 */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly subscriptions: CalendarSubscriptionsService,
    private readonly appointments: AppointmentsService,
    private readonly catalogue: CatalogueService,
    private readonly garage: RemoteGarage,
    private readonly config: BaseConfig,
  ) {}

  /** The file (RFC 5545) that a key opens; 404 as `CalendarSubscriptionsService.opened` says. */
  async read(key: string): Promise<string> {
    const { userId, scope } = await this.subscriptions.opened(key);
    const today = zurichToday();
    const [found, { garage }] = await Promise.all([
      this.appointments.between(
        addDays(today, -CALENDAR_FEED_DAYS.past),
        addDays(today, CALENDAR_FEED_DAYS.coming),
        MOST_ENTRIES,
      ),
      this.garage.current(),
    ]);
    // What is cancelled is missing, so that programs take it away.
    const shown = found.filter(
      ({ status, assigneeId }) =>
        OCCUPYING_STATES.includes(status) && (scope === 'all' || assigneeId === userId),
    );
    const entries: CalendarEntry[] = [];
    for (const appointment of shown) entries.push(await this.entryOf(appointment, garage));
    const name = scope === 'all' ? texts.name : texts.nameMine;
    return calendarFeed(fill(name, { garage: garage.name }), entries, EVERY_SECONDS);
  }

  private async entryOf(appointment: Appointment, garage: GarageFacts): Promise<CalendarEntry> {
    const services = await this.catalogue.booked(appointment);
    const names = services.map(({ name }) => localized(name, DEFAULT_LANGUAGE));
    const when = { ...appointment, date: appointment.appointmentDate };
    const site = this.config.publicUrl;
    const summary = [appointment.vehicleLicensePlate, appointment.name, names.join(', ')]
      .filter(Boolean)
      .join(' · ');
    return {
      ...visitEntry({ appointment, when, services: names, garage, site }),
      summary: appointment.status === 'pending' ? fill(texts.pending, { summary }) : summary,
      sequence: appointment.sequence,
      method: 'PUBLISH',
      status: STATUS_OF[appointment.status],
      changedAt: new Date(),
      description: [
        ...(appointment.dropOff ? [texts.dropOff] : []),
        fill(texts.number, { bookingId: appointment.bookingId }),
        fill(texts.panel, { address: new URL('/admin/panel?tab=appointments', site).href }),
      ].join('\n'),
    };
  }
}
