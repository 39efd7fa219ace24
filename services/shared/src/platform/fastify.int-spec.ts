import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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
    ['a path that could be read as a host', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['the same with a host', 'GET //[:: HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
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

describe('a body', () => {
  let impatient: TestApp;

  beforeAll(async () => {
    impatient = await startTestApp(
      ProbeModule,
      {},
      // Far from both senders of below, also when this machine stands still for some seconds.
      { bodyRate: { gracePeriodMs: 300, bytesPerSecond: 50 } },
    );
  });

  afterAll(() => impatient.close());

  /** Sends a note in parts of this length, twenty in a second, until there is an answer. */
  async function answerToNote(partLength: number): Promise<string> {
    const note = JSON.stringify({ name: 'Anna', message: 'x'.repeat(2000), privacy: true });
    const { port, hostname } = new URL(impatient.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    const closed = once(socket, 'close');
    const isAnswered = () => received !== '';
    socket.write(
      `POST /api/probe/notes HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${note.length}\r\n\r\n`,
    );
    for (let sent = 0; sent < note.length && !isAnswered(); sent += partLength) {
      socket.write(note.slice(sent, sent + partLength));
      await sleep(50);
    }
    await closed;
    return received;
  }

  it('that comes a byte now and then is ended with a reason, and so is its connection', async () => {
    const answer = await answerToNote(1);
    expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close/i);
    expect(answer).toContain('"code":"request-timeout"');
    expect(answer).toContain('Bitte prüfen Sie Ihre Internetverbindung');
  });

  it('that takes its time on a slow line is read to its end', async () => {
    expect(await answerToNote(200)).toMatch(/^HTTP\/1\.1 201 /);
  });
});
