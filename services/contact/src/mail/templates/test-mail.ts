import texts from '../locales/mails.de.json' with { type: 'json' };
import type { RenderedMail } from '../rendered-mail.js';
import { lines } from './html.js';
import { mailFrame } from './mail-frame.js';

interface TestMail {
  username: string;
  /** The site's address. */
  site: string;
  at: Date;
}

const TIME = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The mail by which staff see that mails arrive. */
export function renderTestMail({ username, site, at }: TestMail): RenderedMail {
  const { hostname } = new URL(site);
  const subject = texts.test.subject.replace('{site}', hostname);
  const text = texts.test.text
    .replace('{username}', () => username)
    .replace('{time}', TIME.format(at))
    .replace('{site}', site);
  return {
    subject,
    text: `${text}\n`,
    html: mailFrame({ language: 'de', subject, look: 'plain' }, lines(text)),
  };
}
