import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactRequest, sendMessage, StaffClient } from '../support/api-client.ts';
import { type Stack, startStack } from '../support/stack.ts';

let stack: Stack;
let admin: StaffClient;

beforeAll(async () => {
  stack = await startStack();
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
});
afterAll(async () => {
  await stack?.stop();
});

/** Long enough for a second delivery to show up if there were one. */
const SECOND_DELIVERY_MS = 8000;
/** Until the first attempt has failed. */
const FIRST_ATTEMPT_MS = 3000;

describe('a mail server that is down', () => {
  it('delays the mail without the visitor noticing, and it goes out once', async () => {
    await stack.stopMailServer();
    const text = randomUUID();

    const response = await sendMessage(stack.url, contactRequest({ message: `Auspuff klappert. ${text}` }));

    expect(response.status).toBe(201);
    await sleep(FIRST_ATTEMPT_MS);
    await stack.startMailServer();
    await stack.mails.waitFor(text, 90_000);
    await sleep(SECOND_DELIVERY_MS);
    expect(await stack.mails.about(text)).toHaveLength(1);
  });
});

describe('a contact service that is killed right after its answer', () => {
  it('has kept the message, and the mail goes out once', async () => {
    const text = randomUUID();
    // Away: what a service has been killed in the midst of handing over is sent again, as the same.
    await stack.stopMailServer();

    const response = await sendMessage(
      stack.url,
      contactRequest({ message: `Scheibenwischer gebrochen. ${text}` }),
    );
    stack.kill('contact');

    expect(response.status).toBe(201);
    await stack.startMailServer();
    await stack.untilReady('contact');
    expect((await admin.messages()).messages.filter(({ message }) => message.includes(text))).toHaveLength(1);
    await stack.mails.waitFor(text, 120_000);
    await sleep(SECOND_DELIVERY_MS);
    expect(await stack.mails.about(text)).toHaveLength(1);
  });
});

describe('a restarted auth service', () => {
  it('still knows who is signed in', async () => {
    stack.kill('auth');
    await stack.untilReady('auth');
    expect((await admin.call('GET', '/api/admin/user')).status).toBe(200);
  });
});

describe('a service that is down', () => {
  it('is reported in German by the gateway, and the rest of the site goes on', async () => {
    await stack.stopPart('contact');
    const refused = await sendMessage(stack.url, contactRequest());
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: 'dependency-unavailable' });
    expect((await fetch(`${stack.url}/contact`)).status).toBe(200);

    await stack.startPart('contact');
    expect((await sendMessage(stack.url, contactRequest())).status).toBe(201);
  });

  it('shows visitors a readable page when it is the web server', async () => {
    await stack.stopPart('web');
    const page = await fetch(`${stack.url}/`, { headers: { accept: 'text/html' } });
    expect(page.status).toBeGreaterThanOrEqual(502);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toMatch(/<h1/);
    await stack.startPart('web');
    expect((await fetch(`${stack.url}/`)).status).toBe(200);
  });
});
