import { appointmentPage } from '@garage/contracts/booking';
import type { GarageFacts } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { BaseConfig } from '@garage/shared/config/env';
import { fill } from '@garage/shared/texts/fill';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../appointments/appointment.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { BookingTokens } from '../appointments/booking/booking-tokens.js';
import { vehicleOf } from '../appointments/mails/appointment-email.js';
import { MailAllowances } from '../appointments/mails/mail-allowances.js';
import { exampleVisit } from '../appointments/mails/example-visit.js';
import { MAIL_TEXTS, pageUrl } from '../appointments/mails/mail-words.js';
import { addressLine } from '../appointments/mails/visit-entry.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
import { type ExampleCustomer, MailTexts } from '../mail-texts/mail-texts.js';
import { wording } from '../mail-texts/wording.js';
import type { RenderedMail } from '../mail/rendered-mail.js';
import { renderMail } from '../mail/templates/mail-layout.js';
import { FindingsRepository, type StoredFinding } from './findings.repository.js';
import notice from './locales/notice.de.json' with { type: 'json' };
import de from './locales/offer.de.json' with { type: 'json' };
import en from './locales/offer.en.json' with { type: 'json' };
import fr from './locales/offer.fr.json' with { type: 'json' };
import it from './locales/offer.it.json' with { type: 'json' };
import pt from './locales/offer.pt.json' with { type: 'json' };
import { isInHands } from './job-access.js';
import { priceInWords } from './price-in-words.js';

const TEXTS: Record<Language, typeof de> = { de, en, fr, it, pt };

/** Mails about findings, written when they are sent: the question to the customer, and what staff must not miss. */
@Injectable()
export class FindingMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly findings: FindingsRepository,
    private readonly appointments: AppointmentsService,
    private readonly garage: RemoteGarage,
    private readonly tokens: BookingTokens,
    private readonly allowances: MailAllowances,
    private readonly texts: MailTexts,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    this.outbox.compose('finding-offer', (mail) => this.toCustomer(mail));
    this.outbox.compose('finding-notice', (mail) => this.toStaff(mail));
    this.texts.add('findingOffer', {
      subject: (language) => TEXTS[language].subject,
      example: (customer, own) => this.example(customer, own),
    });
  }

  /** Resolves when mails can be queued; asked before anything is locked. */
  ready(): Promise<void> {
    return this.outbox.ready();
  }

  /** Asks the customer; nobody without an address. */
  async offer(
    { id, bookingId, email }: Appointment,
    finding: Pick<StoredFinding, 'id' | 'version'>,
    manager: EntityManager,
  ): Promise<void> {
    if (email === null) return;
    const headerId = `finding-offer-${bookingId}-${finding.id}-${finding.version}`;
    await this.outbox.add({ kind: 'finding-offer', appointmentId: id, recipient: email, headerId }, manager);
  }

  /** Tells the garage what waits for it: a question without an answer, or a wish to be called. */
  async tellStaff({ id, bookingId }: Appointment, about: string, manager: EntityManager): Promise<void> {
    const headerId = `finding-notice-${bookingId}-${about}`;
    await this.outbox.add({ kind: 'finding-notice', appointmentId: id, headerId }, manager);
  }

  /**
   * All that waits for an answer by then, in one mail; none when everything was answered meanwhile, or cannot be any
   * more, and of several that have waited for the mail server only the last.
   */
  private async toCustomer(mail: MailEntity) {
    const appointment = await this.appointmentOf(mail);
    if (!appointment || appointment.recipientStopped || !isInHands(appointment)) return null;
    const to = appointment.email;
    if (to === null || (await this.outbox.hasLaterUnsent(mail))) return null;
    const asked = await this.findingsIn(appointment, ['offered']);
    if (asked.length === 0) return null;
    const { garage } = await this.garage.current();
    const href = this.pageOf(appointment, this.tokens.ofMail(appointment), garage);
    const own = await this.texts.of('findingOffer', appointment.language);
    return { ...offerMail({ appointment, asked, garage, href }, own), to, automatic: true };
  }

  private async example(customer: ExampleCustomer, own: OwnMailTexts): Promise<RenderedMail> {
    const appointment = exampleVisit(customer);
    const { garage } = await this.garage.current();
    const { title, text } = TEXTS[customer.language].example;
    const href = this.pageOf(appointment, 'beispiel', garage);
    return offerMail({ appointment, asked: [{ title, text, price: 48_000 }], garage, href }, own);
  }

  private pageOf({ language, bookingId }: Appointment, token: string, garage: GarageFacts): string {
    return pageUrl(this.config.publicUrl, appointmentPage(bookingId, token), language, garage);
  }

  private async toStaff(mail: MailEntity) {
    const appointment = await this.appointmentOf(mail);
    if (!appointment) return null;
    const open = await this.findingsIn(appointment, ['offered', 'call']);
    if (open.length === 0) return null;
    const heldUntil = await this.outbox.admit(mail, this.allowances.toGarage);
    if (heldUntil) return { heldUntil };
    const panel = new URL(`/admin/panel?tab=jobs&job=${appointment.id}`, this.config.publicUrl).href;
    return { ...staffMail(appointment, open, panel), automatic: true };
  }

  private async appointmentOf({ appointmentId }: MailEntity): Promise<Appointment | null> {
    return appointmentId === null ? null : this.appointments.findById(appointmentId);
  }

  private async findingsIn(
    { id }: Appointment,
    states: readonly StoredFinding['state'][],
  ): Promise<StoredFinding[]> {
    return (await this.findings.findOf(id)).filter(({ state }) => states.includes(state));
  }
}

interface Offer {
  appointment: Appointment;
  asked: readonly Pick<StoredFinding, 'title' | 'text' | 'price'>[];
  garage: Pick<GarageFacts, 'name' | 'address' | 'phone'>;
  /** Where the customer answers. */
  href: string;
}

function offerMail(
  { appointment: { name, language, bookingId }, asked, garage, href }: Offer,
  own: OwnMailTexts,
): RenderedMail {
  const texts = TEXTS[language];
  const common = MAIL_TEXTS[language];
  const words = { number: bookingId, garage: garage.name, phone: garage.phone };
  const { subject, greeting, closing } = wording(
    { mail: 'findingOffer', language, subject: texts.subject, name, words },
    own,
  );
  return renderMail({
    language,
    subject,
    greeting,
    paragraphs: texts.paragraphs,
    facts: asked.map(({ title, text, price }) => [
      title,
      [text, fill(texts.price, { price: priceInWords(price!) })].filter(Boolean).join('\n'),
    ]),
    button: { label: texts.open, href },
    remarks: [fill(common.call, words)],
    signature: [closing, garage.name, addressLine(garage), garage.phone],
  });
}

function staffMail(appointment: Appointment, open: readonly StoredFinding[], href: string): RenderedMail {
  const wantsCall = open.some(({ state }) => state === 'call');
  const { name, phone } = appointment;
  return renderMail({
    language: 'de',
    subject: fill(wantsCall ? notice.callSubject : notice.waitSubject, { name }),
    paragraphs: [fill(wantsCall ? notice.call : notice.wait, { name })],
    facts: [
      [notice.phone, phone],
      [notice.vehicle, vehicleOf(appointment)],
      ...open.map(({ title, price, state }): [string, string] => [
        state === 'call' ? notice.callAbout : notice.waitFor,
        `${title}, ${priceInWords(price!)}`,
      ]),
    ],
    remarks: [],
    button: { label: notice.open, href },
    signature: [],
  });
}
