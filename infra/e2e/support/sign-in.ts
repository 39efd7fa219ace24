import type { Page } from 'playwright-core';

/** Signs in by the form and waits for the panel. */
export async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Benutzername').fill(account.username);
  await page.getByLabel('Passwort', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/admin/panel**');
}
