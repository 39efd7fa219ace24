import { setTimeout as sleep } from 'node:timers/promises';
import { everyPublicAddress } from '../../bench/public-paths.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import type { DrillLine } from '../table.ts';
import { onlyIn, shown } from './answers.ts';
import { everyStaffCall } from './every-staff-call.ts';
import { missingOf, repeatedIn, sendNumbered, storedNumbers } from './numbered-messages.ts';
import { readPages } from './readers.ts';
import { ReceivedMails } from './received-mails.ts';
import { lookAround } from './staff-looks.ts';

const READERS_PER_SECOND = 20;
const MESSAGES_PER_SECOND = 5;
const BEFORE_MS = 1000;
const MAILED_WITHIN_MS = 180_000;
/** "Not now" in the words of HTTP. */
const NOT_NOW = ['429', '503'];
/** What staff may be told: some of what they ask for is not there on a new site. */
const STAFF_ANSWERS = ['200', '404', ...NOT_NOW];

export interface Outage {
  drill: string;
  /** What is not there. */
  what: string;
  seconds: number;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Visitors read and write and staff look at things while something is not there; afterwards nothing may be missing. */
export async function watchOutage(stack: Stack, dataDir: string, outage: Outage): Promise<DrillLine[]> {
  const { drill, what, seconds } = outage;
  const count = MESSAGES_PER_SECOND * seconds;
  const staff = await signedIn(stack);
  const [paths, calls] = await Promise.all([
    everyPublicAddress(stack.url),
    everyStaffCall(stack.databaseUrl),
  ]);
  const sending = sendNumbered(stack.url, count, MESSAGES_PER_SECOND);
  await sleep(BEFORE_MS);
  await outage.begin();
  const [reading, looks] = await Promise.all([
    readPages(stack.url, paths, READERS_PER_SECOND, seconds),
    lookAround(staff, calls, seconds),
  ]);
  const refused = new Map(sending.others);
  await outage.end();
  const ended = performance.now();
  await sending.done;
  const secondsAfter = (performance.now() - ended) / 1000;

  const { accepted } = sending;
  const unmailed = await untilMailed(new ReceivedMails(dataDir), accepted);
  const stored = await storedNumbers(stack.databaseUrl);
  const faults = [missingOf(accepted, stored).length, repeatedIn(stored).length, unmailed];
  const line = (done: string, figure: string, aim: string, holds: boolean): DrillLine => ({
    drill,
    done,
    figure,
    aim,
    holds,
  });
  return [
    line(
      `${what} for ${seconds} s: ${reading.pages} pages`,
      `refused: ${shown(reading.refused)}`,
      'none refused',
      reading.refused.size === 0,
    ),
    line(
      `${MESSAGES_PER_SECOND} messages a second meanwhile`,
      `refused: ${shown(refused)}`,
      'nothing but 429, 503',
      onlyIn(NOT_NOW, refused),
    ),
    line(
      'everything that staff read, in turn, meanwhile',
      shown(looks.answers),
      'answers, 429, 503',
      onlyIn(STAFF_ANSWERS, looks.answers),
    ),
    line(
      'afterwards: until all messages are accepted, which are sent again every second',
      `${secondsAfter.toFixed(1)} s, ${accepted.size} of ${count} accepted`,
      'all of them',
      accepted.size === count,
    ),
    line(
      'accepted messages that are lost, stored twice, not mailed',
      faults.join(', '),
      '0, 0, 0',
      faults.every((fault) => fault === 0),
    ),
  ];
}

/** How many were not mailed in time. */
async function untilMailed(mails: ReceivedMails, accepted: ReadonlySet<number>): Promise<number> {
  for (const end = Date.now() + MAILED_WITHIN_MS; ; await sleep(2000)) {
    const missing = missingOf(accepted, await mails.numbers()).length;
    if (missing === 0 || Date.now() > end) return missing;
  }
}
