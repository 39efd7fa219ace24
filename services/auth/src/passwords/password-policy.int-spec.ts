import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH } from '@garage/contracts/garage';
import { PROFILE_PATHS } from '@garage/contracts/profile';
import { USERS_PATH } from '@garage/contracts/users';
import type { TestApp } from '@garage/shared/testing/test-app';
import { type Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';
import { GarageNames } from './garage-names.js';

let content: Server;
let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  content = createServer((request, response) => {
    response.writeHead(request.url === GARAGE_PATH ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ garage: DEFAULT_GARAGE, closures: [] }));
  });
  content.listen(0, '127.0.0.1');
  await once(content, 'listening');
  const { port } = content.address() as AddressInfo;
  test = await startAuthApp({ CONTENT_URL: `http://127.0.0.1:${port}` });
  while ((await test.app.get(GarageNames).current()).length === 0) await sleep(20);
  const owner = { fullName: 'Eva Brunner', email: 'evi.b@example.ch', username: 'werkstattleitung' };
  browser = await signedIn(test.url, (await createUser(test.db, owner)).username);
});
afterAll(async () => {
  await test.close();
  content.close();
});

const change = async (newPassword: string) => {
  const sent = { currentPassword: PASSWORD, newPassword };
  const { status, body } = await browser.call<ApiError>('PUT', PROFILE_PATHS.password, sent);
  return { status, reason: body.fields?.['newPassword'] };
};

describe('a new password', () => {
  it.each([
    ['the town of the garage', 'Amboss in Musterwil', '«Musterwil» aus dem Namen oder dem Ort der Garage'],
    ['its name', 'garagemuster und Tee', '«Garage» aus dem Namen oder dem Ort der Garage'],
    ['the own name', 'drei Brunnerinnen', '«Brunner» aus Ihrem Namen oder Ihrer E-Mail-Adresse'],
    ['the user name', 'Werkstattleitung 1', '«werkstattleitung» aus Ihrem Namen'],
    ['the mailbox', 'Tee mit evi am Abend', '«evi» aus Ihrem Namen oder Ihrer E-Mail-Adresse'],
  ])('must not contain %s', async (_what, password, reason) => {
    expect(await change(password)).toEqual({ status: 400, reason: expect.stringContaining(reason) });
  });

  it('for somebody else must not contain that person’s name either', async () => {
    const account = {
      username: 'ida',
      fullName: 'Ida Rüegsegger',
      roleId: 2,
      password: 'Tee mit Rueegsegger',
    };
    const { status, body } = await browser.call<ApiError>('POST', USERS_PATH, account);
    expect([status, body.fields?.['password']]).toEqual([400, expect.stringContaining('«Rüegsegger»')]);
  });

  it('must not contain the town when the content service is away either, once it has been known', async () => {
    content.closeAllConnections();
    content.close();
    expect((await change('Amboss in Musterwil')).status).toBe(400);
    expect((await change('blauer Amboss trinkt Tee')).status).toBe(200);
  });
});
