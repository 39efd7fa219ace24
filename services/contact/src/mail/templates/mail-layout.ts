import type { Language } from '@garage/contracts/languages';
import type { RenderedMail } from '../rendered-mail.js';
import { type Html, html, lines } from './html.js';
import { ACCENT, linkButton, mailFrame } from './mail-frame.js';

/** What a mail to somebody we know consists of. */
export interface MailContent {
  language: Language;
  subject: string;
  greeting?: string;
  paragraphs: readonly string[];
  /** Shown as a list of names and values; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** What stands below the facts. */
  remarks: readonly string[];
  button?: { label: string; href: string };
  /** Less weighty than the button, after the remarks. */
  lastLink?: { label: string; href: string };
  /** The last lines. */
  signature: readonly string[];
}

/** The mail as plain text and as HTML; both say the same. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ language, greeting, paragraphs, facts, remarks, ...rest }: MailContent): string {
  const { button, lastLink, signature } = rest;
  // French sets a space before it.
  const colon = language === 'fr' ? '\u00A0:' : ':';
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    given(facts)
      .map(([label, value]) => `${label}${colon} ${value}`)
      .join('\n'),
    ...remarks,
    ...(button ? [`${button.label}${colon}\n${button.href}`] : []),
    ...(lastLink ? [`${lastLink.label}${colon}\n${lastLink.href}`] : []),
    signature.join('\n'),
    '',
  ].join('\n\n');
}

function htmlOf({
  language,
  subject,
  greeting,
  paragraphs,
  facts,
  remarks,
  button,
  lastLink,
  signature,
}: MailContent): string {
  return mailFrame(
    { language, subject, look: 'card' },
    html`${[...(greeting ? [greeting] : []), ...paragraphs].map(paragraph)}
      <div style="margin:24px 0;padding:8px 16px;border-left:4px solid ${ACCENT};background:#fafafa">
        ${given(facts).map(fact)}
      </div>
      ${button ? linkButton(button) : html``} ${remarks.map(paragraph)}
      ${lastLink ? plainLink(lastLink) : html``}
      <p style="margin:24px 0 0">${lines(signature.join('\n'))}</p>`,
  );
}

function given(facts: MailContent['facts']): [string, string][] {
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px">${lines(text)}</p> `;
}

function fact([label, value]: [string, string]): Html {
  return html`<p style="margin:8px 0">
    <span style="display:block;font-size:14px;color:#52525b">${label}</span>${lines(value)}
  </p> `;
}

function plainLink({ label, href }: { label: string; href: string }): Html {
  return html`<p style="margin:0 0 16px"><a href="${href}" style="color:#18181b">${label}</a></p> `;
}
