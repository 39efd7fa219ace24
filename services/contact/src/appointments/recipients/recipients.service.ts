import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { Outbox } from '../../mail/outbox.js';
import { type Appointment, CUSTOMER } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { EarlierPlacesService } from '../earlier/earlier-places.service.js';
import { HistoryRecorder } from '../states/history-recorder.js';
import { MailboxesRepository, type MailboxState } from './mailboxes.repository.js';

/** What whoever reads the mails about an appointment says of it: that they have booked it, or that they have not. */
@Injectable()
export class RecipientsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly mailboxes: MailboxesRepository,
    private readonly recorder: HistoryRecorder,
    private readonly outbox: Outbox,
    private readonly allocator: SlotAllocator,
    private readonly earlier: EarlierPlacesService,
  ) {}

  /** What is known of the mailbox of this address. */
  stateOf(email: string): Promise<MailboxState> {
    return this.mailboxes.stateOf(email);
  }

  /** They have booked it: mails held back for their mailbox leave, and it is known from now on. */
  async confirm(id: number): Promise<void> {
    await this.outbox.ready();
    await this.appointments.transaction(async (manager) => {
      const appointment = await this.appointments.lock(id, manager);
      if (!appointment || !(await this.mailboxes.confirm(appointment, manager))) return;
      await this.recorder.record(unchanged('recipient-confirmed', appointment), manager);
      if (appointment.email !== null) await this.outbox.releaseHeld(appointment.email, manager);
    });
  }

  /**
   * They have booked nothing: no mail about visits goes to their mailbox any more, and nothing can be booked with it.
   * The visits stay until the staff, who are told, decide: the address may be the slip of somebody who is coming.
   *
   * @param also what other rooms stop for the mailbox, in the same transaction
   */
  async stop(
    { id, email }: Pick<Appointment, 'id' | 'email'>,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.outbox.ready();
    await this.allocator.run(async (manager) => {
      const stopped = await this.mailboxes.stop({ id, email }, manager);
      for (const appointment of stopped.filter(({ status }) => MOVABLE_STATES.includes(status))) {
        await this.recorder.record(unchanged('recipient-stopped', appointment), manager);
      }
      await this.outbox.discardUnsentTo(
        stopped.map((appointment) => appointment.id),
        manager,
      );
      // Nobody hears any more that an earlier place is kept.
      for (const appointment of stopped) await this.earlier.endFor(appointment.id, manager);
      await also(manager);
    });
  }
}

/** What they say changes nothing of the visit itself. */
function unchanged(kind: 'recipient-confirmed' | 'recipient-stopped', appointment: Appointment) {
  return { kind, before: appointment, after: appointment, actor: CUSTOMER };
}
