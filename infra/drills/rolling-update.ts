import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { everyPublicAddress } from '../bench/public-paths.ts';
import { type StaffClient, sendMessage } from '../e2e/support/api-client.ts';
import { signedIn } from '../e2e/support/signed-in.ts';
import { countedUp, shown } from './support/answers.ts';
import { everyStaffCall } from './support/every-staff-call.ts';
import { freeTimes } from './support/free-times.ts';
import { keepListening, type LivePanel } from './support/live-panel.ts';
import { messagesLine } from './support/message-faults.ts';
import { numberedRequest } from './support/numbered-messages.ts';
import { untilMailed } from './support/outgoing-mails.ts';
import type { Ending } from './support/replica.ts';
import { type ReplicatedPart, type ReplicatedSite, startReplicatedSite } from './support/replicated-site.ts';
import { type Load, steadyLoad } from './support/steady-load.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'rolling-update';
const PANELS = 2;
/** Before the first replica goes and after the last one has gone. */
const AROUND_MS = 3000;
/** A form has numbers of its own. */
const FIRST_FORM = 1_000_000;

/** Every replica of every part is replaced, part by part and then of all parts at once, while people are there. */
export async function rollingUpdate({ replicas }: { replicas: number }): Promise<DrillLine[]> {
  if (!(replicas > 1)) throw new Error('with one replica there is nothing to roll');
  await using started = new AsyncDisposableStack();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'garage-drill-'));
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startReplicatedSite(dataDir, replicas);
  started.defer(() => site.stop());

  const staff = await signedIn(site);
  const end = new AbortController();
  const people = await startPeople(site, staff, end.signal);
  const panels = Promise.all(
    Array.from({ length: PANELS }, () => keepListening(site.url, staff, end.signal)),
  );
  await sleep(AROUND_MS);
  const begun = performance.now();
  const oneByOne: Ending[] = [];
  for (const part of site.parts) oneByOne.push(...(await replaceAll(site, part, replicas)));
  const between = performance.now();
  const allAtOnce = await Promise.all(site.parts.map((part) => replaceAll(site, part, replicas)));
  const over = performance.now();
  await sleep(AROUND_MS);
  end.abort();
  const loads = await people.done;
  const isMailed = await untilMailed(site.databaseUrl);
  return [
    endingLine(
      `${replicas} replicas each of ${site.parts.join(', ')}, one after the other (${seconds(between - begun)})`,
      oneByOne,
    ),
    endingLine(`the same of all parts at once (${seconds(over - between)})`, allAtOnce.flat()),
    ...Object.entries(loads).map(([kind, load]) => loadLine(kind, load)),
    panelLine(await panels),
    await messagesLine(DRILL, people.accepted, site.databaseUrl, dataDir),
    {
      drill: DRILL,
      done: 'mails that still wait afterwards',
      figure: isMailed ? 'none' : 'some',
      aim: 'none',
      holds: isMailed,
    },
  ];
}

async function replaceAll(site: ReplicatedSite, part: ReplicatedPart, replicas: number): Promise<Ending[]> {
  const endings: Ending[] = [];
  for (let nth = 0; nth < replicas; nth += 1) endings.push(await site.replaceOldest(part));
  console.error(`${part}: replaced, the old ones ended within ${slowest(endings)}`);
  return endings;
}

/** Visitors and staff, each kind at its own rate, until the end. */
async function startPeople({ url, databaseUrl }: ReplicatedSite, staff: StaffClient, end: AbortSignal) {
  const accepted = new Set<number>();
  const write = async (number: number, send: () => Promise<Response>): Promise<Response> => {
    const response = await send();
    if (response.ok) accepted.add(number);
    return response;
  };
  const paths = await everyPublicAddress(url);
  await (await write(0, () => sendMessage(url, numberedRequest(0)))).arrayBuffer(); // something to look at
  const calls = await callsWithAnswer(staff, await everyStaffCall(databaseUrl));
  const rates = {
    pages: [15, (nth) => fetch(url + paths[nth % paths.length])],
    'pages made for each visitor': [1, () => fetch(`${url}/booking?service=1`)],
    messages: [5, (nth) => write(1 + nth, () => sendMessage(url, numberedRequest(1 + nth)))],
    'messages without scripts': [1, (nth) => write(FIRST_FORM + nth, () => sendForm(url, FIRST_FORM + nth))],
    'free times': [5, (nth) => fetch(url + freeTimes(nth))],
    'staff reads': [8, (nth) => staff.call('GET', calls[nth % calls.length]!)],
  } satisfies Record<string, [perSecond: number, ask: (nth: number) => Promise<Response>]>;
  const done = Promise.all(
    Object.entries(rates).map(
      async ([kind, [perSecond, ask]]) =>
        [`${kind}, ${perSecond} a second`, await steadyLoad(kind, perSecond, end, ask)] as const,
    ),
  );
  return { accepted, done: done.then((loads) => Object.fromEntries(loads)) };
}

/** Some of what staff ask for is not there on a new site. */
async function callsWithAnswer(staff: StaffClient, calls: readonly string[]): Promise<string[]> {
  const there: string[] = [];
  for (const call of calls) {
    const response = await staff.call('GET', call);
    await response.arrayBuffer();
    if (response.ok) there.push(call);
    else if (response.status !== 404) throw new Error(`${call} was answered ${response.status} in the calm`);
  }
  return there;
}

/** The contact form as a browser without scripts sends it: it is the web server that asks the service. */
function sendForm(url: string, number: number): Promise<Response> {
  const { name, email, phone, service, message } = numberedRequest(number);
  const body = new URLSearchParams({
    name,
    email,
    phone,
    service: service!,
    message,
    privacy: 'on',
    website: '',
  });
  return fetch(`${url}/contact`, { method: 'POST', body });
}

function endingLine(done: string, endings: readonly Ending[]): DrillLine {
  const killed = endings.filter(({ exitCode }) => exitCode === null).length;
  const failed = endings.filter(({ exitCode }) => exitCode !== null && exitCode !== 0).length;
  return {
    drill: DRILL,
    done,
    figure: `${endings.length} old ones ended within ${slowest(endings)}; killed: ${killed}, with an error: ${failed}`,
    aim: '0, 0',
    holds: killed === 0 && failed === 0,
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;

const slowest = (endings: readonly Ending[]) =>
  `${(Math.max(...endings.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(1)} s`;

function loadLine(kind: string, { asked, failed, slowestMs }: Load): DrillLine {
  return {
    drill: DRILL,
    done: `${kind}, meanwhile`,
    figure: `${countedUp(failed)} of ${asked} failed (${shown(failed)}); the slowest took ${(slowestMs / 1000).toFixed(1)} s`,
    aim: '0 failed',
    holds: asked > 0 && failed.size === 0,
  };
}

function panelLine(panels: readonly LivePanel[]): DrillLine {
  const refused = panels.reduce((sum, panel) => sum + panel.refused, 0);
  return {
    drill: DRILL,
    done: `${PANELS} open panels, whose streams end with their replica`,
    figure: `opened ${panels.map(({ opened }) => opened).join(' and ')} times; refused: ${refused}`,
    aim: '0 refused',
    holds: refused === 0 && panels.every(({ opened }) => opened > 1),
  };
}
