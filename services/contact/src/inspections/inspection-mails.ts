import { reminderPage } from '@garage/contracts/inspection-reminders';
import type { GarageFacts } from '@garage/contracts/garage';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { Language } from '@garage/contracts/languages';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { BaseConfig } from '@garage/shared/config/env';
import { fill } from '@garage/shared/texts/fill';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { MailAllowances } from '../appointments/mails/mail-allowances.js';
import { exampleVisit } from '../appointments/mails/example-visit.js';
import { MAIL_TEXTS, pageUrl } from '../appointments/mails/mail-words.js';
import { addressLine } from '../appointments/mails/visit-entry.js';
import { RecipientsService } from '../appointments/recipients/recipients.service.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import { zurichInstant } from '../calendar/zurich-time.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
import { type ExampleCustomer, MailTexts } from '../mail-texts/mail-texts.js';
import { wording } from '../mail-texts/wording.js';
import type { RenderedMail } from '../mail/rendered-mail.js';
import { harmlessWords } from '../mail/strangers-words.js';
import { renderMail } from '../mail/templates/mail-layout.js';
import { InspectionRemindersRepository, type StoredReminder } from './inspection-reminders.repository.js';
import { InspectionRemindersService, vehicleInWords } from './inspection-reminders.service.js';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

const TEXTS: Record<Language, typeof de> = { de, en, fr, it, pt };

/** Writes the mail about an inspection when it is sent; none for whoever has stopped it meanwhile. */
@Injectable()
export class InspectionMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly repository: InspectionRemindersRepository,
    private readonly reminders: InspectionRemindersService,
    private readonly recipients: RecipientsService,
    private readonly allowances: MailAllowances,
    private readonly garage: RemoteGarage,
    private readonly texts: MailTexts,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    this.outbox.compose('inspection-reminder', (mail) => this.toCustomer(mail));
    this.texts.add('inspectionReminder', {
      subject: (language) => TEXTS[language].subject,
      example: (customer, own) => this.example(customer, own),
    });
  }

  private async toCustomer(mail: MailEntity) {
    const { inspectionReminderId } = mail;
    const reminder =
      inspectionReminderId === null ? null : await this.repository.findById(inspectionReminderId);
    if (!reminder || reminder.stoppedAt !== null || reminder.remindedOf === null) return null;
    // The wish, too, may have come from somebody else.
    const { isKnown, hasStopped } = await this.recipients.stateOf(reminder.email);
    if (hasStopped) return null;
    const heldUntil = await this.outbox.admit(mail, this.allowances.toCustomer(isKnown));
    if (heldUntil) return { heldUntil };
    const { garage } = await this.garage.current();
    const facts = {
      reminder,
      dueOn: reminder.remindedOf,
      garage,
      site: this.config.publicUrl,
      token: this.reminders.tokenOf(reminder.id),
    };
    const own = await this.texts.of('inspectionReminder', reminder.language);
    return { ...reminderMail(facts, own), automatic: true };
  }

  private async example(customer: ExampleCustomer, own: OwnMailTexts): Promise<RenderedMail> {
    const { vehicleMake, vehicleModel, vehicleLicensePlate: licensePlate } = exampleVisit(customer);
    const vehicle = [vehicleMake, vehicleModel].join(' ');
    const { garage } = await this.garage.current();
    const facts = {
      reminder: { ...customer, id: 0, vehicle, licensePlate },
      dueOn: addDays(zurichToday(), 60),
      garage,
      site: this.config.publicUrl,
      token: 'beispiel',
    };
    return reminderMail(facts, own);
  }
}

interface ReminderFacts {
  reminder: Pick<StoredReminder, 'id' | 'name' | 'language' | 'vehicle' | 'licensePlate'>;
  dueOn: string;
  garage: Pick<GarageFacts, 'name' | 'address' | 'phone' | 'languages'>;
  /** The site's address. */
  site: string;
  token: string;
}

function reminderMail(
  { reminder, dueOn, garage, site, token }: ReminderFacts,
  own: OwnMailTexts,
): RenderedMail {
  const { id, name, language } = reminder;
  const texts = TEXTS[language];
  const common = MAIL_TEXTS[language];
  const words = { month: monthInWords(dueOn, language), garage: garage.name, phone: garage.phone };
  const { subject, greeting, closing } = wording(
    { mail: 'inspectionReminder', language, subject: texts.subject, name, words },
    own,
  );
  return renderMail({
    language,
    subject,
    greeting,
    paragraphs: texts.paragraphs.map((paragraph) => fill(paragraph, words)),
    facts: [
      [texts.due, words.month],
      [common.labels.vehicle, harmlessWords(vehicleInWords(reminder))],
    ],
    button: { label: texts.book, href: pageUrl(site, '/booking', language, garage) },
    remarks: [fill(common.call, words), texts.why],
    lastLink: { label: texts.stop, href: pageUrl(site, reminderPage(id, token), language, garage) },
    signature: [closing, garage.name, addressLine(garage), garage.phone],
  });
}

/** The month is what customers know; the authority sets the day. */
function monthInWords(date: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-CH`, {
    timeZone: 'Europe/Zurich',
    month: 'long',
    year: 'numeric',
  }).format(zurichInstant(date, 12 * 60));
}
