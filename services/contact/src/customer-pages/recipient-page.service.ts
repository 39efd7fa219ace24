import type { BookingRecipient } from '@garage/contracts/booking-recipients';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Appointment } from '../appointments/appointment.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { BookingTokens } from '../appointments/booking/booking-tokens.js';
import { RecipientsService } from '../appointments/recipients/recipients.service.js';
import { InspectionRemindersService } from '../inspections/inspection-reminders.service.js';

/** Where whoever gets mails about an appointment says whether it is theirs, with the link of such a mail. */
@Injectable()
export class RecipientPageService {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly recipients: RecipientsService,
    private readonly inspections: InspectionRemindersService,
    private readonly tokens: BookingTokens,
  ) {}

  /** Reads only: programs open the links of mails before people do. */
  async find(bookingId: string, token: string): Promise<BookingRecipient> {
    const { language, recipientStopped } = await this.opened(bookingId, token);
    return { language, hasStopped: recipientStopped };
  }

  async confirm(bookingId: string, token: string): Promise<BookingRecipient> {
    const { id } = await this.opened(bookingId, token);
    await this.recipients.confirm(id);
    return this.find(bookingId, token);
  }

  async stop(bookingId: string, token: string): Promise<BookingRecipient> {
    const { id, email } = await this.opened(bookingId, token);
    await this.recipients.stop({ id, email }, async (manager) => {
      if (email !== null) await this.inspections.stopOfMailbox(email, manager);
    });
    return this.find(bookingId, token);
  }

  /** 404 for every link but that of a mail about an appointment; this one does not end, as the right to stop does not. */
  private async opened(bookingId: string, token: string): Promise<Appointment> {
    const appointment = await this.appointments.findByBookingId(bookingId);
    if (!appointment || !this.tokens.isOfMail(appointment, token)) throw new AppError(404, 'not-found');
    return appointment;
  }
}
