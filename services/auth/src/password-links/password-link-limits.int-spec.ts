import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '@garage/shared/testing/test-app';
import { Browser, createUser } from '../testing/auth-app.js';
import {
  askForLink,
  mailsAskedFor,
  newAddress,
  readLink,
  setPassword,
  startMailingAuthApp,
} from '../testing/password-links.js';

const NEW_PASSWORD = 'blauer Amboss trinkt Tee';
let test: TestApp;

beforeAll(async () => {
  test = await startMailingAuthApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => test.close());

const from = (address: string) => new Browser(test.url, { 'x-forwarded-for': address });

describe('with the usual limits', () => {
  it('one address asks ten times in a quarter of an hour, for whomever', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await askForLink(from('198.51.100.1'), newAddress())).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('one mailbox gets three mails in half an hour, and nobody is told when there is no more', async () => {
    const user = await createUser(test.db, { email: newAddress() });
    for (let i = 0; i < 8; i++) {
      const { status, body } = await askForLink(from(`198.51.${100 + i}.9`), user.email);
      expect([status, body]).toEqual([200, { success: true }]);
    }
    const mails = await mailsAskedFor(test.db, user.email);
    expect(mails).toHaveLength(3);
    // The last one still works: nobody keeps anybody from a new password by asking in his name.
    expect((await setPassword(from('198.51.120.1'), mails[2]?.token, NEW_PASSWORD)).status).toBe(200);
  });

  it('one address tries thirty tokens in a quarter of an hour', async () => {
    const guesser = from('198.51.130.1');
    for (let i = 0; i < 30; i++) {
      expect((await setPassword(guesser, `guess-${i}`, NEW_PASSWORD)).status).toBe(400);
    }
    expect((await setPassword(guesser, 'guess', NEW_PASSWORD)).status).toBe(429);
    expect((await readLink(guesser, 'guess')).status).toBe(429);
  });
});
