import type { Page } from 'playwright-core';

/** Fills in the login form and waits for the panel. */
export async function signInPage(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/admin/panel**');
}

/** The browser cannot be told to hide a page, so the page is told that it is hidden or seen again. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}
