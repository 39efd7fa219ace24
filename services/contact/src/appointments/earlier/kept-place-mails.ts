import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { Outbox } from '../../mail/outbox.js';
import { MailTexts } from '../../mail-texts/mail-texts.js';
import type { Appointment } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { BookingTokens } from '../booking/booking-tokens.js';
import { keptPlaceMail } from './kept-place-mail.js';
import { KeptPlacesRepository, type StoredKeptPlace } from './kept-places.repository.js';

/** Tells customers of a place that is kept for them; written when it is sent, and not at all when it is gone by then. */
@Injectable()
export class KeptPlaceMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly kept: KeptPlacesRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly garage: RemoteGarage,
    private readonly tokens: BookingTokens,
    private readonly texts: MailTexts,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    this.outbox.compose('kept-place', (mail) => this.write(mail));
  }

  async offer(
    { id, bookingId, email }: Appointment,
    kept: StoredKeptPlace,
    manager: EntityManager,
  ): Promise<void> {
    if (email === null) return;
    await this.kept.noteMail(kept.id, new Date(), manager);
    const headerId = headerOf(bookingId, kept);
    await this.outbox.add({ kind: 'kept-place', appointmentId: id, recipient: email, headerId }, manager);
  }

  private async write({ appointmentId, headerId }: MailEntity) {
    if (appointmentId === null) return null;
    const [appointment, kept, { garage }] = await Promise.all([
      this.appointments.findById(appointmentId),
      this.kept.findOpenOf(appointmentId),
      this.garage.current(),
    ]);
    if (!appointment || !kept || appointment.recipientStopped || kept.endsAt <= new Date()) return null;
    const { language, bookingId, email: to } = appointment;
    // Another place may be kept for it by now, of which a mail of its own tells at its time.
    if (to === null || headerId !== headerOf(bookingId, kept)) return null;
    if (!MOVABLE_STATES.includes(appointment.status)) return null;
    const mail = keptPlaceMail({
      appointment,
      kept,
      garage,
      site: this.config.publicUrl,
      token: this.tokens.ofMail(appointment),
      own: await this.texts.of('keptPlace', language),
    });
    return { ...mail, to, automatic: true };
  }
}

/** Names the place that a mail is about. */
function headerOf(bookingId: string, { id }: StoredKeptPlace): string {
  return `kept-place-${bookingId}-${id}`;
}
