import { setTimeout as sleep } from 'node:timers/promises';
import type { CaughtMail } from '../../local/mail-store.ts';

/** Reads what really arrived at the SMTP server of the stack. */
export class MailClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async all(): Promise<CaughtMail[]> {
    const response = await fetch(`${this.#url}/api/messages`);
    const body = (await response.json()) as CaughtMail[] | { messages: CaughtMail[] };
    return Array.isArray(body) ? body : body.messages;
  }

  /** Mails whose text holds this; a test puts something unique into its message. */
  async about(text: string): Promise<CaughtMail[]> {
    return (await this.all()).filter((mail) => mail.text.includes(text));
  }

  /** Waits for the first mail to somebody whose subject begins so; fails when none comes in time. */
  async to(address: string, subject: string, timeoutMs = 30_000): Promise<CaughtMail> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(200)) {
      const mails = await this.all();
      const mail = mails.find(({ to, subject: its }) => to.includes(address) && its.startsWith(subject));
      if (mail) return mail;
    }
    throw new Error(`no mail "${subject}" to ${address} within ${timeoutMs} ms`);
  }

  /** Waits for the first mail about this; fails when none comes in time. */
  async waitFor(text: string, timeoutMs = 30_000): Promise<CaughtMail> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(200)) {
      const [mail] = await this.about(text).catch(() => []); // the catcher may be down on purpose
      if (mail) return mail;
    }
    throw new Error(`no mail about "${text}" within ${timeoutMs} ms`);
  }
}
