import type { MailFailure } from '@garage/contracts/mails';
import { senderOf } from '../config/sender-of.js';
import { mailErrorOf, openTransport } from '../mail/smtp-transport.js';
import type { DoctorConfig } from './doctor-config.js';
import { type Finding, type FindingText, ok, problem, warning } from './finding.js';
import { reasonOf } from './reason-of.js';
import texts from './locales/test-mail.json' with { type: 'json' };

const REASONS: Record<MailFailure, FindingText> = {
  unreachable: 'mailServerUnreachable',
  'no-tls': 'mailServerNotEncrypted',
  'sign-in-refused': 'mailServerSignIn',
  refused: 'mailServerRefuses',
  other: 'mailServerOther',
};

/**
 * Whether the mail server takes mails: greets it, signs in, and sends a test mail when somebody is named. That one does
 * not wait in the outbox like every other mail: whether it leaves at once is the question.
 */
export async function lookAtMailServer(config: DoctorConfig, recipient: string | null): Promise<Finding[]> {
  const { smtpUrl, smtpAllowPlaintext } = config;
  if (!smtpUrl) return [warning('mailsStayHere')];
  // Signs such as / or # in a password have to be written as %2F or %23. The address itself is shown to nobody.
  if (!URL.canParse(smtpUrl)) return [problem('mailServerUnreadable')];
  const { hostname: host } = new URL(smtpUrl);
  const transport = openTransport({ smtpUrl, smtpAllowPlaintext });
  try {
    await transport.verify();
    if (recipient === null) return [ok('mailServer', { host })];
    await transport.sendMail({
      from: senderOf(config),
      to: { name: '', address: recipient },
      subject: texts.subject,
      text: texts.text,
    });
    return [ok('mailServer', { host }), ok('testMail')];
  } catch (error) {
    return [problem(REASONS[mailErrorOf(error).failure], { host, reason: reasonOf(error) })];
  } finally {
    transport.close();
  }
}
