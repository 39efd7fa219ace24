import { expect, it } from '@jest/globals';
import { readConfig } from './config.ts';
import { startTestServer } from './testing/test-server.ts';

it('the web server believes a proxy on this machine unless told of others', () => {
  expect(readConfig({}).trustedProxies).toEqual(['loopback']);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8 172.16.0.0/12' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '172.16.0.0/12',
  ]);
});

it.each([
  ['this machine', '127.0.0.1', '203.0.113.9'],
  ['the local network', '192.168.1.20', '192.168.1.20'],
])('a caller from %s appears to the services as who it is allowed to be', async (_where, caller, seen) => {
  const server = await startTestServer({});
  let address = '';
  server.addHook('onRequest', async (request) => {
    address = request.ip;
  });
  await server.inject({ url: '/', remoteAddress: caller, headers: { 'x-forwarded-for': '203.0.113.9' } });
  await server.close();
  expect(address).toBe(seen);
});

it('the web server names every wrong variable at once', () => {
  const wrong = { PORT: 'eighty', AUTH_URL: 'auth:3000', METRICS_TOKEN: 'short' };
  expect(() => readConfig(wrong)).toThrow(/PORT.*AUTH_URL.*METRICS_TOKEN/);
});

it('the site is reached by https on its domain, whatever PUBLIC_URL says', () => {
  expect(readConfig({ DOMAIN: 'www.garage.example', PUBLIC_URL: 'http://garage.example' }).publicUrl).toBe(
    'https://www.garage.example',
  );
  expect(readConfig({ DOMAIN: '', PUBLIC_URL: 'http://garage.example/' }).publicUrl).toBe(
    'http://garage.example',
  );
});
