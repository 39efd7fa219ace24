import type { MailFailure } from '@garage/contracts/mails';
import { Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { ContactConfig } from '../config/env.js';
import { requiresTls } from './smtp-security.js';
import { MailAddresses } from './settings/mail-addresses.js';
import type { CalendarPart, RenderedMail } from './rendered-mail.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
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

/** What the mail server or the network objected to, without the addresses that its answer may quote. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    readonly failure: MailFailure,
    /** The server will never take this mail, or never for this mailbox: another attempt is of no use. */
    readonly isFinal = false,
  ) {
    super(message);
  }
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
    const isPlaintextAllowed = config.smtpAllowPlaintext === 'true';
    if (isPlaintextAllowed && requiresTls(config.smtpUrl, false)) {
      this.logger.warn('SMTP_ALLOW_PLAINTEXT: mails may leave without encryption');
    }
    this.transport = createTransport({
      url: config.smtpUrl,
      requireTLS: requiresTls(config.smtpUrl, isPlaintextAllowed),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Greets the server and signs in, without a mail. Null when it would take one. */
  async problemOfServer(): Promise<MailFailure | null> {
    try {
      await this.transport.verify();
      return null;
    } catch (error) {
      return describe(error).failure;
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
    try {
      await this.transport.sendMail({
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
      });
    } catch (error) {
      throw describe(error);
    }
  }
}

const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ECONNREFUSED', 'ENOTFOUND']);
/** As Node.js words it: wrong name, expired, self-signed, unknown authority, or no TLS at all behind the port. */
const UNTRUSTED = /certificate|altnames|ssl|tls/i;

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  /** Set by nodemailer for an answer that is no "not now". */
  permanent?: boolean;
  message?: string;
}

/** Where an answer is about this mail. A refusal before that is about our settings, which somebody may correct. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

function describe(error: unknown): MailError {
  const failed = error as SmtpFailure;
  const { code, command, responseCode, permanent = false } = failed;
  const details = [
    code && `code ${code}`,
    command && `at ${command}`,
    responseCode && `answer ${responseCode}`,
  ].filter(Boolean);
  const failure = failureOf(failed);
  const what =
    failure === 'no-tls'
      ? 'the mail server offers no trustworthy encryption; see SMTP_ALLOW_PLAINTEXT in infra/env'
      : 'the mail could not be handed over';
  return new MailError(
    `${what} (${details.join(', ') || 'no details'})`,
    failure,
    permanent && ABOUT_THE_MAIL.has(command ?? ''),
  );
}

/** A "not now" (4xx) is no refusal: the server asks for another attempt. */
function failureOf({ code, command, responseCode, message = '' }: SmtpFailure): MailFailure {
  // A server that does not know STARTTLS refuses that command, or already the one that would announce it. With
  // smtps, a certificate that cannot be trusted comes as an error of the socket.
  if (code === 'ETLS' || message.includes('does not support required STARTTLS')) return 'no-tls';
  if (code === 'ESOCKET' && command === 'CONN' && UNTRUSTED.test(message)) return 'no-tls';
  if (code === 'EAUTH') return 'sign-in-refused';
  // Whoever is told to come later before it has said a word has not reached the server.
  if (responseCode && responseCode < 500 && command === 'CONN') return 'unreachable';
  if (responseCode) return responseCode >= 500 ? 'refused' : 'other';
  return code && UNREACHABLE.has(code) ? 'unreachable' : 'other';
}
