import type { Page } from 'playwright-core';

/** A role for whoever works on cars, made by hand in the role editor: the jobs of the day, and nothing else. */
export async function makeWorkshopRole(page: Page): Promise<void> {
  await page.goto('/admin/panel?tab=users');
  await page.getByRole('tab', { name: 'Rollen' }).click();
  await page.getByRole('button', { name: 'Rolle anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Rolle' });
  await dialog.getByLabel('Name *').fill('Werkstatt');
  const area = dialog.getByRole('group', { name: 'Werkstatt (Fahrzeuge von heute)' });
  await area.getByLabel('ansehen').check();
  await area.getByLabel('ändern').check();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Rolle gespeichert').waitFor();
}

/** An account with this role and without an address; answers the password that it begins with. */
export async function makeMechanic(page: Page, username: string): Promise<string> {
  await page.goto('/admin/panel?tab=users');
  await page.getByRole('button', { name: 'Benutzer anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Benutzername *').fill(username);
  await dialog.getByLabel('Rolle').selectOption({ label: 'Werkstatt' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const password = await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent();
  await page.getByRole('button', { name: 'Fertig' }).click();
  return password ?? '';
}

/** Signs in for the first time, with a password of one's own from then on. */
export async function signInFirst(
  page: Page,
  { username, first, own }: { username: string; first: string; own: string },
): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('heading', { name: 'Eigenes Passwort wählen' }).waitFor();
  await page.getByLabel('Aktuelles Passwort').fill(first);
  await page.getByLabel('Neues Passwort').fill(own);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
}
