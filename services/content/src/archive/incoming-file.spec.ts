import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linesOf, receive, removeForgotten } from './incoming-file.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'incoming-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const body = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

describe('a file that is being sent', () => {
  it('is on disk as it was sent', async () => {
    const file = await receive(body('Grü', 'ezi\n'), folder, 9);
    expect(readFileSync(file, 'utf8')).toBe('Grüezi\n');
  });

  it('is refused in German as soon as it is too large, and leaves nothing', async () => {
    const refused = receive(body('123456', '7890'), folder, 9);
    await expect(refused).rejects.toMatchObject({ status: 413, message: 'Die Datei ist grösser als 1 GB.' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing when the connection breaks', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('gone')) });
    await expect(receive(broken, folder)).rejects.toThrow('gone');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is removed a day after a crash, and nothing else is', async () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const names = { '.incoming-old': 25, '.incoming-new': 23, 'picture.jpg': 99 };
    for (const [name, hours] of Object.entries(names)) {
      const file = path.join(folder, name);
      writeFileSync(file, '');
      const at = new Date(now.getTime() - hours * 3_600_000);
      utimesSync(file, at, at);
    }
    await removeForgotten(folder, now);
    expect(readdirSync(folder).toSorted()).toEqual(['.incoming-new', 'picture.jpg']);
  });
});

async function linesIn(text: string, longest?: number): Promise<string[]> {
  const file = path.join(folder, 'lines');
  writeFileSync(file, text);
  const lines: string[] = [];
  for await (const line of linesOf(file, longest)) lines.push(line);
  return lines;
}

describe('the lines of a file', () => {
  it('come one by one, however long', async () => {
    const long = 'ü'.repeat(700_000);
    expect(await linesIn(`a\n${long}\n\nb`)).toEqual(['a', long, '', 'b']);
  });

  it('are refused when one is longer than any that we write', async () => {
    await expect(linesIn('x'.repeat(20), 10)).rejects.toMatchObject({ status: 400 });
  });
});
