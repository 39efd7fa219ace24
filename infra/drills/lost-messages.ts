import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/median.ts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { countedUp, shown } from './support/answers.ts';
import {
  missingOf,
  repeatedIn,
  type Sending,
  sendNumbered,
  storedNumbers,
} from './support/numbered-messages.ts';
import { untilMailed } from './support/outgoing-mails.ts';
import { oneOf, randomOf } from './support/random.ts';
import { ReceivedMails } from './support/received-mails.ts';
import { asRecovering, FIRST_SUCCESS, recoveryOf, type Victim, VICTIMS } from './support/recovery.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'lost-messages';
/** Between a recovery and the next kill. */
const QUIET_MS = { least: 1000, most: 7000 };
/** The last messages see no kill: what is killed last has to show that it works again. */
const CALM_END_MS = 15_000;
/** One in so many times, a second one is killed with the first. */
const TWO_AT_ONCE = 4;
const TWICE_PER_THOUSAND = 1;
/** Answers that tell a visitor, or the page, to come again. */
const EXPECTED_REFUSALS = new Set(['429', '503', 'none']);

export interface LostMessagesOptions {
  messages: number;
  perSecond: number;
  /** Of the kills: whom, when, and how many at once. */
  seed: number;
}

type Kills = Record<Victim, { times: number; alone: number[] }>;

/** Kills at random while visitors write, and looks for every message that was taken. */
export async function lostMessages(options: LostMessagesOptions): Promise<DrillLine[]> {
  const { messages, perSecond, seed } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'garage-drill-'));
  await using started = new AsyncDisposableStack();
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const stack = await startStack({ keptIn: dataDir });
  started.defer(() => stack.stop());
  const mails = new ReceivedMails(dataDir);

  const sending = sendNumbered(stack.url, messages, perSecond);
  const killForMs = (messages / perSecond) * 1000 - CALM_END_MS;
  const kills = await killAtRandom(killForMs, stack, randomOf(seed));
  await sending.done;
  const isDrained = await untilMailed(stack.databaseUrl);
  const done = `${messages} messages, ${perSecond} a second, ${count(kills)} kills (seed ${seed})`;
  return [
    ...linesOf(done, sending, await storedNumbers(stack.databaseUrl), await mails.numbers()),
    {
      drill: DRILL,
      done: 'mails that still wait when everything is back',
      figure: isDrained ? 'none' : 'some',
      aim: 'none',
      holds: isDrained,
    },
    ...recoveryLines(kills),
  ];
}

async function killAtRandom(forMs: number, stack: Stack, random: () => number): Promise<Kills> {
  const kills = Object.fromEntries(
    VICTIMS.map((name) => [name, { times: 0, alone: [] }]),
  ) as unknown as Kills;
  const end = performance.now() + forMs;
  for (;;) {
    await sleep(QUIET_MS.least + random() * (QUIET_MS.most - QUIET_MS.least));
    const victims = new Set([oneOf(VICTIMS, random)]);
    if (random() < 1 / TWO_AT_ONCE) victims.add(oneOf(VICTIMS, random));
    if (performance.now() > end) return kills;
    const times = await Promise.all(
      [...victims].map(async (victim) => ({ victim, ms: await recoveryOf(victim, asRecovering(stack)) })),
    );
    console.error(times.map(({ victim, ms }) => `${victim} was away for ${seconds(ms)}`).join(', '));
    for (const { victim, ms } of times) {
      kills[victim].times += 1;
      if (victims.size === 1 || ms === Number.POSITIVE_INFINITY) kills[victim].alone.push(ms);
    }
  }
}

function linesOf(
  done: string,
  { accepted, others }: Sending,
  stored: ReadonlyMap<number, number>,
  mailed: ReadonlyMap<number, number>,
): DrillLine[] {
  const line = (what: string, found: number, most: number, figure = String(found)): DrillLine => ({
    drill: DRILL,
    done: what,
    figure,
    aim: most === 0 ? '0' : `${most} at most`,
    holds: found <= most,
  });
  const unexpected = new Map([...others].filter(([answer]) => !EXPECTED_REFUSALS.has(answer)));
  const lost = missingOf(accepted, stored).length;
  return [
    line(done, lost, 0, `${lost} of ${accepted.size} accepted are lost`),
    line('accepted messages whose mail did not arrive', missingOf(accepted, mailed).length, 0),
    line('messages stored twice', repeatedIn(stored).length, 0),
    line(
      'messages mailed twice',
      repeatedIn(mailed).length,
      Math.ceil((accepted.size * TWICE_PER_THOUSAND) / 1000),
    ),
    line('other answers than 201, 429 and 503', countedUp(unexpected), 0, shown(unexpected)),
    {
      drill: DRILL,
      done: 'sent again under the same key, until accepted',
      figure: shown(others),
      aim: '',
      holds: null,
    },
  ];
}

function recoveryLines(kills: Kills): DrillLine[] {
  return VICTIMS.filter((victim) => kills[victim].alone.length > 0).map((victim) => {
    const { times, alone } = kills[victim];
    const longest = Math.max(...alone);
    return {
      drill: DRILL,
      done: `${victim} killed ${times} times: until ${FIRST_SUCCESS[victim]}`,
      figure: `${seconds(median(alone))} (median of ${alone.length}), ${seconds(longest)} at most`,
      aim: 'comes back',
      holds: Number.isFinite(longest),
    };
  });
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const count = (kills: Kills) => Object.values(kills).reduce((all, { times }) => all + times, 0);
