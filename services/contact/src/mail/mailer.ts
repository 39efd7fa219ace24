import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { ContactConfig } from '../config/env.js';
import type { RenderedMail } from './templates/contact-notification.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
/** Ends an exchange that a server keeps alive without ever finishing it. */
export const SEND_DEADLINE_MS = 120_000;

export interface StaffMail extends RenderedMail {
  /** The same for every attempt, so that a mail server or reader recognises a repeated mail. */
  messageId: string;
  replyTo: { name: string; address: string };
}

/** What the mail server or the network objected to, without the addresses that its answer may quote. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Hands mails to the SMTP server. */
@Injectable()
export class Mailer {
  private readonly transport;

  constructor(private readonly config: ContactConfig) {
    this.transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Resolves once the server has taken the mail. */
  async sendToStaff(mail: StaffMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.config.mailFrom,
        to: this.config.staffEmail,
        replyTo: mail.replyTo,
        messageId: mail.messageId,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(SEND_DEADLINE_MS),
      });
    } catch (error) {
      throw new MailError(summaryOf(error));
    }
  }
}

function summaryOf(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const details = [
    code && `code ${code}`,
    command && `at ${command}`,
    responseCode && `answer ${responseCode}`,
  ].filter(Boolean);
  return `the mail could not be handed over (${details.join(', ') || 'no details'})`;
}
