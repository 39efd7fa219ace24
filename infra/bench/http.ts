import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startStack } from '../e2e/support/stack.ts';
import { machineLoad } from './machine-load.ts';
import { startStaticNginx } from './static-nginx.ts';

/** `npm run bench:http -- --seconds 3` */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });

const CONNECTIONS = 16;
/** What each rate should reach, as a part of nginx sending the same bytes from disk. */
const MEASURED = [
  { name: 'public HTML', path: '/', file: 'page.html', aim: 0.5 },
  { name: 'public HTML, French', path: '/fr/services', file: 'fr.html', aim: 0.5 },
  { name: 'active promotions', path: '/api/promotions/active', file: 'promotions.json', aim: 0.5 },
] as const;

async function rate(url: string): Promise<{ perSecond: number; p99: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    headers: { 'accept-encoding': 'gzip' },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}

const stack = await startStack();
const files: Record<string, Buffer> = {};
for (const { path, file } of MEASURED) {
  const response = await fetch(stack.url + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  files[file] = gzipSync(Buffer.from(await response.arrayBuffer()));
}
const yardstick = await startStaticNginx(files);
try {
  const table: Record<string, Record<string, number | string>> = {};
  for (const { name, path, file, aim } of MEASURED) {
    await rate(stack.url + path); // warm
    const ours = await rate(stack.url + path);
    const disk = await rate(`${yardstick.url}/${file}`);
    const ratio = ours.perSecond / disk.perSecond;
    table[name] = {
      'per second': Math.round(ours.perSecond),
      'p99 ms': ours.p99,
      'from disk': Math.round(disk.perSecond),
      ratio: Number(ratio.toFixed(2)),
      aim,
      reached: ratio >= aim ? 'yes' : 'no',
    };
  }
  console.log(`${CONNECTIONS} connections, ${values.seconds} s each; ${machineLoad()}`);
  console.log(
    'The client shares the cores and is one thread: where both rates are its own limit, the ratio is too.',
  );
  console.table(table);
} finally {
  await yardstick.stop();
  await stack.stop();
}
