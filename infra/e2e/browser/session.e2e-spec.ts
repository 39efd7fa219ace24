import { violations } from '../support/accessibility.ts';
import { SESSION_IDLE_MINUTES, SESSION_WARNING_SECONDS } from '@garage/contracts/auth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { contactRequest, sendMessage } from '../support/api-client.ts';
import { DESKTOP, openBrowser, PHONE, visit, type Visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { signInPage, signOutPage } from '../support/staff-browser.ts';

const ONE_LINE_PX = 30;

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  await sendMessage(stack.url, contactRequest());
});
afterAll(() => browser?.close());

async function signedIn(options: Parameters<typeof visit>[2] = {}): Promise<Visit> {
  const visitor = await visit(browser, stack.url, options);
  await visitor.page.clock.install();
  await signInPage(visitor.page, stack.admin);
  return visitor;
}

describe('signing in', () => {
  it('with a wrong password says so and stays', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await page.goto('/admin');
    await page.getByLabel('Benutzername').fill(stack.admin.username);
    await page.getByLabel('Passwort', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByText('Fehler bei der Anmeldung').waitFor();
    expect(page.url()).toMatch(/\/admin(\/login)?$/);
    await close();
  });

  it('leads straight on when the session still stands', async () => {
    const { page, close } = await signedIn();
    await page.goto('/admin');
    await page.waitForURL('**/admin/panel**');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor(); // the tab comes after the frame around it
    expect(await heading.textContent()).toContain(stack.admin.username);
    await close();
  });
});

describe('the session countdown', () => {
  it('warns in the last minute, and any sign of life starts it again', async () => {
    const { page, close } = await signedIn();
    await page
      .getByText(/Sitzungstimeout: (10:00|0?[89]:\d\d)/)
      .first()
      .waitFor();

    await page.clock.fastForward((SESSION_IDLE_MINUTES * 60 - SESSION_WARNING_SECONDS + 5) * 1000);
    await page
      .getByText(/Automatische Abmeldung in/)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Verlängern' }).first().click();
    await page.getByText('Sitzung verlängert').first().waitFor();
    await page
      .getByText(/Sitzungstimeout/)
      .first()
      .waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/Sitzungstimeout: (10:00|0?9:5\d)/);
    await close();
  });

  it('stays in one line on a small telephone and leaves the button under the finger', async () => {
    const { page, close } = await signedIn({ viewport: { ...PHONE, width: 360 } });
    const extend = page.getByRole('button', { name: 'Verlängern' });
    await page
      .getByText(/Sitzungstimeout/)
      .first()
      .waitFor();
    await page.evaluate('document.fonts.ready.then(() => null)');
    const before = await extend.boundingBox();
    const timer = page.getByRole('timer');
    expect((await timer.boundingBox())?.height).toBeLessThan(ONE_LINE_PX);
    await page.clock.fastForward((SESSION_IDLE_MINUTES * 60 - SESSION_WARNING_SECONDS + 5) * 1000);
    await page
      .getByText(/Automatische Abmeldung in/)
      .first()
      .waitFor();
    expect((await extend.boundingBox())?.x).toBe(before?.x);
    expect((await timer.boundingBox())?.height).toBeLessThan(ONE_LINE_PX);
    expect(
      await page
        .getByRole('link', { name: /Mein Profil/ })
        .first()
        .isVisible(),
    ).toBe(true);
    const { scrollWidth, clientWidth } = await page.evaluate<{ scrollWidth: number; clientWidth: number }>(
      '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
    );
    expect(scrollWidth).toBe(clientWidth);
    await extend.click();
    await page.getByText('Sitzung verlängert').waitFor();
    await close();
  });

  it('signs out at zero, on the server too', async () => {
    const { page, close } = await signedIn({ expectFailures: true });
    const cookies = await page.context().cookies(`${stack.url}/api/admin`);
    await page.clock.fastForward((SESSION_IDLE_MINUTES * 60 + 2) * 1000);
    await page.waitForURL('**/admin/login');
    await page.getByText('Sie wurden aufgrund von Inaktivität automatisch abgemeldet.').first().waitFor();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(cookie).toMatch(/^sid=/);
    const status = async () => (await fetch(`${stack.url}/api/admin/user`, { headers: { cookie } })).status;
    expect(await eventually(status, 401)).toBe(401);
    await close();
  });

  it('signs out everywhere when one tab does', async () => {
    const { page, close } = await signedIn({ expectFailures: true });
    const second = await page.context().newPage();
    await second.goto('/admin/panel');
    await second
      .getByText(/Sitzungstimeout/)
      .first()
      .waitFor();

    await signOutPage(page);

    await page.waitForURL('**/admin/login');
    await second.waitForURL('**/admin/login');
    // The tabs do not wait for the server, which hears of it at the same moment.
    const status = async () => (await page.request.get('/api/admin/user')).status();
    expect(await eventually(status, 401)).toBe(401);
    await close();
  });
});

describe('the panel', () => {
  it.each([
    ['390 px, light', PHONE, 'light'],
    ['1280 px, dark', DESKTOP, 'dark'],
  ] as const)('is accessible with its dialogs at %s', async (_size, viewport, colorScheme) => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport, colorScheme });
    const check = async () => expect(await violations(page)).toEqual([]);
    await page.goto('/admin/login', { waitUntil: 'networkidle' });
    await check();
    await signInPage(page, stack.admin);
    await page
      .getByRole('link', { name: /Kontakt/ })
      .or(page.getByRole('tab', { name: /Kontakt/ }))
      .first()
      .click();
    const card = page.getByRole('button', { name: /Regula Ammann/ }).first();
    await card.waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      viewport.width,
    );
    await check();
    await card.click();
    await page.getByRole('dialog').waitFor();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Löschen' }).first().click();
    await page.getByRole('alertdialog').waitFor();
    await check();
    expect(complaints).toEqual([]);
    await close();
  });
});
