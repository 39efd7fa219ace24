import type { MailFailure } from '@garage/contracts/mails';
import { traced } from '@garage/shared/tracing/traced';
import { Injectable, Logger } from '@nestjs/common';
import { ContactConfig } from '../config/env.js';
import { requiresTls } from './smtp-security.js';
import { MailError, mailErrorOf, openTransport } from './smtp-transport.js';
import { MailAddresses } from './settings/mail-addresses.js';
import type { CalendarPart, RenderedMail } from './rendered-mail.js';

/** Ends an exchange that a server keeps alive without ever finishing it. */
export const SEND_DEADLINE_MS = 120_000;
const CALENDAR_FILE = 'termin.ics';

export interface Mail extends RenderedMail {
  /** Null: the staff. */
  to: string | null;
  /** The same for every attempt, so that a mail server or reader recognises a repeated mail. */
  messageId: string;
  inReplyTo?: string;
  calendar?: CalendarPart;
  /** Who gets the answer; the staff when absent. */
  replyTo?: { name: string; address: string };
  /** False for what a person wrote: mail programs treat it as a letter, and answer absences. */
  automatic: boolean;
}

/** Hands mails to the SMTP server. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport;

  constructor(
    config: ContactConfig,
    private readonly addresses: MailAddresses,
  ) {
    if (config.smtpAllowPlaintext === 'true' && requiresTls(config.smtpUrl, false)) {
      this.logger.warn('SMTP_ALLOW_PLAINTEXT: mails may leave without encryption');
    }
    this.transport = openTransport(config);
  }

  /** Greets the server and signs in, without a mail. Null when it would take one. */
  async problemOfServer(): Promise<MailFailure | null> {
    try {
      await this.transport.verify();
      return null;
    } catch (error) {
      return mailErrorOf(error).failure;
    }
  }

  /** Resolves once the server has taken the mail. */
  async send(mail: Mail): Promise<void> {
    // Asked for each mail: what staff change counts for those that wait, too.
    const { sender, staff } = await this.addresses.current();
    if (mail.to === null && staff.length === 0) {
      throw new MailError(
        'the address of the garage is not known yet; see STAFF_EMAIL in infra/env',
        'other',
      );
    }
    const letter = {
      from: sender,
      // An object, so that nothing in an address can be read as a second one.
      to: mail.to === null ? staff : { name: '', address: mail.to },
      replyTo: mail.replyTo ?? staff,
      messageId: mail.messageId,
      ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.calendar && { icalEvent: { filename: CALENDAR_FILE, ...mail.calendar } }),
      ...(mail.automatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      signal: AbortSignal.timeout(SEND_DEADLINE_MS),
    };
    try {
      await traced({ name: 'SMTP send', kind: 'call' }, () => this.transport.sendMail(letter));
    } catch (error) {
      throw mailErrorOf(error);
    }
  }
}
