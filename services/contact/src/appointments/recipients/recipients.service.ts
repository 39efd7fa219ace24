import { MOVABLE_STATES } from '@garage/contracts/booking';
import type { BookingRecipient } from '@garage/contracts/booking-recipients';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../../mail/outbox.js';
import { type Appointment, CUSTOMER } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { BookingTokens } from '../booking/booking-tokens.js';
import { InspectionRemindersRepository } from '../../inspections/inspection-reminders.repository.js';
import { HistoryRecorder } from '../states/history-recorder.js';
import { MailboxesRepository } from './mailboxes.repository.js';

/** What whoever reads the mails about an appointment says of it: that they have booked it, or that they have not. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly mailboxes: MailboxesRepository,
    private readonly recorder: HistoryRecorder,
    private readonly inspections: InspectionRemindersRepository,
    private readonly outbox: Outbox,
    private readonly tokens: BookingTokens,
  ) {}

  /** Reads only: programs open the links of mails before people do. */
  async find(bookingId: string, token: string): Promise<BookingRecipient> {
    const { language, recipientStopped } = await this.opened(bookingId, token);
    return { language, hasStopped: recipientStopped };
  }

  /** They have booked it: mails held back for their mailbox leave, and it is known from now on. */
  async confirm(bookingId: string, token: string): Promise<BookingRecipient> {
    const { id } = await this.opened(bookingId, token);
    await this.outbox.ready();
    await this.appointments.transaction(async (manager) => {
      const appointment = await this.appointments.lock(id, manager);
      if (!appointment || !(await this.mailboxes.confirm(appointment, manager))) return;
      await this.recorder.record(unchanged('recipient-confirmed', appointment), manager);
      if (appointment.email !== null) await this.outbox.releaseHeld(appointment.email, manager);
    });
    return this.find(bookingId, token);
  }

  /**
   * They have booked nothing: no mail about visits goes to their mailbox any more, and nothing can be booked with it.
   * The visits stay until the staff, who are told, decide: the address may be the slip of somebody who is coming.
   */
  async stop(bookingId: string, token: string): Promise<BookingRecipient> {
    const { id, email } = await this.opened(bookingId, token);
    await this.outbox.ready();
    await this.appointments.transaction(async (manager) => {
      const stopped = await this.mailboxes.stop({ id, email }, manager);
      for (const appointment of stopped.filter(({ status }) => MOVABLE_STATES.includes(status))) {
        await this.recorder.record(unchanged('recipient-stopped', appointment), manager);
      }
      await this.outbox.discardUnsentTo(
        stopped.map((appointment) => appointment.id),
        manager,
      );
      if (email !== null) await this.inspections.stopOfMailbox(email, manager);
    });
    return this.find(bookingId, token);
  }

  /** 404 for every link but that of a mail about an appointment; this one does not end, as the right to stop does not. */
  private async opened(bookingId: string, token: string): Promise<Appointment> {
    const appointment = this.tokens.isOfMail(bookingId, token)
      ? await this.appointments.findByBookingId(bookingId)
      : null;
    if (!appointment) throw new AppError(404, 'not-found');
    return appointment;
  }
}

/** What they say changes nothing of the visit itself. */
function unchanged(kind: 'recipient-confirmed' | 'recipient-stopped', appointment: Appointment) {
  return { kind, before: appointment, after: appointment, actor: CUSTOMER };
}
