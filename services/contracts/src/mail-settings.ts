import type { IsoTimestamp } from './common.js';
import type { OutgoingMail } from './mails.js';

/** In whose name the site sends mails, and who of the staff gets them. Answered by the contact service. */
export const MAIL_SETTINGS_PATH = '/api/admin/mail-settings';
/** `POST` sends a mail to the recipients. */
export const MAIL_TEST_PATH = `${MAIL_SETTINGS_PATH}/test`;

export const MAIL_SETTINGS_LIMITS = { senderName: 80, address: 254, recipients: 10 } as const;

/** What is empty is taken from the server's environment. */
export interface MailSettings {
  senderName: string;
  senderAddress: string;
  recipients: string[];
}

/** `GET` and the answer to `PUT /api/admin/mail-settings`. */
export interface MailSettingsResponse {
  settings: MailSettings;
  /** What the environment says. */
  defaults: MailSettings;
  /** Host and port of the mail server, which only the environment can change: its address holds a password. */
  server: string;
  /** 0 while nothing has been saved. */
  version: number;
  savedAt: IsoTimestamp | null;
  savedBy: string | null;
  /** What became of the last test. */
  lastTest: OutgoingMail | null;
}

/** `PUT /api/admin/mail-settings`. 409 when somebody else has saved since this version was read. */
export interface SaveMailSettingsRequest extends MailSettings {
  version: number;
}

/** `POST /api/admin/mail-settings/test`; while a test is on its way, no other is sent. */
export interface MailTestResponse {
  mail: OutgoingMail;
}
