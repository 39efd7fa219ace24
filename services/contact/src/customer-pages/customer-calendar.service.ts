import { localized } from '@garage/contracts/languages';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable } from '@nestjs/common';
import { visitFile } from '../appointments/mails/visit-entry.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { CustomerAppointmentsService } from './customer-appointments.service.js';

/** The entry for the customer's own calendar, for those who do not take it from the mail. */
@Injectable()
export class CustomerCalendarService {
  constructor(
    private readonly customers: CustomerAppointmentsService,
    private readonly catalogue: CatalogueService,
    private readonly states: AppointmentStates,
    private readonly garage: RemoteGarage,
    private readonly config: BaseConfig,
  ) {}

  async file(bookingId: string, token: string): Promise<string> {
    const appointment = await this.customers.opened(bookingId, token);
    const [services, history, { garage }] = await Promise.all([
      this.catalogue.booked(appointment),
      this.states.history(appointment.id),
      this.garage.current(),
    ]);
    return visitFile(
      {
        appointment,
        services: services.map(({ name }) => localized(name, appointment.language)),
        garage,
        site: this.config.publicUrl,
      },
      history.at(-1)?.createdAt ?? new Date(),
    );
  }
}
