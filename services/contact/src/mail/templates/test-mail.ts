import texts from '../locales/mails.de.json' with { type: 'json' };
import type { RenderedMail } from '../rendered-mail.js';
import { html, lines } from './html.js';

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
    html: html`<!doctype html>
      <html lang="de">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${subject}</title>
        </head>
        <body
          style="margin:0;padding:16px;background:#ffffff;color:#18181b;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
        >
          <div style="max-width:600px;font-size:16px;line-height:1.5;overflow-wrap:anywhere">
            ${lines(text)}
          </div>
        </body>
      </html> `.markup,
  };
}
