import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { StaffClient } from '../support/api-client.ts';
import { openBrowser, pauseClock, visit, type Visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { redisCommand } from '../support/redis-command.ts';
import { findSessionEnded, setVisibility, signInBehindThePage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';

const MINUTE = 60_000;
const IDLE = SESSION_IDLE_MINUTES * MINUTE;
let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Signed in, with a clock that stands still until it is moved. */
async function signedIn(): Promise<Visit> {
  const visitor = await visit(browser, stack.url, { expectFailures: true });
  await visitor.page.clock.install();
  await signInBehindThePage(visitor.page, stack.admin);
  await visitor.page.goto('/admin/panel');
  await countdown(visitor.page).waitFor();
  return visitor;
}

const countdown = (page: Page) => page.getByRole('timer');
/** How many countdowns say so, as soon as one does. */
const saying = (page: Page, time: string | RegExp) =>
  eventually(() => countdown(page).filter({ hasText: time }).count(), 1);

describe('the panel without a connection', () => {
  it('says so in German in place of the browser, and is there again afterwards', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await signInBehindThePage(page, stack.admin);
    await page.goto('/admin/panel');
    await countdown(page).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
    expect(
      await page.evaluate(
        'caches.open("panel-offline-1").then((kept) => kept.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))',
      ),
    ).toEqual(['/admin/offline.html']);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await countdown(page).waitFor();
    await close();
  });
});

describe('a tab that was out of sight', () => {
  it('counts on from the full time when it is seen again in time', async () => {
    const { page, close } = await signedIn();
    await setVisibility(page, 'hidden');
    await page.clock.fastForward(6 * MINUTE);
    expect(await saying(page, /0[34]:/)).toBe(1);
    await setVisibility(page, 'visible');
    await page
      .getByText(/Sitzungstimeout: (10:00|09:5\d)/)
      .first()
      .waitFor();
    await close();
  });

  it('signs out when it is seen again too late, though its timers slept', async () => {
    const { page, close } = await signedIn();
    await setVisibility(page, 'hidden');
    // The computer slept: the time is another, and no timer has run.
    await pauseClock(page);
    const now = await page.evaluate<number>('Date.now()');
    await page.clock.setSystemTime(now + IDLE + MINUTE);
    expect(page.url()).toContain('/admin/panel');
    await setVisibility(page, 'visible');
    await page.waitForURL('**/admin/login');
    await page.getByText('Sie wurden aufgrund von Inaktivität automatisch abgemeldet.').first().waitFor();
    await close();
  });
});

describe('a second tab', () => {
  it('is kept signed in by activity in the first', async () => {
    const { page, close } = await signedIn();
    const second = await page.context().newPage();
    await second.goto('/admin/panel');
    await countdown(second).waitFor();

    await page.clock.fastForward(6 * MINUTE); // all tabs of a browser have one clock
    await page.bringToFront();
    await page.getByRole('heading', { level: 1 }).click();
    // The other tab hears of it a moment later.
    expect(await saying(second, /10:00|09:5\d/)).toBe(1);
    await page.clock.fastForward(6 * MINUTE);

    expect(await saying(second, /0[34]:/)).toBe(1);
    expect(second.url()).toContain('/admin/panel');
    await close();
  });

  it('is let in without a password while the first is signed in, and goes with it when time is up', async () => {
    const { page, close } = await signedIn();
    const second = await page.context().newPage();
    await second.goto('/admin');
    await second.waitForURL('**/admin/panel**');
    await page.clock.fastForward(IDLE + 2000);
    await page.waitForURL('**/admin/login');
    await second.waitForURL('**/admin/login');
    // The pages do not wait for the answer to their signing out.
    const status = async () => (await page.request.get('/api/admin/user')).status();
    expect(await eventually(status, 401)).toBe(401);
    await close();
  });
});

describe('a server that restarts', () => {
  it('keeps the session, and “Verlängern” tells the truth meanwhile', async () => {
    const { page, close } = await signedIn();
    await stack.stopPart('auth');
    await page.getByRole('button', { name: 'Verlängern' }).click();
    await page.getByText('Die Sitzung konnte nicht verlängert werden.').first().waitFor();
    expect(page.url()).toContain('/admin/panel');

    await stack.startPart('auth');
    await stack.untilReady('auth');
    await page.getByRole('button', { name: 'Verlängern' }).click();
    await page.getByText('Ihre Admin-Sitzung wurde um 10 Minuten verlängert.').first().waitFor();
    await page.reload();
    await countdown(page).waitFor();
    await close();
  });
});

const sessionKeys = async () =>
  (await redisCommand(stack.redisUrl, 'KEYS', 'sess:*')).match(/sess:[^\r\n]+/g) ?? [];

describe('the idle limit', () => {
  it('is kept by the server: each request starts it anew, and nothing else does', async () => {
    await redisCommand(stack.redisUrl, 'FLUSHALL');
    const client = new StaffClient(stack.url);
    await client.signIn(stack.admin.username, stack.admin.password);
    const [key = ''] = await sessionKeys();
    const secondsLeft = async () => Number((await redisCommand(stack.redisUrl, 'TTL', key)).slice(1));
    expect(await secondsLeft()).toBeGreaterThan(IDLE / 1000 - 10);
    expect(await secondsLeft()).toBeLessThanOrEqual(IDLE / 1000);

    await redisCommand(stack.redisUrl, 'EXPIRE', key, '60');
    expect((await client.call('GET', '/api/admin/contact-messages')).status).toBe(200);
    expect(await secondsLeft()).toBeGreaterThan(IDLE / 1000 - 10);

    await redisCommand(stack.redisUrl, 'PEXPIRE', key, '1');
    await sleep(50);
    for (const path of ['/api/admin/user', '/api/admin/contact-messages', '/api/admin/users']) {
      expect((await client.call('GET', path)).status).toBe(401);
    }
  });

  it('is told to a panel whose own countdown still runs, at its next request', async () => {
    await redisCommand(stack.redisUrl, 'FLUSHALL');
    const { page, close } = await signedIn();
    expect(await saying(page, 'Sitzungstimeout')).toBe(1);
    await redisCommand(stack.redisUrl, 'FLUSHALL');
    await findSessionEnded(page, () => page.getByRole('button', { name: 'Verlängern' }).click());
    await page.getByText('Sitzung abgelaufen').first().waitFor();
    await close();
  });
});
