import type { Language } from './languages.js';
import type { CustomerMail } from './mails-editor.js';
import { LANGUAGE_SUFFIX } from './page-texts.js';

/**
 * What mails to customers say as long as the garage words nothing itself, and how they look. Its own words are the
 * page `mails` of the editors; the contact service, which sends the mails, answers these.
 */
export const MAIL_TEXTS_PATH = '/api/admin/mail-texts';
export const MAIL_PREVIEW_PATH = `${MAIL_TEXTS_PATH}/preview`;

/** The garage's own words of one mail in one language; what is empty says the default. */
export interface OwnMailTexts {
  subject: string;
  greeting: string;
  /** In place of a line of the greeting that names somebody whose name is not known. */
  greetingUnnamed: string;
  closing: string;
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * The field of all mails that speaks for a mail's own while that is empty: `allGreetingFr` for `readyGreetingFr`; null
 * for all others.
 */
export function sharedMailField(name: string): string | null {
  const part = /^(?!all[A-Z]).*?((?:Greeting|Closing)(?:En|Fr|It|Pt)?)$/.exec(name)?.[1];
  return part === undefined ? null : `all${part}`;
}

/** The garage's own words of a mail among the values of the page `mails`. */
export function ownMailTexts(values: Values, mail: CustomerMail, language: Language): OwnMailTexts {
  const own = (part: string) => values[part + LANGUAGE_SUFFIX[language]] ?? '';
  return {
    subject: own(`${mail}Subject`),
    greeting: own(`${mail}Greeting`) || own('allGreeting'),
    greetingUnnamed: own('allGreetingUnnamed'),
    closing: own(`${mail}Closing`) || own('allClosing'),
  };
}

/** `GET`: by the names of the fields of the page `mails`; what all mails share, under its shared name only. */
export interface MailTextsResponse {
  defaults: Record<string, string>;
}

/** `POST …/preview` */
export interface MailPreviewRequest extends OwnMailTexts {
  mail: CustomerMail;
  language: Language;
  /** Whether the example's customer has a name that is sent on. */
  isNamed: boolean;
}

/** The mail as it would leave, with example data. */
export interface MailPreviewResponse {
  subject: string;
  text: string;
  html: string;
}
