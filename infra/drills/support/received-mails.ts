import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { numberIn } from './numbered-messages.ts';

/** What the SMTP server has taken, read where it keeps it: it may be down, and ten thousand mails are no page. */
export class ReceivedMails {
  readonly #folder: string;

  /** @param dataDir The folder of a stack's data. */
  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'mail');
  }

  /** How often each numbered message was mailed, by what the mails say. */
  async numbers(): Promise<Map<number, number>> {
    const times = new Map<number, number>();
    for (const name of (await readdir(this.#folder)).filter((each) => each.endsWith('.eml'))) {
      const { text = '' } = await PostalMime.parse(await readFile(path.join(this.#folder, name)));
      const number = numberIn(text);
      if (number !== null) times.set(number, (times.get(number) ?? 0) + 1);
    }
    return times;
  }
}
