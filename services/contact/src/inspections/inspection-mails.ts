import { reminderPage } from '@garage/contracts/inspection-reminders';
import type { GarageFacts } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { MailAllowances } from '../appointments/mails/mail-allowances.js';
import { fill, greeting, languagePrefix, MAIL_TEXTS } from '../appointments/mails/mail-words.js';
import { addressLine } from '../appointments/mails/visit-entry.js';
import { RecipientsService } from '../appointments/recipients/recipients.service.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import { zurichInstant } from '../calendar/zurich-time.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
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
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    this.outbox.compose('inspection-reminder', (mail) => this.toCustomer(mail));
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
    const site = new URL(this.config.publicUrl).origin;
    const token = this.reminders.tokenOf(reminder.id);
    return { ...reminderMail(reminder, reminder.remindedOf, garage, site, token), automatic: true };
  }
}

function reminderMail(
  reminder: StoredReminder,
  dueOn: string,
  garage: Pick<GarageFacts, 'name' | 'address' | 'phone'>,
  site: string,
  token: string,
): RenderedMail {
  const { id, name, language } = reminder;
  const texts = TEXTS[language];
  const common = MAIL_TEXTS[language];
  const words = { month: monthInWords(dueOn, language), phone: garage.phone };
  return renderMail({
    language,
    subject: fill(texts.subject, words),
    greeting: greeting(name, language),
    paragraphs: texts.paragraphs.map((paragraph) => fill(paragraph, words)),
    facts: [
      [texts.due, words.month],
      [common.labels.vehicle, harmlessWords(vehicleInWords(reminder))],
    ],
    button: { label: texts.book, href: `${site}${languagePrefix(language)}/booking` },
    remarks: [fill(common.call, words), texts.why],
    lastLink: { label: texts.stop, href: `${site}${reminderPage(language, id, token)}` },
    signature: [common.closing, garage.name, addressLine(garage), garage.phone],
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
