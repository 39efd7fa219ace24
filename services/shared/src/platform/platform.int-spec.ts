import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HealthChecks } from '../health/health-checks.js';
import { holdSlowRequest, ProbeModule } from '../testing/probe.fixture.js';
import {
  createUser,
  listRoutes,
  METRICS_TOKEN,
  readMetrics,
  signIn,
  startTestApp,
  type TestApp,
} from '../testing/test-app.js';
import { stop } from './shutdown.js';

describe('a running service', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp(ProbeModule);
  });

  afterAll(() => test.close());

  it('lists every route with who may call it, and no route bypasses the guard', () => {
    const routes = listRoutes(test.app).map(({ method, path, access }) => `${method} ${path} ${access}`);
    expect(routes).toEqual(
      [
        'ALL /api/admin *',
        'ALL /api/admin/* *',
        'GET /api/admin/docs/contact.json signed-in',
        'GET /api/admin/probe/broken signed-in',
        'GET /api/admin/probe/me signed-in',
        'POST /api/admin/probe/sign-in/:id public',
        'POST /api/admin/probe/sign-out signed-in',
        'GET /api/admin/probe/slow signed-in',
        'GET /api/admin/probe/users users:write',
        'POST /api/admin/probe/users users:write',
        'GET /api/admin/undeclared denied',
        'GET /api/probe/broken public',
        'GET /api/probe/broken-badly public',
        'GET /api/probe/broken-statement public',
        'GET /api/probe/busy public',
        'GET /api/probe/count public',
        'POST /api/probe/log public',
        'POST /api/probe/notes public',
        'GET /api/probe/notes/:id public',
        'GET /api/probe/slow public',
        'GET /api/probe/unvalidated/:value public',
        'GET /health/live public',
        'GET /health/ready public',
        'GET /metrics public',
      ].toSorted((left, right) => {
        const [leftPath = '', rightPath = ''] = [left.split(' ')[1], right.split(' ')[1]];
        return leftPath.localeCompare(rightPath) || left.localeCompare(right);
      }),
    );
  });

  it('describes its calls, their limits and the one error form', async () => {
    const { headers } = await signIn(test.app, await createUser(test.db, { roleId: 2 }));
    const answer = await fetch(`${test.url}/api/admin/docs/contact.json`, { headers });
    const document = (await answer.json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
      components: { schemas: Record<string, { properties: Record<string, unknown>; required: string[] }> };
    };
    expect(document.paths['/api/probe/notes']?.['post']?.responses['default']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
    });
    expect(document.components.schemas['NoteDto']).toMatchObject({
      required: ['name', 'message', 'privacy'],
      properties: {
        name: { type: 'string', maxLength: 20 },
        stars: { type: 'integer', minimum: 1, maximum: 5 },
        language: { enum: ['de', 'fr'] },
      },
    });
    expect(Object.keys(document.paths).filter((path) => /health|metrics|\*/.test(path))).toEqual([]);
  });

  it('describes itself to nobody who is not signed in', async () => {
    expect((await fetch(`${test.url}/api/admin/docs/contact.json`)).status).toBe(401);
  });

  it('shows its metrics to nobody but the holder of the operator’s token', async () => {
    for (const authorization of [undefined, '', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, 'Bearer ']) {
      const headers = authorization === undefined ? undefined : { authorization };
      const answer = await fetch(`${test.url}/metrics`, { headers });
      expect([authorization, answer.status]).toEqual([authorization, 404]);
    }
    expect((await readMetrics(test.url)).status).toBe(200);
  });

  it('has no metrics to show where the operator gave no token', async () => {
    const closed = await startTestApp(ProbeModule, { METRICS_TOKEN: '' });
    for (const token of [METRICS_TOKEN, 'undefined', '']) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${closed.url}/metrics`, { headers })).status).toBe(404);
    }
    await closed.close();
  });

  it('counts requests by route pattern', async () => {
    await fetch(`${test.url}/api/probe/notes/41`);
    await fetch(`${test.url}/nothing/at/all`);
    const metrics = await (await readMetrics(test.url)).text();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/probe\/notes\/:id",status="404"\} 1/,
    );
    expect(metrics).toContain('route="(none)"');
    expect(metrics).not.toContain('/nothing');
    expect(metrics).toContain('process_resident_memory_bytes');
  });

  it('is ready only while everything a feature depends on answers', async () => {
    const checks: HealthChecks = test.app.get(HealthChecks);
    let works = false;
    checks.register('mail queue', async () => {
      if (!works) throw new Error('not connected');
    });
    const readiness = async () => {
      const answer = await fetch(`${test.url}/health/ready`);
      return { status: answer.status, body: await answer.json() };
    };
    expect(await readiness()).toEqual({
      status: 503,
      body: {
        status: 'unavailable',
        checks: { postgres: 'ok', accounts: 'ok', sessions: 'ok', 'mail queue': 'unavailable' },
      },
    });
    const told = async () => (await readMetrics(test.url)).text();
    expect(await told()).toMatch(/^dependency_up\{check="postgres"\} 1$/m);
    expect(await told()).toMatch(/^dependency_up\{check="mail queue"\} 0$/m);
    works = true;
    expect(await told()).toMatch(/^dependency_up\{check="mail queue"\} 1$/m);
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('a service that is told to stop', () => {
  it('is not ready, finishes running requests, closes their connections and then Postgres', async () => {
    const test = await startTestApp(ProbeModule);
    const held = holdSlowRequest();
    const agent = new Agent({ keepAlive: true });
    const slow = new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      request(`${test.url}/api/probe/slow`, { agent }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
      })
        .on('error', reject)
        .end();
    });
    await held.started;

    // Long enough to be asked on a busy machine.
    const stopped = stop(test.app, 3000);
    const ready = await fetch(`${test.url}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'stopping' }]);
    const isOpen = () =>
      fetch(`${test.url}/health/live`).then(
        () => true,
        ({ message }: Error) => message !== 'fetch failed',
      );
    while (await isOpen()) await sleep(50);
    await sleep(300);
    expect(test.db.isInitialized).toBe(true);
    held.release();
    expect(await slow).toEqual({ status: 200, connection: 'close' });
    await stopped;
    expect(test.db.isInitialized).toBe(false);
    agent.destroy();
    await test.close();
  });

  it('does not wait for connections on which nothing was ever asked', async () => {
    const test = await startTestApp(ProbeModule);
    const { port } = new URL(test.url);
    const unused = connect(Number(port), '127.0.0.1');
    const ended = once(unused.resume(), 'close');
    await once(unused, 'connect');
    // Whatever answers this has taken in the other connection before.
    await fetch(`${test.url}/health/live`);
    const begin = Date.now();
    await test.close();
    await ended;
    expect(Date.now() - begin).toBeLessThan(5000);
  });
});
