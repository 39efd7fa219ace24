import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BookableServicesResponse, BOOKING_PATH } from '@garage/contracts/booking';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { openWeek } from '../support/open-week.ts';
import { signIn } from '../support/sign-in.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { writtenDay } from '../support/written-day.ts';

let stack: Stack;
let browser: Browser;
let monday: string;
let tuesday: string;
let wednesday: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  [monday, tuesday, wednesday] = await openWeek(stack.url, 2);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Books as a visitor does, without the form. */
async function book(name: string, date: string, time: string): Promise<void> {
  const listed = await fetch(`${stack.url}${BOOKING_PATH}/services`);
  const { services } = (await listed.json()) as BookableServicesResponse;
  const wheels = services.find((service) => service.name === 'Radwechsel');
  const answer = await fetch(`${stack.url}${BOOKING_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      services: [wheels?.id],
      date,
      time,
      name,
      email: 'reto.frei@example.ch',
      phone: '052 345 67 89',
      privacy: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`booking ${time} was answered ${answer.status}`);
}

/** Carries an appointment to another day and so many pixels further down. */
async function carry(page: Page, block: string, toDay: string, down: number): Promise<void> {
  const from = await page.getByRole('button', { name: new RegExp(`^${block}`) }).boundingBox();
  const column = await page.locator(`[data-date="${toDay}"]`).boundingBox();
  if (!from || !column) throw new Error('there is nothing to carry');
  const hold = { x: from.x + 20, y: from.y + 8 };
  await page.mouse.move(hold.x, hold.y);
  await page.mouse.down();
  await page.mouse.move(hold.x + 10, hold.y + 10);
  await page.mouse.move(column.x + column.width / 2, hold.y + down, { steps: 5 });
  // The free times are asked for when the appointment is lifted.
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
}

const HOUR_PX = 75;

describe.each([
  ['390 px', { viewport: PHONE, hasTouch: true }],
  ['1280 px', {}],
] as const)('the workshop’s plan at %s', (size, options) => {
  it('takes a call, moves it by keyboard and prints the day', async () => {
    const { page, complaints, close } = await visit(browser, stack.url, options);
    const name = `Hans Muster ${size}`;
    await signIn(page, stack.admin);
    await page.goto('/admin/panel?tab=appointments');
    await page.getByRole('textbox', { name: 'Tag wählen' }).fill(writtenDay(monday));
    await page.getByRole('button', { name: 'Termin eintragen' }).click();
    const call = page.getByRole('dialog', { name: 'Termin eintragen' });
    await call.getByLabel('Radwechsel').first().check();
    await call.getByLabel('Datum *').fill(writtenDay(monday));
    await call.getByLabel('Uhrzeit *').selectOption('09:00');
    await call.getByLabel('Name *').fill(name);
    await call.getByLabel('Telefon *').fill('052 345 67 89');
    expect(await violations(page)).toEqual([]);
    await call.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Termin eingetragen').waitFor();
    await call.waitFor({ state: 'detached' });

    await page.getByRole('radio', { name: 'Liste' }).check();
    await page.getByRole('button', { name, exact: true }).first().click();
    const details = page.getByRole('dialog', { name });
    await details.getByText('Gebucht für').waitFor();
    expect(await violations(page)).toEqual([]);
    await details.getByRole('button', { name: 'Verschieben' }).press('Enter');
    const move = page.getByRole('dialog', { name: 'Termin verschieben' });
    await move.getByLabel('Datum *').fill(writtenDay(tuesday));
    await move.getByLabel('Uhrzeit *').selectOption('10:00');
    expect(await violations(page)).toEqual([]);
    await move.getByRole('button', { name: 'Verschieben' }).click();
    await page.getByText('Termin verschoben').waitFor();
    await move.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });

    await page.getByRole('textbox', { name: 'Tag wählen' }).fill(writtenDay(tuesday));
    await page.getByRole('radio', { name: 'Tag' }).check();
    await page.getByRole('button', { name: new RegExp(`^10:00 ${name} Radwechsel`) }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: /^Werkstatt, Dienstag/ }).waitFor();
    expect(await page.getByRole('cell', { name: new RegExp(name) }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Termine', exact: true }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('textbox', { name: 'Termine durchsuchen' }).fill('+41523456789');
    await page.getByText(/^\d+ Termine? gefunden$/).waitFor();
    await page.getByRole('button', { name, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await page.getByRole('button', { name: 'Suche löschen' }).click();

    for (const [tab, content] of [
      ['Leistungen', 'Radwechsel'],
      ['Zeiten', 'Woche der Werkstatt'],
      ['Saison', 'Derzeit sind keine geplant.'],
      ['Sperrtage', 'Derzeit ist kein Tag gesperrt.'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByText(content).filter({ visible: true }).first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the workshop’s plan with a mouse', () => {
  it('confirms by one tap, carries to another day, offers free times for a full one, and declines with a reason', async () => {
    await book('Reto Frei', wednesday, '09:00');
    await book('Lea Wyss', wednesday, '11:00');
    await book('Erste Voll', tuesday, '14:15');
    await book('Zweite Voll', tuesday, '14:15');
    // A time that is taken is refused by the server, which the browser notes as a failed request.
    const { page, close } = await visit(browser, stack.url, {
      expectFailures: true,
      viewport: { width: 1280, height: 1400 },
    });
    await signIn(page, stack.admin);
    await page.goto('/admin/panel?tab=appointments');
    await page.getByRole('textbox', { name: 'Tag wählen' }).fill(writtenDay(wednesday));
    await page.getByRole('button', { name: 'Bestätigen: Reto Frei' }).click();
    await page.getByText('Termin bestätigt').waitFor();
    await page.getByRole('button', { name: /^09:00 Reto Frei.*Bestätigt/ }).waitFor();

    await carry(page, '09:00 Reto Frei', tuesday, 2 * HOUR_PX);
    const move = page.getByRole('dialog', { name: 'Termin verschieben' });
    expect(await move.getByLabel('Datum *').inputValue()).toBe(writtenDay(tuesday));
    expect(await move.getByLabel('Uhrzeit *').inputValue()).toBe('11:00');
    await move.getByRole('button', { name: 'Verschieben' }).click();
    await page.getByRole('button', { name: /^11:00 Reto Frei/ }).waitFor();
    await move.waitFor({ state: 'detached' });

    await carry(page, '11:00 Reto Frei', tuesday, 3.25 * HOUR_PX);
    expect(await move.getByLabel('Uhrzeit *').inputValue()).toBe('14:15');
    await move.getByRole('button', { name: 'Verschieben' }).click();
    const others = move.getByRole('alert');
    await others.getByText('Diese Zeit ist nicht frei.').waitFor();
    expect(await violations(page)).toEqual([]);
    await others.getByRole('button').first().click();
    await move.getByRole('button', { name: 'Verschieben' }).click();
    await move.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^11:00 Reto Frei/ }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^11:00 Lea Wyss/ }).click();
    const details = page.getByRole('dialog', { name: 'Lea Wyss' });
    await details.getByRole('button', { name: 'Ablehnen' }).click();
    await details.getByLabel('Warum lehnen Sie ab?').fill('An diesem Tag ist der Lift in Revision.');
    await details.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByText('Termin abgelehnt').waitFor();
    await details.getByText('Dieser Termin ist beendet').waitFor();
    await stack.mails.waitFor('An diesem Tag ist der Lift in Revision.');
    await close();
  });
});

describe('an appointment that was noted wrongly, on a telephone', () => {
  it('is corrected with a mail, taken back after a slip, and given to somebody', async () => {
    await book('Eva Falsch', wednesday, '13:45');
    const { page, complaints, close } = await visit(browser, stack.url, {
      viewport: PHONE,
      hasTouch: true,
    });
    await signIn(page, stack.admin);
    await page.goto('/admin/panel?tab=appointments');
    await page.getByRole('textbox', { name: 'Tag wählen' }).fill(writtenDay(wednesday));
    await page.getByRole('button', { name: 'Eva Falsch', exact: true }).first().click();
    const details = page.getByRole('dialog', { name: /^Eva/ });
    await details.getByRole('button', { name: 'Angaben berichtigen' }).click();
    const form = page.getByRole('dialog', { name: 'Angaben berichtigen' });
    await form.getByLabel('Name *').fill('Eva Richtig');
    await form.getByLabel('Kontrollschild').fill('ZH 777 888');
    await form.getByLabel('Kundschaft informieren').check();
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await details.getByText('Name: Eva Falsch → Eva Richtig').waitFor();
    await stack.mails.waitFor('Wir haben die Angaben zu Ihrem Termin angepasst.');

    await details.getByRole('button', { name: 'Ablehnen' }).click();
    await details.getByRole('button', { name: 'Ablehnen' }).click();
    // Before the mail is waited for, which may take one of them.
    await details.getByText('noch 10 Minuten möglich').waitFor();
    // With the name: somebody else has been declined before. Only what has left is put right by another mail.
    await stack.mails.waitFor('Guten Tag Eva Richtig\n\nLeider können wir Ihre Anfrage');
    await details.getByRole('button', { name: 'Rückgängig' }).click();
    await details.getByText('Rückgängig gemacht: wieder Ausstehend').waitFor();
    await stack.mails.waitFor('Der Platz in der Werkstatt bleibt für Sie reserviert. Sobald wir');

    await details.getByRole('combobox', { name: 'Zuständig' }).selectOption({ index: 1 });
    await details.getByText('Neu zuständig').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
