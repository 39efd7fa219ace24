import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from '@jest/globals';
import { freePort } from './free-port.ts';

const MODULE = new URL('port-claim.ts', import.meta.url).href;
/** Where nobody else looks, and not where another run of this file does. */
const FIRST_PORT = 10_000 + (process.pid % 120) * 30;
const neighbours: ReturnType<typeof spawn>[] = [];

afterAll(() => {
  for (const neighbour of neighbours) neighbour.kill('SIGKILL');
});

/** Another process that speaks for a port, and stays. */
async function neighbourWith(port: number) {
  const program = `import { claimPort } from '${MODULE}'; console.log(String(claimPort(${port}))); setInterval(() => {}, 1000);`;
  const neighbour = spawn(process.execPath, ['--input-type=module', '-e', program]);
  neighbours.push(neighbour);
  const [answer] = (await once(neighbour.stdout, 'data')) as [Buffer];
  return { neighbour, answer: String(answer).trim() };
}

it('a port that nobody listens on yet is passed over when another process has spoken for it', async () => {
  const first = await freePort(FIRST_PORT);
  const { neighbour, answer } = await neighbourWith(first + 1);
  expect(answer).toBe('true');
  expect(await freePort(first + 1)).toBeGreaterThan(first + 1);
  neighbour.kill('SIGKILL');
  await once(neighbour, 'exit');
  expect(await freePort(first + 1)).toBe(first + 1);
});

it('a process may come back to its own port, and nobody else takes it', async () => {
  const port = await freePort(FIRST_PORT + 8);
  expect(await freePort(port)).toBe(port);
  expect((await neighbourWith(port)).answer).toBe('false');
});

it('of many who look for a port at the same moment, each gets one of its own', async () => {
  const first = await freePort(FIRST_PORT + 12);
  const { neighbour } = await neighbourWith(first + 1);
  neighbour.kill('SIGKILL');
  await once(neighbour, 'exit');
  const begin = Date.now() + 1000;
  const program = `import { claimPort } from '${MODULE}'; while (Date.now() < ${begin}); let port = ${first + 1};
    while (!claimPort(port)) port += 1; console.log(String(port)); setInterval(() => {}, 1000);`;
  const ports = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const seeker = spawn(process.execPath, ['--input-type=module', '-e', program]);
      neighbours.push(seeker);
      const [port] = (await once(seeker.stdout, 'data')) as [Buffer];
      return Number(String(port));
    }),
  );
  expect(new Set(ports).size).toBe(8);
});
