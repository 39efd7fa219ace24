import { localized, type Language } from '@garage/contracts/languages';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import { zurichInstant } from '../../calendar/zurich-time.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { Outbox } from '../../mail/outbox.js';
import { MailTexts } from '../../mail-texts/mail-texts.js';
import { type StoredEvent, UNCHANGING_KINDS } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { BookingTokens } from '../booking/booking-tokens.js';
import { MailboxesRepository } from '../recipients/mailboxes.repository.js';
import { AppointmentHistoryRepository } from '../states/appointment-history.repository.js';
import { VisitSettingsService } from '../visit-settings/visit-settings.service.js';
import { appointmentEmail } from './appointment-email.js';
import { garageNotice } from './garage-notice.js';
import { MailAllowances } from './mail-allowances.js';
import { emailKind, type Happened, noticeKind } from './mail-kinds.js';
import type { EmailKind } from './mail-words.js';

interface Found {
  appointment: Appointment;
  event: StoredEvent;
}

/** Mails about what happens to appointments: to the customer, and to the garage about what customers do. */
@Injectable()
export class AppointmentMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly appointments: AppointmentsRepository,
    private readonly events: AppointmentHistoryRepository,
    private readonly catalogue: CatalogueService,
    private readonly garage: RemoteGarage,
    private readonly tokens: BookingTokens,
    private readonly mailboxes: MailboxesRepository,
    private readonly allowances: MailAllowances,
    private readonly visitSettings: VisitSettingsService,
    private readonly texts: MailTexts,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    // Written when they are sent: names and addresses are not stored a second time.
    this.outbox.compose('appointment', (mail) => this.toCustomer(mail));
    this.outbox.compose('appointment-notice', (mail) => this.toGarage(mail));
  }

  /** Resolves when mails can be queued; asked before the workshop is locked. */
  ready(): Promise<void> {
    return this.outbox.ready();
  }

  /** Queues what is to be said about an event, in the transaction that stores it. */
  async announce(
    event: Happened & Pick<StoredEvent, 'id'>,
    appointment: Appointment,
    manager: EntityManager,
  ): Promise<void> {
    const about = { appointmentId: appointment.id, appointmentEventId: event.id };
    if (appointment.email !== null && emailKind(event)) {
      await this.outbox.add(
        {
          ...about,
          kind: 'appointment',
          recipient: appointment.email,
          headerId: `appointment-${appointment.bookingId}-${event.id}`,
        },
        manager,
      );
    }
    if (noticeKind(event)) {
      const headerId = `appointment-notice-${appointment.bookingId}-${event.id}`;
      await this.outbox.add({ ...about, kind: 'appointment-notice', headerId }, manager);
    }
  }

  /** Their customers are told nothing more of what has happened so far. */
  withdraw(appointmentIds: readonly number[], manager: EntityManager): Promise<void> {
    return this.outbox.discardUnsentTo(appointmentIds, manager);
  }

  /**
   * Nobody is told of this event whose mail has not left. Answers whether the customer's has, or is leaving at this
   * moment.
   */
  async withdrawAbout(eventId: number, manager: EntityManager): Promise<boolean> {
    const left = await this.outbox.withdraw(eventId, manager);
    return left.includes('appointment');
  }

  /** What its customer is still to be told goes to another address, or to nobody. */
  readdress(appointmentId: number, email: string | null, manager: EntityManager): Promise<void> {
    if (email === null) return this.withdraw([appointmentId], manager);
    return this.outbox.readdressUnsent(appointmentId, email, manager);
  }

  private async toCustomer(mail: MailEntity) {
    const found = await this.find(mail);
    if (!found || found.appointment.recipientStopped) return null;
    const { appointment, event } = found;
    const to = appointment.email;
    if (to === null) return null;
    const history = await this.events.findOf(appointment.id);
    if (event.kind === 'reminded' && isOutdated(event, history, new Date())) return null;
    if (isUndone(event, history)) return null;
    const kind =
      mail.heldUntil === null ? emailKind(event) : await this.kindAfterHolding(mail, found, history);
    if (!kind || (kind === 'arrived' && !(await this.mailsWhenReceived()))) return null;
    const { isKnown } = await this.mailboxes.stateOf(mail.recipient ?? '');
    const allowances = isCausedByStranger(event) ? this.allowances.toCustomer(isKnown) : [];
    const heldUntil = await this.outbox.admit(mail, allowances);
    if (heldUntil) return { heldUntil };
    const { garage } = await this.garage.current();
    const standing =
      event.kind === 'proposed'
        ? history.findLast(({ id, kind: what }) => id < event.id && what !== 'proposed')
        : event;
    const email = appointmentEmail({
      kind,
      appointment,
      event,
      standing: standing ?? event,
      services: await this.serviceNames(appointment, appointment.language),
      garage,
      site: this.config.publicUrl,
      token: this.tokens.ofMail(appointment),
      canStop: event.actor === 'customer' || !isKnown,
      own: await this.texts.of(kind, appointment.language),
    });
    return { ...email, to, automatic: true };
  }

  private async toGarage(mail: MailEntity) {
    const found = await this.find(mail);
    const kind = found && noticeKind(found.event);
    if (!found || !kind) return null;
    const { appointment, event } = found;
    if (
      mail.heldUntil !== null &&
      isAlreadyTold({ appointment, event }, await this.events.findOf(appointment.id))
    ) {
      return null;
    }
    const heldUntil = await this.outbox.admit(mail, this.allowances.toGarage);
    if (heldUntil) return { heldUntil };
    const notice = garageNotice({
      kind,
      appointment,
      event,
      services: await this.serviceNames(appointment, 'de'),
      panelUrl: new URL('/admin/panel', this.config.publicUrl).href,
    });
    const { name, email } = appointment;
    return { ...notice, ...(email !== null && { replyTo: { name, address: email } }), automatic: true };
  }

  /**
   * What is left to say of an event whose mail was held back: how the visit stands now, in one mail, when nothing
   * else says so.
   */
  private async kindAfterHolding(
    mail: MailEntity,
    { appointment, event }: Found,
    history: readonly StoredEvent[],
  ): Promise<EmailKind | null> {
    const isOver = new Date() >= zurichInstant(event.date, event.startMinute);
    const isSuperseded = history.some((later) => later.id > event.id && emailKind(later) !== null);
    if (isOver || isSuperseded) return null;
    if (await this.outbox.hasOtherAdmitted(mail)) return emailKind(event);
    // The first mail about a visit that was moved meanwhile; of one that was cancelled nobody needs to hear.
    return appointment.status === 'pending' ? 'received' : null;
  }

  private async mailsWhenReceived(): Promise<boolean> {
    return (await this.visitSettings.read()).settings.mailWhenReceived;
  }

  private async find({ appointmentId, appointmentEventId }: MailEntity): Promise<Found | null> {
    if (appointmentId === null || appointmentEventId === null) return null;
    const [appointment, event] = await Promise.all([
      this.appointments.findById(appointmentId),
      this.events.findById(appointmentEventId),
    ]);
    return appointment && event && { appointment, event };
  }

  private async serviceNames(appointment: Appointment, language: Language): Promise<string[]> {
    const services = await this.catalogue.booked(appointment);
    return services.map(({ name }) => localized(name, language));
  }
}

/**
 * Nobody is reminded of what was cancelled, moved or has begun while the reminder waited for the mail server.
 * A time that is only suggested changes nothing, nor does a slip that was taken back before anybody heard of it: the
 * visit stands.
 */
function isOutdated(reminder: StoredEvent, history: readonly StoredEvent[], now: Date): boolean {
  if (now >= zurichInstant(reminder.date, reminder.startMinute)) return true;
  return history.some(
    ({ id, kind, isTold }) =>
      id > reminder.id && kind !== 'proposed' && !UNCHANGING_KINDS.includes(kind) && isTold !== false,
  );
}

/** What was taken back while an attempt at its mail failed is not said after the mail that puts it right. */
function isUndone(event: StoredEvent, history: readonly StoredEvent[]): boolean {
  const next = history.find(({ id, kind }) => id > event.id && !UNCHANGING_KINDS.includes(kind));
  return event.kind === 'state' && next?.kind === 'undone';
}

/** What somebody may have done who has booked with another person's address. */
function isCausedByStranger({ kind, status, actor }: Happened): boolean {
  if (actor !== 'customer') return false;
  return kind === 'booked' || kind === 'moved' || (kind === 'state' && status === 'cancelled');
}

/** A notice that was held back has nothing new for the staff when a later one follows, or when they have answered. */
function isAlreadyTold({ appointment, event }: Found, history: readonly StoredEvent[]): boolean {
  if (event.kind === 'booked' && appointment.status !== 'pending') return true;
  return history.some((later) => later.id > event.id && noticeKind(later) !== null);
}
