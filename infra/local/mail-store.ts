import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address, type Attachment } from 'postal-mime';

/** A caught mail, as `GET /api/messages` answers it. */
export interface CaughtMail {
  id: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** The entry for the reader's calendar, if one came along. */
  calendar: string | null;
  messageId: string;
  date: string;
  receivedAt: string;
  headers: Record<string, string>;
}

const SUFFIX = '.eml';

/** Mails as files, exactly as they came, named so that the names sort by arrival. */
export class MailStore {
  readonly #dir: string;
  readonly #parsed = new Map<string, Promise<CaughtMail>>();
  #lastArrival = 0;

  constructor(dir: string) {
    this.#dir = dir;
    mkdirSync(dir, { recursive: true, mode: 0o700 }); // mails name visitors
  }

  /** Returns when the mail is complete on disk; only then may the sender be told so. */
  async add(raw: Buffer): Promise<string> {
    this.#lastArrival = Math.max(Date.now(), this.#lastArrival + 1);
    const id = `${this.#lastArrival}-${randomBytes(4).toString('hex')}`;
    const file = path.join(this.#dir, id + SUFFIX);
    await writeFile(`${file}.part`, raw);
    await rename(`${file}.part`, file);
    return id;
  }

  /** Newest first. */
  async list(): Promise<CaughtMail[]> {
    const names = (await readdir(this.#dir)).filter((name) => name.endsWith(SUFFIX));
    const ids = names.map((name) => name.slice(0, -SUFFIX.length)).toSorted();
    return Promise.all(ids.toReversed().map((id) => this.#read(id)));
  }

  async find(id: string): Promise<CaughtMail | undefined> {
    return (await this.list()).find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    for (const { id } of await this.list()) {
      await rm(path.join(this.#dir, id + SUFFIX), { force: true });
      this.#parsed.delete(id);
    }
  }

  #read(id: string): Promise<CaughtMail> {
    const known = this.#parsed.get(id) ?? parse(id, path.join(this.#dir, id + SUFFIX));
    this.#parsed.set(id, known);
    return known;
  }
}

async function parse(id: string, file: string): Promise<CaughtMail> {
  const mail = await PostalMime.parse(await readFile(file), { attachmentEncoding: 'utf8' });
  return {
    id,
    from: mail.from ? addressText(mail.from) : '',
    to: (mail.to ?? []).map(addressText),
    replyTo: (mail.replyTo ?? []).map(addressText),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    calendar: calendarIn(mail.attachments),
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/** The same entry is in a mail twice: as a version of its text, and as a file. */
function calendarIn(attachments: Attachment[]): string | null {
  const entry = attachments.find(({ mimeType }) => /^(?:text\/calendar|application\/ics)$/.test(mimeType));
  return typeof entry?.content === 'string' ? entry.content : null;
}

function addressText({ name, address }: Address): string {
  return name ? `${name} <${address}>` : (address ?? '');
}
