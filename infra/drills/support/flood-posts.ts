import { CONTACT_PATH } from '@garage/contracts/contact';
import autocannon from 'autocannon';
import { numberedRequest } from './numbered-messages.ts';

/** A program of its own, which `floodPosts` starts: its work must not disturb who measures. Prints what it has heard. */
interface Wish {
  url: string;
  from: number;
  connections: number;
  seconds: number;
  /** Seconds. */
  patience: number;
}

const { url, from, connections, seconds, patience } = JSON.parse(process.argv[2] ?? '') as Wish;
const accepted: number[] = [];
const statuses: Record<string, number> = {};
let silent = 0;
let next = from;

const { errors, timeouts, duration } = await autocannon({
  url: url + CONTACT_PATH,
  connections,
  duration: seconds,
  timeout: patience,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  requests: [
    {
      // Each connection has a context of its own, and sends its next message when this one is answered.
      setupRequest: (request, context) => {
        const number = next++;
        Object.assign(context, { number });
        return { ...request, body: JSON.stringify(numberedRequest(number)) };
      },
      onResponse: (status, _body, context, headers) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 201) accepted.push((context as { number: number }).number);
        const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
        if ((status === 429 || status === 503) && !names.includes('retry-after')) silent += 1;
      },
    },
  ],
});
if (errors + timeouts > 0) statuses['none'] = errors + timeouts;
const answers = Object.values(statuses).reduce((sum, times) => sum + times, 0);
process.stdout.write(JSON.stringify({ perSecond: answers / duration, statuses, silent, accepted }));
