import { type RoleResponse, ROLES_PATH } from '@garage/contracts/users';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { StaffClient } from '../support/api-client.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { signInPage, signOutPage } from '../support/staff-browser.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const PASSWORD = 'blauer Amboss trinkt Tee';
const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function giveName(page: Page, username: string): Promise<void> {
  await signOutPage(page);
  await page.waitForURL('**/admin/login');
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

it('a telephone’s passkey is added, signs in after the password, and is removed with itself', async () => {
  const admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
  await admin.createSupporter('petra', PASSWORD);

  // A passkey belongs to the name under which the site is known.
  const own = await visit(browser, stack.publicUrl, { viewport: PHONE, expectFailures: true });
  const { page } = own;
  const dialog = page.getByRole('dialog');
  await addVirtualAuthenticator(page);
  await signInPage(page, { username: 'petra', password: PASSWORD });
  await page.getByRole('link', { name: /Mein Profil/ }).click();

  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await dialog.getByLabel('Aktuelles Passwort').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByLabel('Name').fill('Petras Telefon');
  await dialog.getByRole('button', { name: 'Passkey erstellen' }).click();
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByLabel('Ich habe die Codes sicher aufbewahrt.').check();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText('Petras Telefon').waitFor();

  await giveName(page, 'petra');
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await page.waitForURL('**/admin/panel**');

  await giveName(page, 'petra');
  await page.getByRole('button', { name: 'Stattdessen einen Code eingeben' }).click();
  await page.getByLabel('Wiederherstellungscode').fill(recovery);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/admin/panel**');

  await page.getByRole('link', { name: /Mein Profil/ }).click();
  await page.getByText(/^Zuletzt benutzt:/).waitFor();
  await page.getByRole('button', { name: 'Passkey entfernen: Petras Telefon' }).click();
  await dialog.getByLabel('Aktuelles Passwort').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByText('Ausgeschaltet', { exact: true }).waitFor();
  await giveName(page, 'petra');
  await page.waitForURL('**/admin/panel**');
  expect(own.complaints).toEqual([]);
  await own.close();
});

it('the profile says that passkeys do not work where the site has a number in place of its name', async () => {
  const own = await visit(browser, stack.webUrl, { expectFailures: true });
  const { page } = own;
  const dialog = page.getByRole('dialog');
  await addVirtualAuthenticator(page);
  await signInPage(page, { username: 'petra', password: PASSWORD });
  await page.getByRole('link', { name: /Mein Profil/ }).click();
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await dialog.getByLabel('Aktuelles Passwort').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByLabel('Name').fill('Irgendeiner');
  await dialog.getByRole('button', { name: 'Passkey erstellen' }).click();
  const told = dialog.getByRole('alert').filter({ hasText: /^Unter dieser Adresse gehen Passkeys nicht/ });
  await told.waitFor();
  expect(await told.count()).toBe(1);
  await own.close();
});

it('a colleague whose role begins to require a second factor is led to setting one up, and on from there', async () => {
  const admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
  // Of a role that nobody else has: a second factor is required of all who share one.
  const made = await admin.call('POST', ROLES_PATH, {
    name: 'Empfang',
    permissions: ['contact-messages:read'],
  });
  const { role } = (await made.json()) as RoleResponse;
  await admin.createAccount({ username: 'beat', password: PASSWORD, roleId: role.id });
  const own = await visit(browser, stack.publicUrl, { viewport: PHONE, expectFailures: true });
  const { page } = own;
  const dialog = page.getByRole('dialog');
  await addVirtualAuthenticator(page);
  await signInPage(page, { username: 'beat', password: PASSWORD });
  await page.getByRole('heading', { level: 1, name: 'Kontaktanfragen' }).waitFor();
  // It lies over the header of a telephone: whoever waited for it would be led on by another call than the one below.
  await page.getByText('Erfolgreich angemeldet').waitFor({ state: 'hidden' });

  await admin.call('PUT', `${ROLES_PATH}/${role.id}/second-factor`, { isRequired: true });
  // Whatever he does next shows it, or the panel's own next request before that: then the link is gone.
  const isLed = page.getByRole('heading', { level: 1, name: 'Anmeldung in zwei Schritten' }).waitFor();
  await Promise.race([isLed, page.getByRole('link', { name: /Mein Profil/ }).click()]);
  await isLed;
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await dialog.getByLabel('Aktuelles Passwort').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByLabel('Name').fill('Beats Telefon');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Passkey erstellen' }).click();
  await dialog.getByLabel('Ich habe die Codes sicher aufbewahrt.').check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mein Profil' }).waitFor();
  expect(own.complaints).toEqual([]);
  await own.close();
});
