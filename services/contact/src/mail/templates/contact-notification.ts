import type { Language } from '@garage/contracts/languages';
import { fill } from '@garage/shared/texts/fill';
import texts from '../locales/de.json' with { type: 'json' };
import type { RenderedMail } from '../rendered-mail.js';
import { type Html, html, lines } from './html.js';
import { ACCENT, linkButton, mailFrame } from './mail-frame.js';

/** What the staff are told about a visitor's message. */
export interface ContactNotification {
  name: string;
  email: string;
  phone: string;
  address: string | null;
  service: string | null;
  message: string;
  language: Language;
  receivedAt: Date;
  /** Where the staff read and answer their messages. */
  panelUrl: string;
}

const MARKER_LIKE = /^(?=[^\S\n]*====)/gm;

const date = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The staff mail: subject, the text part that the panel and people can read, and the same as HTML. */
export function renderContactNotification(notification: ContactNotification): RenderedMail {
  const message = notification.message.replace(/\r\n?/g, '\n');
  return {
    subject: fill(texts.subject, { name: notification.name }),
    text: renderText(notification, message),
    html: renderHtml(notification, message),
  };
}

function renderText(notification: ContactNotification, message: string): string {
  const { labels } = texts;
  const { address } = notification;
  return [
    texts.begin,
    '',
    `${labels.name}: ${notification.name}`,
    `${labels.email}: ${notification.email}`,
    `${labels.phone}: ${notification.phone}`,
    // In one line, so that none of it can pass for a label of ours.
    ...(address ? [`${labels.address}: ${address.replace(/\s*\n\s*/g, ', ')}`] : []),
    `${labels.service}: ${serviceName(notification.service)}`,
    // A visitor must not be able to end the message early and go on in our name.
    `${labels.message}: ${message.replace(MARKER_LIKE, '> ')}`,
    '',
    texts.end,
    '',
    ...remarks(notification),
    '',
    `${texts.openPanel}: ${notification.panelUrl}`,
    '',
  ].join('\n');
}

function renderHtml(notification: ContactNotification, message: string): string {
  const { labels } = texts;
  const { address } = notification;
  const rows = [
    row(labels.name, html`${notification.name}`),
    row(labels.email, link(mailto(notification.email), notification.email)),
    row(labels.phone, phone(notification.phone)),
    ...(address ? [row(labels.address, lines(address))] : []),
    row(labels.service, html`${serviceName(notification.service)}`),
  ];
  const notes = remarks(notification).map(
    (note) => html`<p style="margin:0 0 4px;font-size:14px;color:#52525b">${note}</p>`,
  );
  return mailFrame(
    { language: 'de', subject: texts.heading, look: 'card' },
    html`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${texts.heading}</h1>
      ${rows}
      <p style="margin:20px 0 4px;font-size:14px;color:#52525b">${labels.message}</p>
      <div style="padding:12px 16px;border-left:4px solid ${ACCENT};background:#fafafa">
        ${lines(message)}
      </div>
      ${linkButton({ label: texts.openPanel, href: notification.panelUrl })} ${notes}`,
  );
}

function row(label: string, value: Html): Html {
  return html`<p style="margin:0 0 8px">
    <span style="display:block;font-size:14px;color:#52525b">${label}</span>${value}
  </p> `;
}

function link(href: string, label: string): Html {
  return html`<a href="${href}" style="color:${ACCENT}">${label}</a>`;
}

/** Encoded, so that an address cannot add a subject or further recipients. */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** Callable only when it is plainly a number; anything else stays text. */
function phone(number: string): Html {
  const dialled = number.replace(/[\s()./-]/g, '');
  return /^\+?\d{3,15}$/.test(dialled) ? link(`tel:${dialled}`, number) : html`${number}`;
}

function remarks({ name, language, receivedAt }: ContactNotification): string[] {
  return [
    fill(texts.received, { date: date.format(receivedAt) }),
    ...(language === 'de' ? [] : [fill(texts.languageHint, { language: texts.languages[language] })]),
    fill(texts.replyHint, { name }),
  ];
}

/** The name of a choice of the form, or the visitor's own words. */
function serviceName(service: string | null): string {
  if (service === null) return texts.noService;
  const names: Record<string, string> = texts.services;
  return Object.hasOwn(names, service) ? names[service]! : service;
}
