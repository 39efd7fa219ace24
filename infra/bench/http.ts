import { argon2, randomBytes, randomUUID } from 'node:crypto';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { CONTACT_PATH } from '@garage/contracts/contact';
import { ACTIVE_PROMOTIONS_PATH } from '@garage/contracts/promotions';
import type { Options } from 'autocannon';
import { contactRequest } from '../e2e/support/api-client.ts';
import { type PartName, startStack } from '../e2e/support/stack.ts';
import { startBareHandler } from './bare-handler.ts';
import { CONNECTIONS, rate } from './load.ts';
import { machineLoad } from './machine-load.ts';
import { memoryOfDescendants } from './stack-memory.ts';
import { startStaticNginx } from './static-nginx.ts';
import { ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';

/** `npm run bench:http -- --seconds 3` */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const SECONDS = Number(values.seconds);

/** What each rate should reach, as a part of nginx sending the same bytes from disk. */
const FROM_DISK = [
  { name: 'public HTML', path: '/', file: 'page.html', aim: 0.5 },
  { name: 'public HTML, French', path: '/fr/services', file: 'fr.html', aim: 0.5 },
  { name: 'active promotions', path: ACTIVE_PROMOTIONS_PATH, file: 'promotions.json', aim: 0.5 },
] as const;
const UNCACHED_AIM = 0.4;
const MESSAGE_AIM = 0.25;
const LOGIN_AIM = 0.8;
const SLOWER_DURING_LOGINS_AIM = 3;
const MEMORY_AIM_MIB = 450;
const START_AIM_MS = 1500;

const JSON_HEADERS = { 'content-type': 'application/json' };
/** As `services/auth` hashes: 19 MiB, two passes, one lane. */
const HASHING = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const hash = promisify(argon2);

type Row = Record<string, number | string>;
const rates: Record<string, Row> = {};
const others: Record<string, Row> = {};

/** Measures ours, warmed up, and what it is compared with. */
async function compare(name: string, aim: number, ours: () => Promise<number>, bare: () => Promise<number>) {
  await ours();
  const perSecond = await ours();
  const yardstick = await bare();
  const ratio = perSecond / yardstick;
  rates[name] = {
    'per second': Number(perSecond.toFixed(1)),
    yardstick: Number(yardstick.toFixed(1)),
    ratio: Number(ratio.toFixed(2)),
    aim,
    reached: ratio >= aim ? 'yes' : 'no',
  };
}

function note(name: string, value: number, aim: number): void {
  others[name] = { value: Number(value.toFixed(1)), aim, reached: value <= aim ? 'yes' : 'no' };
}

const perSecond = async (url: string, options?: Partial<Options>) =>
  (await rate(url, SECONDS, options)).perSecond;

/** As many at once as there are connections, for as long as the other rates. */
async function bareHashes(): Promise<number> {
  const start = Date.now();
  let done = 0;
  const one = async () => {
    while (Date.now() - start < SECONDS * 1000) {
      await hash('argon2id', { ...HASHING, message: randomBytes(24), nonce: randomBytes(16) });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return done / ((Date.now() - start) / 1000);
}

ensurePrograms(STACK_PROGRAMS);
const stack = await startStack();
note('memory of the idle stack, MiB', memoryOfDescendants(), MEMORY_AIM_MIB);
for (const part of ['auth', 'content', 'contact', 'web'] satisfies PartName[]) {
  await stack.stopPart(part);
  const start = Date.now();
  await stack.startPart(part);
  note(`first answer of ${part}, ms`, Date.now() - start, START_AIM_MS);
}

const files: Record<string, Buffer> = {};
for (const { path, file } of FROM_DISK) {
  const response = await fetch(stack.url + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  files[file] = gzipSync(Buffer.from(await response.arrayBuffer()));
}
const promotions: unknown = await (await fetch(stack.url + ACTIVE_PROMOTIONS_PATH)).json();
const [disk, bare] = await Promise.all([startStaticNginx(files), startBareHandler(promotions)]);

const message: Partial<Options> = {
  method: 'POST',
  headers: JSON_HEADERS,
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        headers: { ...JSON_HEADERS, [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
        body: JSON.stringify(contactRequest()),
      }),
    },
  ],
};
const login: Partial<Options> = {
  method: 'POST',
  headers: JSON_HEADERS,
  body: JSON.stringify(stack.admin),
};

try {
  for (const { name, path, file, aim } of FROM_DISK) {
    await compare(
      name,
      aim,
      () => perSecond(stack.url + path),
      () => perSecond(`${disk.url}/${file}`),
    );
  }
  await compare(
    'active promotions, uncached',
    UNCACHED_AIM,
    () => perSecond(stack.contentUrl + ACTIVE_PROMOTIONS_PATH),
    () => perSecond(bare.url),
  );
  await compare(
    'message sent',
    MESSAGE_AIM,
    () => perSecond(stack.url + CONTACT_PATH, message),
    () => perSecond(bare.url, { ...message, headers: JSON_HEADERS }),
  );
  const calm = await rate(stack.url, SECONDS);
  await compare('login', LOGIN_AIM, () => perSecond(stack.url + AUTH_PATHS.login, login), bareHashes);
  const [busy] = await Promise.all([
    rate(stack.url, SECONDS),
    perSecond(stack.url + AUTH_PATHS.login, login),
  ]);
  note(
    'p99 of pages during logins, times that without',
    busy.p99 / Math.max(calm.p99, 1),
    SLOWER_DURING_LOGINS_AIM,
  );

  console.log(`${CONNECTIONS} connections, ${SECONDS} s each; ${machineLoad()}`);
  console.log(
    'The client shares the cores and is one thread: where both rates are its own limit, the ratio is too.',
  );
  console.log('Yardsticks: nginx from disk; node:http with pg; argon2id alone.');
  console.table(rates);
  console.table(others);
} finally {
  await Promise.all([disk.stop(), bare.stop()]);
  await stack.stop();
}
