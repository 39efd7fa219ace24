import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ARCHIVE_BODY_LIMIT, ARCHIVE_FIRST_LINE_LIMIT } from '@garage/contracts/content-archive';
import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };
import { refusal } from './refusal.js';

const INCOMING = '.incoming-';
const DAY_MS = 24 * 60 * 60 * 1000;
const PART_BYTES = 1024 * 1024;

/** Writes what is being sent to disk, so that it arrives as fast as it comes and is looked at afterwards. */
export async function receive(body: Readable, folder: string, limit = ARCHIVE_BODY_LIMIT): Promise<string> {
  const file = path.join(folder, INCOMING + randomBytes(6).toString('hex'));
  try {
    await pipeline(body, withinLimit(limit), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return file;
}

/** What a crash has left behind in the middle of an import. */
export async function removeForgotten(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(INCOMING)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null); // removed meanwhile
    if (found && found.mtimeMs < now.getTime() - DAY_MS) await rm(file, { force: true });
  }
}

function withinLimit(limit: number) {
  return async function* parts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const part of source) {
      bytes += part.length;
      if (bytes > limit) throw new AppError(413, 'payload-too-large', texts.tooLarge);
      yield part;
    }
  };
}

/** The lines of a file, one after the other; a longer one than any archive has is refused. */
export async function* linesOf(
  file: string,
  longest = ARCHIVE_FIRST_LINE_LIMIT,
): AsyncGenerator<string, undefined> {
  let line = '';
  const parts: AsyncIterable<string> = createReadStream(file, {
    encoding: 'utf8',
    highWaterMark: PART_BYTES,
  });
  for await (const part of parts) {
    let from = 0;
    for (let end = part.indexOf('\n'); end !== -1; end = part.indexOf('\n', from)) {
      yield line + part.slice(from, end);
      line = '';
      from = end + 1;
    }
    line += part.slice(from);
    if (line.length > longest) throw refusal(texts.notAnArchive);
  }
  if (line !== '') yield line;
}
