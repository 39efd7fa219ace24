import { appointmentPage, MOVABLE_STATES } from '@garage/contracts/booking';
import type { Language } from '@garage/contracts/languages';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { Outbox } from '../../mail/outbox.js';
import { renderMail } from '../../mail/templates/mail-layout.js';
import type { Appointment } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { BookingTokens } from '../booking/booking-tokens.js';
import { fill, greeting, instantInWords, MAIL_TEXTS, momentInWords } from '../mails/mail-words.js';
import { addressLine } from '../mails/visit-entry.js';
import { KeptPlacesRepository, type StoredKeptPlace } from './kept-places.repository.js';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

const TEXTS: Record<Language, typeof de> = { de, en, fr, it, pt };

/** Tells customers of a place that is kept for them; written when it is sent, and not at all when it is gone by then. */
@Injectable()
export class KeptPlaceMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly kept: KeptPlacesRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly garage: RemoteGarage,
    private readonly tokens: BookingTokens,
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
    const { language, bookingId, name, email: to } = appointment;
    // Another place may be kept for it by now, of which a mail of its own tells at its time.
    if (to === null || headerId !== headerOf(bookingId, kept)) return null;
    if (!MOVABLE_STATES.includes(appointment.status)) return null;
    const texts = TEXTS[language];
    const common = MAIL_TEXTS[language];
    const words = {
      kept: momentInWords(kept.date, kept.startMinute, language),
      until: instantInWords(kept.endsAt, language),
      when: momentInWords(appointment.appointmentDate, appointment.startMinute, language),
    };
    const page = appointmentPage(language, bookingId, this.tokens.ofMail(appointment));
    const mail = renderMail({
      language,
      subject: fill(texts.subject, words),
      greeting: greeting(name, language),
      paragraphs: texts.paragraphs.map((paragraph) => fill(paragraph, words)),
      facts: [
        [texts.kept, words.kept],
        [texts.until, words.until],
        [texts.now, words.when],
        [common.labels.number, bookingId],
      ],
      button: { label: texts.open, href: `${new URL(this.config.publicUrl).origin}${page}` },
      remarks: [fill(common.call, { phone: garage.phone })],
      signature: [common.closing, garage.name, addressLine(garage), garage.phone],
    });
    return { ...mail, to, automatic: true };
  }
}

/** Names the place that a mail is about. */
function headerOf(bookingId: string, { id }: StoredKeptPlace): string {
  return `kept-place-${bookingId}-${id}`;
}
