import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { earlyInHalfMinute, oneTimeCode } from '../support/one-time-code.ts';
import { findSessionEnded, signInBehindThePage, signInPage, signOutPage } from '../support/staff-browser.ts';
import { borrowStack } from '../support/shared-stack.ts';

const PASSWORD = 'blauer Amboss trinkt Tee';
const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function openTab(page: Page, tab: string, heading: string): Promise<void> {
  await page.goto(`/admin/panel?tab=${tab}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Without an address, so that a password is made; answers that. */
async function createUser(page: Page, username: string): Promise<string> {
  await openTab(page, 'users', 'Benutzerverwaltung');
  await page.getByRole('button', { name: 'Benutzer anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Benutzername *').fill(username);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Benutzer erstellt').first().waitFor();
  const password = await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent();
  await page.getByRole('button', { name: 'Fertig' }).click();
  return password ?? '';
}

describe('a new colleague', () => {
  it('is created, secures the account with a telephone, and signs in in two steps or with a recovery code', async () => {
    const admin = await visit(browser, stack.url);
    await signInBehindThePage(admin.page, stack.admin);
    const firstPassword = await createUser(admin.page, 'ramona');

    const own = await visit(browser, stack.url, { viewport: PHONE, expectFailures: true });
    const { page } = own;
    await signInPage(page, { username: 'ramona', password: firstPassword });
    await page.getByRole('heading', { name: 'Eigenes Passwort wählen' }).waitFor();
    await page.getByLabel('Aktuelles Passwort').fill(firstPassword);
    await page.getByLabel('Neues Passwort').fill(PASSWORD);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByRole('link', { name: /Mein Profil/ }).click();
    await page.getByRole('button', { name: 'Authenticator-App einrichten' }).click();
    await page.getByRole('dialog').getByLabel('Aktuelles Passwort').fill(PASSWORD);
    await page.getByRole('button', { name: 'Weiter' }).click();
    const secret = (await page.locator('code').textContent()) ?? '';
    await earlyInHalfMinute();
    await page.getByLabel('Code aus der App').fill(oneTimeCode(secret, -1));
    await page.getByRole('button', { name: 'Einschalten' }).click();
    const recovery = (await page.getByRole('dialog').getByRole('listitem').first().textContent()) ?? '';
    await page.getByLabel('Ich habe die Codes sicher aufbewahrt.').check();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.getByRole('button', { name: 'Authenticator-App entfernen' }).waitFor();

    for (const code of [() => oneTimeCode(secret), () => recovery]) {
      await signOutPage(page);
      await page.waitForURL('**/admin/login');
      await page.getByLabel('Benutzername').fill('ramona');
      await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.getByLabel('Code').fill('000000');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.getByText('Der Code ist falsch').first().waitFor();
      await page.getByLabel('Code').fill(code());
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.waitForURL('**/admin/panel**');
    }

    // Lost the telephone and the codes: somebody else switches it off.
    await openTab(admin.page, 'users', 'Benutzerverwaltung');
    await admin.page.getByRole('button', { name: 'Sitzungen und zweiter Faktor von ramona' }).click();
    await admin.page.getByRole('button', { name: 'Zweiten Faktor ausschalten' }).click();
    const removal = admin.page.getByRole('dialog', { name: 'Zweiten Faktor von ramona ausschalten?' });
    await removal.getByLabel('Ihr aktuelles Passwort').fill(stack.admin.password);
    await removal.getByRole('button', { name: 'Ausschalten' }).click();
    await admin.page.getByText('Zweiter Faktor von ramona ausgeschaltet').first().waitFor();
    await admin.page.getByRole('button', { name: 'Alle Sitzungen beenden' }).click();
    await admin.page.getByText('Alle Sitzungen beendet').first().waitFor();
    await findSessionEnded(page, () => page.getByRole('button', { name: 'Verlängern' }).click());
    await signInPage(page, { username: 'ramona', password: PASSWORD });
    expect(admin.complaints).toEqual([]);
    await Promise.all([admin.close(), own.close()]);
  });
});
