import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { everyPublicAddress } from '../bench/public-paths.ts';
import { sendMessage } from '../e2e/support/api-client.ts';
import { measureFreshness } from '../e2e/support/freshness.ts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { countedUp, onlyIn, shown } from './support/answers.ts';
import { expectClocks } from './support/clocks.ts';
import { Colleague } from './support/colleague.ts';
import { JOB_WITHIN_SECONDS, jobsOfEachMinute, untilJob } from './support/each-minute.ts';
import { everyStaffCall } from './support/every-staff-call.ts';
import { MovedClock } from './support/moved-clock.ts';
import { messagesLine } from './support/message-faults.ts';
import { numberedRequest } from './support/numbered-messages.ts';
import { untilMailed } from './support/outgoing-mails.ts';
import { type Load, steadyLoad } from './support/steady-load.ts';
import { BARRED_SECONDS, barredFor, tryTooOften } from './support/wrong-passwords.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'clock-jump';
const COLLEAGUES = 2;
const PAGES_PER_SECOND = 10;
const MESSAGES_PER_SECOND = 5;
/** Before each jump. */
const CALM_MS = 5000;
const SMTP_AWAY_MS = 5000;
/** What was written and could not be sent waits half a minute, then a minute. */
const MAILED_WITHIN_SECONDS = 120;
/** As promised to staff, and a bit: other things are done meanwhile. */
const SEEN_WITHIN_MS = 5000;
const SEEN_AIM = `${SEEN_WITHIN_MS / 1000} s at most`;

interface Jump {
  name: string;
  bySeconds: number;
  /** How often somebody at work is signed out: after ten minutes without a sign of them it is right. */
  signedOut: number;
  /** The SMTP server is away when it happens, so that mails wait for an attempt. */
  withoutSmtp?: true;
}

const JUMPS: readonly Jump[] = [
  { name: 'five minutes forward', bySeconds: 300, signedOut: 0, withoutSmtp: true },
  { name: 'an hour forward', bySeconds: 3600, signedOut: COLLEAGUES },
  { name: 'an hour back', bySeconds: -3600, signedOut: 0 },
];

/** The clock of all parts is put forward and back while visitors read and write, staff work and mails go out. */
export async function clockJump(): Promise<DrillLine[]> {
  await using started = new AsyncDisposableStack();
  const clock = started.use(new MovedClock());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'garage-drill-'));
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const stack = await startStack({ keptIn: dataDir, environment: clock.environment });
  started.defer(() => stack.stop());
  // With the limits of a real site, for signing in.
  await stack.stopPart('auth');
  await stack.startPart('auth', { RATE_LIMIT_FACTOR: '1' });

  const people = await People.of(stack);
  const lines: DrillLine[] = [];
  for (const jump of JUMPS) {
    console.error(`the clock goes ${jump.name} …`);
    lines.push(...(await people.whileClockJumps(clock, jump)));
  }
  // What was ordered in the last moment before the clock went back is due when that moment comes again.
  clock.put(clock.aheadSeconds - JUMPS.at(-1)!.bySeconds);
  const begun = performance.now();
  const isMailed = await untilMailed(stack.databaseUrl);
  const waited = (performance.now() - begun) / 1000;
  return [
    ...lines,
    await messagesLine(DRILL, people.accepted, stack.databaseUrl, dataDir),
    {
      drill: DRILL,
      done: 'at the end, by the clock of before: until no mail waits any more',
      figure: isMailed ? `${waited.toFixed(0)} s` : 'some still wait',
      aim: `${MAILED_WITHIN_SECONDS} s at most`,
      holds: isMailed && waited <= MAILED_WITHIN_SECONDS,
    },
  ];
}

/** Visitors who read and write, and colleagues at work. */
class People {
  readonly accepted = new Set<number>();
  readonly #stack: Stack;
  readonly #colleagues: readonly Colleague[];
  readonly #paths: readonly string[];
  readonly #calls: readonly string[];
  #written = 0;

  private constructor(
    stack: Stack,
    colleagues: readonly Colleague[],
    paths: readonly string[],
    calls: readonly string[],
  ) {
    this.#stack = stack;
    this.#colleagues = colleagues;
    this.#paths = paths;
    this.#calls = calls;
  }

  static async of(stack: Stack): Promise<People> {
    const colleagues: Colleague[] = [];
    for (let nth = 0; nth < COLLEAGUES; nth += 1) colleagues.push(await Colleague.of(stack));
    return new People(
      stack,
      colleagues,
      await everyPublicAddress(stack.url),
      await everyStaffCall(stack.databaseUrl),
    );
  }

  async whileClockJumps(clock: MovedClock, jump: Jump): Promise<DrillLine[]> {
    const stack = this.#stack;
    const visitor = `somebody ${jump.name}`;
    await tryTooOften(stack.url, visitor);
    for (const colleague of this.#colleagues) {
      colleague.answers.clear();
      colleague.signedOut = 0;
    }
    const end = new AbortController();
    const load = this.#startLoad(end.signal);
    await sleep(CALM_MS);
    if (jump.withoutSmtp) {
      await stack.stopMailServer();
      await sleep(SMTP_AWAY_MS);
    }
    const jobs = await jobsOfEachMinute(stack.databaseUrl);
    clock.put(clock.aheadSeconds + jump.bySeconds);
    await sleep(SMTP_AWAY_MS);
    if (jump.withoutSmtp) await stack.startMailServer();
    await expectClocks(stack, clock.aheadSeconds);
    const barred = await barredFor(stack.url, visitor);
    const [seen, jobAfter] = await Promise.all([seenLines(stack, jump), untilJob(stack.databaseUrl, jobs)]);
    end.abort();
    const { pages, messages } = await load;
    return [
      loadLine(jump, 'pages', pages),
      loadLine(jump, 'messages', messages),
      this.#staffLine(jump),
      ...seen,
      {
        drill: DRILL,
        done: `${jump.name}: whoever was barred after too many wrong passwords still is for`,
        figure: `${barred} s`,
        aim: jump.bySeconds > BARRED_SECONDS ? '0 s' : `${BARRED_SECONDS} s at most`,
        holds: barred <= (jump.bySeconds > BARRED_SECONDS ? 0 : BARRED_SECONDS),
      },
      {
        drill: DRILL,
        done: `${jump.name}: until a job of each minute was done`,
        figure: jobAfter === null ? `not within ${JOB_WITHIN_SECONDS} s` : `${jobAfter.toFixed(0)} s`,
        // pg-boss waits for the hour to come again: infra/docs/drills.md.
        aim: jump.bySeconds > 0 ? `${JOB_WITHIN_SECONDS} s at most` : '',
        holds: jump.bySeconds > 0 ? jobAfter !== null : null,
      },
    ];
  }

  async #startLoad(end: AbortSignal): Promise<{ pages: Load; messages: Load }> {
    const { url } = this.#stack;
    const [pages, messages] = await Promise.all([
      steadyLoad('pages', PAGES_PER_SECOND, end, (nth) => fetch(url + this.#paths[nth % this.#paths.length])),
      steadyLoad('messages', MESSAGES_PER_SECOND, end, async () => {
        const number = (this.#written += 1);
        const response = await sendMessage(url, numberedRequest(number));
        if (response.ok) this.accepted.add(number);
        return response;
      }),
      ...this.#colleagues.map((colleague) => colleague.work(this.#calls, end)),
    ]);
    return { pages, messages };
  }

  #staffLine({ name, signedOut }: Jump): DrillLine {
    const found = this.#colleagues.reduce((sum, colleague) => sum + colleague.signedOut, 0);
    const answers = new Map<string, number>();
    for (const colleague of this.#colleagues) {
      for (const [answer, times] of colleague.answers)
        answers.set(answer, (answers.get(answer) ?? 0) + times);
    }
    return {
      drill: DRILL,
      done: `${name}: ${COLLEAGUES} colleagues at work`,
      figure: `signed out ${found} times; ${shown(answers)}`,
      aim: signedOut === 0 ? 'not signed out' : `${signedOut} times, as after an hour's pause`,
      holds: found === signedOut && onlyIn(['200', '404'], answers),
    };
  }
}

/**
 * Until visitors see what staff have changed. nginx keeps a page until a moment, and when the clock has gone back that one
 * is far away: infra/docs/drills.md says what helps. So that is told, and what the web server does is judged.
 */
async function seenLines(stack: Stack, { name, bySeconds }: Jump): Promise<DrillLine[]> {
  const done = `${name}: until visitors see what staff have changed`;
  const [byGateway] = await measureFreshness(stack, 1, name);
  const line = { drill: DRILL, done, figure: secondsOf(byGateway!.page), aim: SEEN_AIM };
  if (bySeconds > 0) return [{ ...line, holds: byGateway!.page <= SEEN_WITHIN_MS }];
  const [byWeb] = await measureFreshness({ ...stack, url: stack.webUrl }, 1, `${name} past the gateway`);
  return [
    { ...line, aim: '', holds: null },
    {
      ...line,
      done: `${done}, without the gateway`,
      figure: secondsOf(byWeb!.page),
      holds: byWeb!.page <= SEEN_WITHIN_MS,
    },
  ];
}

const secondsOf = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'not within 15 s');

function loadLine({ name }: Jump, kind: string, { asked, failed, slowestMs }: Load): DrillLine {
  return {
    drill: DRILL,
    done: `${name}: ${kind}`,
    figure: `${countedUp(failed)} of ${asked} failed (${shown(failed)}); the slowest took ${(slowestMs / 1000).toFixed(1)} s`,
    aim: '0 failed',
    holds: failed.size === 0 && asked > 0,
  };
}
