import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { CANTON_HOLIDAYS } from '@garage/contracts/cantons';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { openBrowser, PHONE, visit, type Visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { signOutPage } from '../support/staff-browser.ts';
import { writtenDay } from '../support/written-day.ts';

let stack: Stack;
let browser: Browser;
let staff: Visit;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  staff = await visit(browser, stack.url, { viewport: PHONE, colorScheme: 'light' });
  await signIn(staff.page);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await fillInSignIn(page);
}

async function fillInSignIn(page: Page): Promise<void> {
  await page.getByLabel('Benutzername').fill(stack.admin.username);
  await page.getByLabel('Passwort', { exact: true }).fill(stack.admin.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/admin/panel**');
}

/** The text of a page as a visitor gets it now. */
async function read(path: string): Promise<string> {
  return (await fetch(`${stack.url}${path}`)).text();
}

/** Whether visitors get a page with this text in time; a second is promised, the rest is for a slow machine. */
async function shows(path: string, text: string): Promise<boolean> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if ((await read(path)).includes(text)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  return false;
}

describe('what staff set in the panel', () => {
  it('opening hours and a closure reach the footer and the contact page', async () => {
    const { page } = staff;
    const first = addDays(zurichToday(), 60); // what is over is shown to nobody
    await page.goto('/admin/panel?tab=settings');
    await page.getByRole('button', { name: 'Samstag: Zeit hinzufügen' }).click();
    await page.getByLabel('Samstag, 1. Zeit, von').fill('9.05');
    await page.getByLabel('Samstag, 1. Zeit, bis').fill('1155');
    await page.getByRole('button', { name: 'Schliessung hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Erster Tag' }).last().fill(writtenDay(first));
    await page
      .getByRole('textbox', { name: 'Letzter Tag' })
      .last()
      .fill(writtenDay(addDays(first, -9)));
    await page.getByLabel('Grund', { exact: true }).last().fill('Umbau der Werkstatt');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Der letzte Tag darf nicht vor dem ersten liegen.').waitFor();
    await page
      .getByRole('textbox', { name: 'Letzter Tag' })
      .last()
      .fill(writtenDay(addDays(first, 4)));
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Die Website zeigt sie in wenigen Augenblicken.').waitFor();
    for (const path of ['/', '/contact']) expect(await shows(path, '11:55')).toBe(true);
    expect(await shows('/contact', 'Umbau der Werkstatt')).toBe(true);
  });

  it('the canton proposes its public holidays, which can be changed before they are saved', async () => {
    const { page } = staff;
    const closedOn = page.getByRole('group', { name: 'Geschlossen an' });
    const checked = () => closedOn.getByRole('checkbox', { checked: true }).count();
    await page.goto('/admin/panel?tab=settings');
    const propose = page.getByRole('button', { name: 'Vorschlag übernehmen' });
    await page.getByLabel('Kanton').selectOption('');
    expect(await propose.isDisabled()).toBe(true);
    await page.getByLabel('Kanton').selectOption('Tessin');
    await propose.click();
    expect(await eventually(checked, CANTON_HOLIDAYS.TI.length)).toBe(CANTON_HOLIDAYS.TI.length);
    await page.getByLabel('Kanton').selectOption('Genf');
    await propose.click();
    expect(await eventually(checked, CANTON_HOLIDAYS.GE.length)).toBe(CANTON_HOLIDAYS.GE.length);
    expect(await closedOn.getByLabel('Karfreitag').isChecked()).toBe(true);
    expect(await closedOn.getByLabel('Berchtoldstag').isChecked()).toBe(false);
    await closedOn.getByLabel('Berchtoldstag').check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Die Website zeigt sie in wenigen Augenblicken.').waitFor();
    await page.reload();
    await closedOn.waitFor();
    expect(await page.getByLabel('Kanton').inputValue()).toBe('GE');
    expect(await checked()).toBe(CANTON_HOLIDAYS.GE.length + 1);
    expect(await closedOn.getByLabel('Berchtoldstag').isChecked()).toBe(true);
  });

  it('unsaved changes are asked about when a link leads away, and are there again after “Back” and signing out', async () => {
    const { page } = staff;
    const link = page.getByRole('link', { name: 'Fahrzeuge' }).filter({ visible: true });
    await page.getByLabel('Leitspruch').fill('Nicht gespeichert');
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await link.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    expect(await page.getByLabel('Leitspruch').inputValue()).toBe('Nicht gespeichert');
    // Where the link stands is still open.
    await link.click();
    await question.getByRole('button', { name: 'Verlassen' }).click();
    await page.getByRole('heading', { name: 'Fahrzeuge', level: 1 }).waitFor();

    await page.goBack();
    await page.getByText('Ihr Entwurf ist wieder da').waitFor();
    expect(await page.getByLabel('Leitspruch').inputValue()).toBe('Nicht gespeichert');

    await signOutPage(page);
    await page.waitForURL('**/admin/login');
    await fillInSignIn(page);
    await page.getByText('Ihr Entwurf ist wieder da').waitFor();
    expect(await page.getByLabel('Leitspruch').inputValue()).toBe('Nicht gespeichert');

    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByText('Ihr Entwurf ist wieder da').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Leitspruch').inputValue()).not.toBe('Nicht gespeichert');
  });

  it('one tap puts the vehicles page into maintenance, and another takes it out', async () => {
    const { page } = staff;
    await page.goto('/admin/panel?tab=vehicles');
    const toggle = page.getByRole('switch', { name: /Wartungsmodus/ });
    await toggle.click();
    await page.getByText('Die Fahrzeugseite zeigt jetzt den Wartungshinweis.').waitFor();
    expect(await shows('/vehicles', 'Wir bringen unsere Fahrzeugliste auf den neuesten Stand')).toBe(true);
    expect(await eventually(() => toggle.isChecked(), true)).toBe(true);
    await toggle.click();
    await page.getByText('Die Fahrzeugseite zeigt wieder die Fahrzeuge.').waitFor();
    expect(await eventually(() => toggle.isChecked(), false)).toBe(false);
  });

  it('the check tells of each marketplace address whether it answers, and calls none in a private network', async () => {
    const { page } = staff;
    await page.goto('/admin/panel?tab=vehicles');
    await page.getByLabel('Adresse der Inserate').fill('https://10.0.0.1/inserate');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Die Fahrzeugseite zeigt sie in wenigen Augenblicken.').waitFor();
    const lines = page.getByRole('listitem').filter({ hasText: 'https://' });
    const frame = lines.filter({ hasText: 'https://10.0.0.1/inserate' });
    await frame.getByText('Noch nicht geprüft.').waitFor();
    await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
    await frame.getByText(/privaten Netz und wird nicht aufgerufen. Geprüft am /).waitFor();
    expect(await lines.filter({ hasText: 'Geprüft am' }).count()).toBe(await lines.count());
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await frame.getByText('Geprüft am').waitFor();
  });

  it('a test mail arrives, and the panel says so', async () => {
    const { page } = staff;
    await page.goto('/admin/panel?tab=settings');
    await page.getByRole('tab', { name: 'E-Mail' }).click();
    await page.getByRole('button', { name: 'Test-E-Mail senden' }).click();
    await page.getByText('Der Mailserver hat die Test-E-Mail angenommen.').waitFor({ timeout: 30_000 });
    const mail = await stack.mails.waitFor('Diese Nachricht ist ein Test');
    expect(mail.subject).toContain('Test-E-Mail');
  });

  it('is usable for everybody: no objections in any section', async () => {
    const { page, complaints } = staff;
    await page.goto('/admin/panel?tab=vehicles');
    await page.getByRole('heading', { name: 'Fahrzeugsuche' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/admin/panel?tab=settings');
    for (const [tab, heading] of [
      ['Garage', 'Öffnungszeiten'],
      ['E-Mail', 'Absender und Empfänger'],
      ['Datenschutz', 'Aufbewahrung'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });
});
