import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '../e2e/support/eventually.ts';
import { LogFile } from './log-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let dataDir: string;
let today: number;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'logs-'));
  today = Date.now();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => new LogFile(dataDir, 'part', () => today);
const read = (name: string) => {
  const file = path.join(dataDir, 'logs', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
/** What the file and the one before it hold, as soon as that is what they should. */
const found = (current: string, before: string) =>
  eventually(() => Promise.resolve(`${read('part.log')}|${read('part.log.1')}`), `${current}|${before}`);
const lengths = () => Promise.resolve(`${read('part.log').length} after ${read('part.log.1').length}`);

it('a log begins anew after two weeks and keeps the one before it, for two weeks more', async () => {
  const log = open();
  log.write('first');
  today += 15 * DAY_MS;
  log.write('second');
  expect(await found('second\n', 'first\n')).toBe('second\n|first\n');
  today += 15 * DAY_MS;
  log.write('third');
  expect(await found('third\n', 'second\n')).toBe('third\n|second\n');
});

it('a log goes on where it was after a restart, and begins anew when it is old enough', async () => {
  open().write('first');
  expect(await found('first\n', '')).toBe('first\n|');
  today += 13 * DAY_MS;
  open().write('second');
  expect(await found('first\nsecond\n', '')).toBe('first\nsecond\n|');
  today += 2 * DAY_MS;
  open().write('third');
  expect(await found('third\n', 'first\nsecond\n')).toBe('third\n|first\nsecond\n');
});

it('a log that grows quickly begins anew after ten megabytes, also while the site runs', async () => {
  const log = open();
  for (let n = 0; n < 10; n++) log.write('x'.repeat(1024 * 1024));
  log.write('later');
  const wanted = `6 after ${10 * (1024 * 1024 + 1)}`;
  expect(await eventually(lengths, wanted)).toBe(wanted);
});
