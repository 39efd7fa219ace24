import { AUTH_PATHS, type SessionResponse } from '@garage/contracts/auth';
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

/** Signs out by the button, which a telephone has behind “Mehr” when there are many areas. */
export async function signOutPage(page: Page): Promise<void> {
  const signOut = page.getByRole('button', { name: 'Abmelden' });
  const more = page.getByRole('button', { name: 'Mehr', exact: true });
  await signOut.or(more).filter({ visible: true }).first().waitFor();
  if (await more.isVisible()) await more.click();
  await signOut.filter({ visible: true }).click();
}

/** Signs in without the login form, for tests that are not about it. The panel is not opened. */
export async function signInBehindThePage(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const answer = await page.request.post(AUTH_PATHS.login, { data: { username, password } });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
  const { user } = (await answer.json()) as SessionResponse;
  // What the form would have remembered; any small page of the site will do.
  await page.goto('/robots.txt');
  await page.evaluate(`localStorage.setItem('adminUser', ${JSON.stringify(JSON.stringify(user))})`);
}

/**
 * Does what makes the panel ask the server, which knows of no session any more, and waits for the login form. The panel's
 * own requests in the background may be told before, and what was to be pressed is gone then.
 */
export async function findSessionEnded(page: Page, act: () => Promise<void>): Promise<void> {
  const leaves = page.waitForURL('**/admin/login**');
  await Promise.race([leaves, act()]);
  await leaves;
}

/** The browser cannot be told to hide a page, so the page is told that it is hidden or seen again. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}
