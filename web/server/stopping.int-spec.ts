import { expect, it } from '@jest/globals';
import { startTestServer } from './testing/test-server.ts';
import { stopInOrder } from './stopping.ts';

it('a web server that is told to stop answers who still comes, and keeps no connection for more', async () => {
  const server = await startTestServer({});
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const before = await fetch(`${url}/health/live`);
  expect(before.headers.get('connection')).not.toBe('close');
  await before.text();

  // Long enough to be asked three times on a busy machine.
  const stopped = stopInOrder(server, 3000);
  for (let asked = 0; asked < 3; asked += 1) {
    const answer = await fetch(`${url}/health/live`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    await answer.text();
  }
  await stopped;
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
});
