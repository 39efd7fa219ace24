import type { MailFailure } from '@garage/contracts/mails';
import { createTransport } from 'nodemailer';
import type { ContactConfig } from '../config/env.js';
import { requiresTls } from './smtp-security.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

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

/** The way to the mail server of the configuration. */
export function openTransport({
  smtpUrl,
  smtpAllowPlaintext,
}: Pick<ContactConfig, 'smtpUrl' | 'smtpAllowPlaintext'>) {
  return createTransport({
    url: smtpUrl,
    requireTLS: requiresTls(smtpUrl, smtpAllowPlaintext === 'true'),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
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

/** What is to be done about it, and what may be said of it: nothing of the addresses that the server may quote. */
export function mailErrorOf(error: unknown): MailError {
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
