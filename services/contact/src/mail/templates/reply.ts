import type { Language } from '@garage/contracts/languages';
import texts from '../locales/reply.json' with { type: 'json' };
import type { RenderedMail } from '../rendered-mail.js';
import { html, lines } from './html.js';
import { mailFrame } from './mail-frame.js';

/** An answer of the staff and the visitor's message that it answers. */
export interface ReplyContent {
  subject: string;
  text: string;
  /** The visitor's. */
  language: Language;
  original: string;
  receivedAt: Date;
}

/** The staff's own words, and the visitor's message quoted below, introduced in the visitor's language. */
export function renderReply(reply: ReplyContent): RenderedMail {
  const original = reply.original.replace(/\r\n?/g, '\n');
  const introduction = texts.original[reply.language].replace('{date}', dateOf(reply));
  const quoted = original
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
  return {
    subject: reply.subject,
    text: `${reply.text}\n\n${introduction}\n${quoted}\n`,
    html: mailFrame(
      { language: reply.language, subject: reply.subject, look: 'plain' },
      html`${lines(reply.text)}
        <p style="margin:32px 0 8px;font-size:14px;color:#52525b">${introduction}</p>
        <blockquote
          style="margin:0;padding:4px 0 4px 16px;border-left:3px solid #d4d4d8;font-size:14px;color:#52525b"
        >
          ${lines(original)}
        </blockquote>`,
    ),
  };
}

function dateOf({ language, receivedAt }: ReplyContent): string {
  return new Intl.DateTimeFormat(`${language}-CH`, {
    timeZone: 'Europe/Zurich',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(receivedAt);
}
