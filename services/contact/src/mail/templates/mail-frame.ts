import type { Language } from '@garage/contracts/languages';
import { type Html, html } from './html.js';

/** Of buttons, links and edges, in the place of which the garage's own colour comes; see `inColor`. */
export const ACCENT = '#b91c1c';

interface MailFrame {
  language: Language;
  subject: string;
  /** `card` for what the site sends of itself; `plain` for what somebody writes to somebody. */
  look: 'card' | 'plain';
}

const LOOKS = {
  card: {
    background: '#f4f4f5',
    column: 'margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;',
  },
  plain: { background: '#ffffff', column: '' },
};

/**
 * The one frame of all mails. MJML (dozens of packages) and react-email (React, in a service that has none)
 * were left out: one column with inline styles needs no tables, and escaping is ours either way.
 */
export function mailFrame({ language, subject, look }: MailFrame, content: Html): string {
  const { background, column } = LOOKS[look];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:16px;background:${background};color:#18181b;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
      >
        <div
          style="max-width:600px;${column}font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"
        >
          ${content}
        </div>
      </body>
    </html> `.markup;
}

/** The one link that a mail wants followed. */
export function linkButton({ label, href }: { label: string; href: string }): Html {
  return html`<p style="margin:24px 0">
    <a
      href="${href}"
      style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p> `;
}

/** A finished mail in the colour of its garage, which carries white letters as ours does. */
export function inColor(mail: string, color: string | null | undefined): string {
  return color ? mail.replaceAll(ACCENT, color) : mail;
}
