import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JSON_BODY_LIMIT } from '@garage/contracts/common';
import { ProbeModule } from '../testing/probe.fixture.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(ProbeModule);
});

afterAll(() => test.close());

describe('a request on the wire', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', 'FROBNICATE / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET /api/probe/count HTTP/1.1\r\n\r\n', 400],
    [
      'no host in the old protocol',
      'POST /api/probe/notes HTTP/1.0\r\nOrigin: http://evil.example\r\n\r\n',
      403,
    ],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'a bad cookie',
      'GET /api/admin/probe/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: sid=%E0%A4%A; ;;=\r\n\r\n',
      401,
    ],
    [
      'a bad host',
      'GET /api/probe/nothing HTTP/1.1\r\nHost: [::\r\nConnection: close\r\nOrigin: http://[::\r\n\r\n',
      404,
    ],
  ])('is refused: %s', async (_title, bytes, status) => {
    const { port, hostname } = new URL(test.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('is refused without hanging up on a sender who is still sending, who would not read the answer', async () => {
    const { port, hostname } = new URL(test.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    const answered = async (status: number): Promise<void> => {
      while (!received.includes(`HTTP/1.1 ${status} `)) await once(socket, 'data');
    };
    const half = 'x'.repeat(JSON_BODY_LIMIT);
    socket.write(
      `POST /api/probe/notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${2 * half.length}\r\n\r\n${half}`,
    );
    await answered(413);
    socket.write(`${half}GET /api/probe/count HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await answered(200);
    expect(received).toContain('payload-too-large');
  });
});
