import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { AdminClient } from './admin-client.ts';

const session = (adminToken: string) => ({ user: { id: 92, username: 'admin' }, adminToken });
const tokenInvalid = {
  status: 403,
  body: { statusCode: 403, code: 'admin-token-invalid', message: 'Veraltet' },
};
const unauthenticated = {
  status: 401,
  body: { statusCode: 401, code: 'unauthenticated', message: 'Anmelden' },
};

let api: FakeApi;
let client: AdminClient;
let signedOut: jest.Mock<() => void>;

beforeEach(() => {
  api = fakeApi();
  client = new AdminClient();
  signedOut = jest.fn<() => void>();
  client.onSignedOut(signedOut);
});

const tokens = (call: string) => api.calls(call).map(({ headers }) => headers['x-admin-token']);

describe('the token', () => {
  it('comes from the login and goes with every change, but not with reading', async () => {
    api.on('POST /api/admin/login', session('t1'));
    api.on('PUT /api/admin/things/1', { ok: true });
    api.on('GET /api/admin/things', { ok: true });
    await client.login({ username: 'admin', password: 'geheim' });
    await expect(client.send('PUT', '/api/admin/things/1', { on: true })).resolves.toEqual({ ok: true });
    await client.get('/api/admin/things');
    expect(tokens('PUT /api/admin/things/1')).toEqual(['t1']);
    expect(api.calls('PUT /api/admin/things/1')[0]?.body).toEqual({ on: true });
    expect(tokens('GET /api/admin/things')).toEqual([undefined]);
    expect(api.calls('GET /api/admin/user')).toHaveLength(0);
  });

  it('is fetched first when a reload has lost it', async () => {
    api.on('GET /api/admin/user', session('t2'));
    api.on('DELETE /api/admin/things/1', { success: true });
    await client.send('DELETE', '/api/admin/things/1');
    expect(tokens('DELETE /api/admin/things/1')).toEqual(['t2']);
  });

  it.each([
    ['stale', tokenInvalid],
    ['refused with 401', unauthenticated],
  ])('is fetched anew when it is %s, and the call made once more', async (_name, refusal) => {
    api.on('POST /api/admin/login', session('old'));
    api.on('GET /api/admin/user', session('new'));
    api.on('PUT /api/admin/things/1', refusal, { ok: true });
    await client.login({ username: 'admin', password: 'geheim' });
    await expect(client.send('PUT', '/api/admin/things/1', {})).resolves.toEqual({ ok: true });
    expect(tokens('PUT /api/admin/things/1')).toEqual(['old', 'new']);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('is fetched once for calls that find it stale together', async () => {
    api.on('POST /api/admin/login', session('old'));
    api.on('GET /api/admin/user', session('new'));
    for (const id of [1, 2, 3]) api.on(`PUT /api/admin/things/${id}`, tokenInvalid, { ok: true });
    await client.login({ username: 'admin', password: 'geheim' });
    await Promise.all([1, 2, 3].map((id) => client.send('PUT', `/api/admin/things/${id}`, {})));
    expect(api.calls('GET /api/admin/user')).toHaveLength(1);
  });

  it('is not tried a third time', async () => {
    api.on('GET /api/admin/user', session('t'));
    api.on('PUT /api/admin/things/1', tokenInvalid);
    await expect(client.send('PUT', '/api/admin/things/1', {})).rejects.toMatchObject({ status: 403 });
    expect(api.calls('PUT /api/admin/things/1')).toHaveLength(2);
  });
});

describe('a refusal', () => {
  it('tells that nobody is signed in when no new token is to be had', async () => {
    api.on('GET /api/admin/things', unauthenticated);
    api.on('GET /api/admin/user', unauthenticated);
    await expect(client.get('/api/admin/things')).rejects.toMatchObject({ status: 401 });
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('for a missing permission is passed on without asking for a token', async () => {
    api.on('GET /api/admin/things', {
      status: 403,
      body: { statusCode: 403, code: 'forbidden', message: 'Nein' },
    });
    await expect(client.get('/api/admin/things')).rejects.toMatchObject({
      status: 403,
      error: { message: 'Nein' },
    });
    expect(api.calls('GET /api/admin/user')).toHaveLength(0);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('of a login or a check is left to the caller', async () => {
    api.on('POST /api/admin/login', unauthenticated);
    api.on('GET /api/admin/user', unauthenticated);
    await expect(client.login({ username: 'a', password: 'b' })).rejects.toMatchObject({ status: 401 });
    await expect(client.currentUser()).rejects.toMatchObject({ status: 401 });
    expect(api.calls('POST /api/admin/login')).toHaveLength(1);
    expect(signedOut).not.toHaveBeenCalled();
  });
});

const make = (name: string) => client.send('POST', '/api/admin/things', { name });

describe('a finger that taps twice', () => {
  beforeEach(async () => {
    api.on('POST /api/admin/login', session('t1'));
    api.on('POST /api/admin/things', { id: 1 }, { id: 2 });
    await client.login({ username: 'admin', password: 'geheim' });
  });
  it('makes one change, with one answer for both taps', async () => {
    await expect(Promise.all([make('a'), make('a')])).resolves.toEqual([{ id: 1 }, { id: 1 }]);
    expect(api.calls('POST /api/admin/things')).toHaveLength(1);
  });

  it('makes two when something else was wanted, or the first is done', async () => {
    await Promise.all([make('a'), make('b')]);
    await make('b');
    expect(api.calls('POST /api/admin/things')).toHaveLength(3);
  });
});

describe('a connection that fails', () => {
  const gone = new TypeError('Failed to fetch');

  beforeEach(async () => {
    api.on('POST /api/admin/login', session('t1'));
    await client.login({ username: 'admin', password: 'geheim' });
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'does not repeat a %s by itself: the first may have arrived',
    async (method) => {
      api.on(`${method} /api/admin/things`, gone, { ok: true });
      await expect(client.send(method, '/api/admin/things', {})).rejects.toThrow('could not be reached');
      expect(api.calls(`${method} /api/admin/things`)).toHaveLength(1);
    },
  );

  it('repeats what carries a key, with the same key, and reading', async () => {
    api.on('POST /api/admin/things', gone, { ok: true });
    api.on('GET /api/admin/things', gone, { ok: true });
    const key = { [IDEMPOTENCY_KEY_HEADER]: 'one' };
    await expect(client.send('POST', '/api/admin/things', {}, key)).resolves.toEqual({ ok: true });
    await expect(client.get('/api/admin/things')).resolves.toEqual({ ok: true });
    const sent = api.calls('POST /api/admin/things').map(({ headers }) => headers[IDEMPOTENCY_KEY_HEADER]);
    expect(sent).toEqual(['one', 'one']);
  });
});

it('the panel’s client signs out with the token and forgets it, without reporting the end of the session', async () => {
  api.on('POST /api/admin/login', session('t1'));
  api.on('POST /api/admin/logout', { success: true });
  api.on('GET /api/admin/user', unauthenticated);
  await client.login({ username: 'admin', password: 'geheim' });
  await client.logout();
  expect(tokens('POST /api/admin/logout')).toEqual(['t1']);
  await expect(client.logout()).rejects.toMatchObject({ status: 401 });
  expect(api.calls('POST /api/admin/logout')).toHaveLength(1);
  expect(signedOut).not.toHaveBeenCalled();
});

it('the panel’s client tells after each answer that the server has renewed the session', async () => {
  const contacted = jest.fn();
  client.onContact(contacted);
  api.on('GET /api/admin/things', { ok: true });
  await client.get('/api/admin/things');
  expect(contacted).toHaveBeenCalledTimes(1);
});
