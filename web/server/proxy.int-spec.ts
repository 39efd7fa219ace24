import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { deadAddress, fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

let auth: FakeService;
let contact: FakeService;
let server: FastifyInstance;

beforeAll(async () => {
  auth = await fakeService(({ url }) => ({
    status: 200,
    body: { from: 'auth', url },
    headers: { 'x-own': 'yes' },
  }));
  contact = await fakeService(({ url }) => ({ status: 201, body: { from: 'contact', url } }));
  server = await startTestServer({ auth: auth.url, contact: contact.url, content: await deadAddress() });
});
afterAll(async () => {
  await server.close();
  await Promise.all([auth.close(), contact.close()]);
});

describe('calls to services', () => {
  it.each([
    ['/api/contact', 'contact'],
    ['/api/admin/contact-messages/7?x=1', 'contact'],
    ['/api/admin/users', 'auth'],
    ['/api/never-heard-of', 'auth'],
  ])('go by the gateway’s route table: %s to %s', async (url, service) => {
    const { json } = await server.inject({ url });
    expect(json()).toEqual({ from: service, url });
  });

  it('arrive with body, method and the visitor’s address, and come back as they are', async () => {
    const { statusCode, headers } = await server.inject({
      method: 'PUT',
      url: '/api/admin/user',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', cookie: 'sid=1' },
      payload: '{"broken',
    });
    expect(statusCode).toBe(200);
    expect(headers['x-own']).toBe('yes');
    const seen = auth.seen.at(-1);
    expect(seen).toMatchObject({ method: 'PUT', body: '{"broken' });
    expect(seen?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-request-id': headers['x-request-id'],
      cookie: 'sid=1',
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', {}],
    ['text/plain', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('arrive unread as %s %o', async (type, headers) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': type, ...headers },
      payload: 'a=b',
    });
    expect(statusCode).toBe(201);
    expect(contact.seen.at(-1)).toMatchObject({ method: 'POST', body: 'a=b' });
  });

  it('are refused in the common form when nobody can tell what they carry', async () => {
    const { statusCode, json } = await server.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': ';;;' },
      payload: '{}',
    });
    expect([statusCode, json().code]).toEqual([415, 'unsupported-media-type']);
  });

  it('answer 503 in German and in the common form while a service is down', async () => {
    const { statusCode, json, headers } = await server.inject({ url: '/api/website/garage' });
    expect(statusCode).toBe(503);
    expect(json()).toEqual({
      statusCode: 503,
      code: 'dependency-unavailable',
      message: expect.stringContaining('nicht erreichbar'),
      requestId: headers['x-request-id'],
    });
  });
});
