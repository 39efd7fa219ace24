import { addDays } from '@garage/contracts/calendar-day';
import { localized } from '@garage/contracts/languages';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { type ExampleCustomer, MailTexts } from '../../mail-texts/mail-texts.js';
import type { RenderedMail } from '../../mail/rendered-mail.js';
import { keptPlaceMail, keptPlaceSubject } from '../earlier/kept-place-mail.js';
import { appointmentEmail } from './appointment-email.js';
import { exampleEvent, exampleVisit } from './example-visit.js';
import { type EmailKind, MAIL_TEXTS } from './mail-words.js';

const TOKEN = 'beispiel';
/** What customers cause themselves. */
const BY_CUSTOMERS = new Set<EmailKind>(['received', 'movedByCustomer', 'cancelledByCustomer']);
const HOUR_MS = 3_600_000;

/** The mails about a visit as staff see them before they word them. */
@Injectable()
export class ExampleMails implements OnModuleInit {
  constructor(
    private readonly texts: MailTexts,
    private readonly garage: RemoteGarage,
    private readonly catalogue: CatalogueService,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    for (const kind of Object.keys(MAIL_TEXTS.de.mails) as EmailKind[]) {
      this.texts.add(kind, {
        subject: (language) => MAIL_TEXTS[language].mails[kind].subject,
        example: (customer, own) => this.aboutVisit(kind, customer, own),
      });
    }
    this.texts.add('keptPlace', {
      subject: keptPlaceSubject,
      example: (customer, own) => this.aboutKeptPlace(customer, own),
    });
  }

  private async aboutVisit(
    kind: EmailKind,
    customer: ExampleCustomer,
    own: OwnMailTexts,
  ): Promise<RenderedMail> {
    const appointment = exampleVisit(customer);
    const isByCustomer = BY_CUSTOMERS.has(kind);
    const standing = exampleEvent(appointment, isByCustomer ? 'customer' : 'staff');
    const [{ garage }, services] = await Promise.all([this.garage.current(), this.catalogue.bookable()]);
    return appointmentEmail({
      kind,
      appointment,
      event: kind === 'proposed' ? { ...standing, date: addDays(standing.date, 1) } : standing,
      standing,
      services: services.slice(0, 1).map(({ name }) => localized(name, customer.language)),
      garage,
      site: this.config.publicUrl,
      token: TOKEN,
      canStop: isByCustomer,
      own,
    });
  }

  private async aboutKeptPlace(customer: ExampleCustomer, own: OwnMailTexts): Promise<RenderedMail> {
    const appointment = exampleVisit(customer);
    const { garage } = await this.garage.current();
    return keptPlaceMail({
      appointment,
      kept: {
        date: addDays(appointment.appointmentDate, -3),
        startMinute: appointment.startMinute,
        endsAt: new Date(Date.now() + 24 * HOUR_MS),
      },
      garage,
      site: this.config.publicUrl,
      token: TOKEN,
      own,
    });
  }
}
