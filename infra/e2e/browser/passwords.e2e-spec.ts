import { USERS_PATH } from '@garage/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { passwordLink, passwordLinks } from '../support/account-mails.ts';
import { StaffClient } from '../support/api-client.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browser.ts';
import { signInBehindThePage, signInPage } from '../support/staff-browser.ts';
import { borrowStack } from '../support/shared-stack.ts';

const PASSWORD = 'blauer Amboss trinkt Tee';
const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function invite(page: Page, username: string, email: string): Promise<void> {
  await page.goto('/admin/panel?tab=users');
  await page.getByRole('button', { name: 'Benutzer anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Benutzername *').fill(username);
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(`Die Einladung ist unterwegs an ${email}.`).first().waitFor();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
}

/** Every address that the browser asks for, with what it says about where it comes from. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  return seen;
}

describe.each([
  ['390 px', 'regula', PHONE],
  ['1280 px', 'nora', DESKTOP],
])('at %s', (_size, username, viewport) => {
  const email = `${username}@example.com`;

  it('a new colleague chooses a password by the link of the mail, and only that opens the account', async () => {
    const admin = await visit(browser, stack.url);
    await signInBehindThePage(admin.page, stack.admin);
    await invite(admin.page, username, email);
    await admin.page
      .getByText(/Eingeladen, Link gilt bis/)
      .first()
      .waitFor();
    const link = await passwordLink(stack, email);

    const own = await visit(browser, stack.url, { viewport, expectFailures: true });
    const { page } = own;
    const addresses = watchAddresses(page);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Willkommen' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Looked at twice, as by the scanner of a mail server: nothing has happened yet.
    await page.reload();
    await choosePassword(page, 'Amboss in Musterwil');
    await page.getByText('«Musterwil» aus dem Namen oder dem Ort der Garage').first().waitFor();
    await choosePassword(page, PASSWORD);
    await page.getByRole('heading', { name: 'Passwort gespeichert' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(page.url()).not.toContain('#');
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await signInPage(page, { username, password: PASSWORD });

    const [, token = ''] = link.split('#');
    expect(token.length).toBeGreaterThan(40);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    await page.goto(link);
    await page.reload();
    await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(admin.complaints).toEqual([]);
    await Promise.all([admin.close(), own.close()]);
  });

  it('somebody who forgot the password gets a link, and is signed out everywhere by the new one', async () => {
    const elsewhere = new StaffClient(stack.url);
    await elsewhere.signIn(username, PASSWORD);
    const { page, close } = await visit(browser, stack.url, { viewport, expectFailures: true });
    await page.goto('/admin/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await page.getByRole('heading', { name: 'Passwort vergessen' }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const address of [`nobody-${username}@example.com`, email]) {
      await page.goto('/admin/forgot-password');
      await page.getByLabel('E-Mail').fill(address);
      await page.getByRole('button', { name: 'Link senden' }).click();
      await page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    const link = await passwordLink(stack, email, 2);
    expect(await passwordLinks(stack, `nobody-${username}@example.com`)).toEqual([]);

    await page.goto(link);
    await page.getByRole('heading', { name: 'Neues Passwort wählen' }).waitFor();
    await choosePassword(page, `${PASSWORD} am Morgen`);
    await page.getByRole('heading', { name: 'Passwort gespeichert' }).waitFor();
    expect((await elsewhere.call('GET', USERS_PATH)).status).toBe(401);
    await signInPage(page, { username, password: `${PASSWORD} am Morgen` });
    await close();
  });
});
