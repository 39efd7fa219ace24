import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProbeModule } from '../testing/probe.fixture.js';
import { createUser, signIn, startTestApp, type TestApp } from '../testing/test-app.js';

interface Line {
  level: string;
  msg: string;
  requestId?: string;
  route?: string;
  [key: string]: unknown;
}

let test: TestApp;
let written = '';

beforeAll(async () => {
  test = await startTestApp(ProbeModule, {}, { logDestination: { write: (line) => void (written += line) } });
});

afterAll(() => test.close());

beforeEach(() => {
  written = '';
});

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const requestLines = () => lines().filter(({ msg }) => msg === 'request');

describe('the log of a request', () => {
  it('is one line that says what was asked for, how it ended and how long it took', async () => {
    await fetch(`${test.url}/api/probe/notes/7?email=vreni@example.ch`, {
      headers: { 'x-request-id': 'gateway-0123456789', 'x-forwarded-for': '203.0.113.77' },
    });
    expect(requestLines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        service: 'contact',
        requestId: 'gateway-0123456789',
        method: 'GET',
        route: '/api/probe/notes/:id',
        status: 404,
        durationMs: expect.any(Number),
        client: '203.0.113.0/24',
        msg: 'request',
      },
    ]);
  });

  it('puts the request id on every line of the request, also after its body was read', async () => {
    const answer = await fetch(`${test.url}/api/probe/broken`, {
      headers: { 'x-request-id': 'id-of-broken-1' },
    });
    expect(answer.status).toBe(500);
    expect(lines().map(({ requestId }) => requestId)).toEqual(['id-of-broken-1', 'id-of-broken-1']);

    written = '';
    await fetch(`${test.url}/api/probe/log`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'id-of-log-line' },
      body: JSON.stringify({ padding: 'x'.repeat(90_000) }),
    });
    expect(lines().map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['written by a feature', 'id-of-log-line'],
      ['request', 'id-of-log-line'],
    ]);
  });

  it('names the user on every line, from the sign-in to the sign-out', async () => {
    const user = await createUser(test.db);
    const { headers } = await signIn(test.app, user);
    const get = (path: string, init: RequestInit = {}) => fetch(test.url + path, { headers, ...init });
    await get('/api/probe/count');
    await fetch(`${test.url}/api/admin/probe/sign-in/${user.id}`, { method: 'POST' });
    await get('/api/admin/probe/me');
    await get('/api/admin/probe/users', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: 'not JSON',
    });
    await get('/api/admin/probe/broken');
    await get('/api/admin/probe/sign-out', { method: 'POST' });
    await get('/api/admin/probe/me');
    expect(lines().map(({ msg, status, userId }) => [msg, status, userId])).toEqual([
      ['request', 200, undefined],
      ['request', 200, user.id],
      ['request', 200, user.id],
      ['request', 400, user.id],
      ['answered 500 internal-error', undefined, user.id],
      ['request', 500, user.id],
      ['request', 200, user.id],
      ['request', 401, undefined],
    ]);
  });

  it('says of a refusal who was refused and which permission was missing', async () => {
    const user = await createUser(test.db, { roleId: 2 });
    const { headers } = await signIn(test.app, user);
    const refused = (path: string, more: Record<string, string> = {}, method = 'GET') =>
      fetch(test.url + path, { method, headers: { ...headers, ...more } });
    await refused('/api/admin/probe/users');
    await refused('/api/admin/undeclared');
    await refused('/api/admin/probe/sign-out', { 'x-admin-token': 'another' }, 'POST');
    await refused('/api/admin/probe/sign-out', { origin: 'https://evil.example' }, 'POST');
    const line = { level: 'warn', userId: user.id, requestId: expect.any(String) };
    expect(lines().filter(({ msg }) => msg.startsWith('answered'))).toEqual([
      expect.objectContaining({
        ...line,
        msg: 'answered 403 forbidden',
        method: 'GET',
        route: '/api/admin/probe/users',
        missing: 'users:write',
      }),
      expect.objectContaining({ ...line, msg: 'answered 403 forbidden', route: '/api/admin/undeclared' }),
      expect.objectContaining({ ...line, msg: 'answered 403 admin-token-invalid' }),
      expect.objectContaining({ ...line, msg: 'answered 403 origin-refused' }),
    ]);
  });

  it('contains nothing of what people sent and nothing that opens a session', async () => {
    const user = await createUser(test.db, {
      username: 'secret-username',
      fullName: 'Secretary Secret',
      email: 'secret@example.ch',
    });
    const { cookie, adminToken, headers } = await signIn(test.app, user);
    const json = { ...headers, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' };
    const post = (path: string, body: string) =>
      fetch(test.url + path, { method: 'POST', headers: json, body });
    const note = {
      name: 'Secret Name',
      message: 'secret message',
      email: 'secret@example.ch',
      privacy: true,
    };
    await post('/api/probe/notes', JSON.stringify(note));
    await post('/api/probe/notes', JSON.stringify({ ...note, password: 'secret password' }));
    await post('/api/probe/notes', '{"message": "secret message", broken');
    await post('/api/admin/probe/users', '');
    await fetch(`${test.url}/api/probe/unvalidated/secret?token=secret`, { headers });
    await fetch(`${test.url}/api/probe/broken-statement`, { headers });
    await fetch(`${test.url}/api/probe/secret-address/secret`, { headers });
    await fetch(`${test.url}/api/probe/secret%`, { headers });
    await post('/api/admin/probe/sign-out', '');

    expect(requestLines()).toHaveLength(8); // an address that cannot be read reaches no route
    expect(written).not.toMatch(/secret/i);
    expect(written).not.toContain('203.0.113.77');
    expect(written).not.toContain(adminToken);
    for (const part of cookie.split('=')[1]?.split('.') ?? []) expect(written).not.toContain(part);
  });

  it('stays quiet about health checks', async () => {
    await fetch(`${test.url}/health/live`);
    expect(requestLines()).toMatchObject([{ level: 'debug', route: '/health/live' }]);
  });
});
