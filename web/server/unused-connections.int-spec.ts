import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { startTestServer } from './testing/test-server.ts';

it('a web server that stops does not wait for connections on which nothing was ever asked', async () => {
  const server = await startTestServer({});
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const unused = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const ended = once(unused.resume(), 'close');
  await once(unused, 'connect');
  // Whatever answers this has taken in the other connection before.
  await (await fetch(`${url}/health/live`)).text();
  const begin = Date.now();
  await server.close();
  await ended;
  expect(Date.now() - begin).toBeLessThan(5000);
});
