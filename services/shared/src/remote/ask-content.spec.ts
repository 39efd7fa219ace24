import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { askContent } from './ask-content.js';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Asks a content service that answers in this way. */
async function ask(answer: RequestListener, headers?: Record<string, string>) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return askContent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '/garage', headers);
}

const breakOff: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': 10 });
  response.write('half', () => request.socket.destroy());
};
const silent: RequestListener = () => {};
const endless: RequestListener = (_request, response) => response.write('half');

it('whoever asks content is told what it says, and by what to ask for it again', async () => {
  const reply = await ask(({ url }, response) => response.setHeader('etag', '"1"').end(`${url} in Zürich`));
  expect(reply).toEqual({ status: 200, etag: '"1"', text: '/garage in Zürich' });
});

it('whoever asks content is told that nothing has changed', async () => {
  const reply = await ask(
    ({ headers }, response) => response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200).end(),
    { 'if-none-match': '"1"' },
  );
  expect(reply).toEqual({ status: 304, etag: null, text: '' });
});

it('asking content throws when it answers with an error', async () => {
  await expect(ask((_request, response) => response.writeHead(500).end())).rejects.toThrow('answered 500');
});

it('asking content throws when it breaks off in the middle of its answer', async () => {
  await expect(ask(breakOff)).rejects.toThrow('aborted');
});

it('asking content does not wait for ever, neither for an answer nor for its end', async () => {
  await Promise.all([silent, endless].map((answer) => expect(ask(answer)).rejects.toThrow('aborted')));
});
