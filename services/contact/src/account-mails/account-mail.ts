import { passwordLinkPage } from '@garage/contracts/password-links';
import type { AccountMailContent } from '@garage/shared/internal/account-mails';
import type { RenderedMail } from '../mail/rendered-mail.js';
import { renderMail } from '../mail/templates/mail-layout.js';
import texts from './locales/de.json' with { type: 'json' };

interface AccountMailFacts extends AccountMailContent {
  garage: string;
  /** The site's address. */
  site: string;
}

const TIME = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** The mail with the link for setting a password. */
export function accountMail(facts: AccountMailFacts): RenderedMail {
  const { purpose, username, token, expiresAt, garage, site } = facts;
  const { subject, paragraphs, remarks } = texts[purpose];
  const until = TIME.format(new Date(expiresAt));
  const withGarage = (text: string) => text.replaceAll('{garage}', () => garage);
  return renderMail({
    language: 'de',
    subject: withGarage(subject),
    greeting: texts.greeting,
    paragraphs: paragraphs.map(withGarage),
    facts: [
      [texts.labels.username, username],
      [texts.labels.until, texts.until.replace('{time}', until)],
    ],
    button: { label: texts.button, href: `${new URL(site).origin}${passwordLinkPage(token)}` },
    remarks: remarks.map(withGarage),
    signature: [texts.closing, garage],
  });
}
