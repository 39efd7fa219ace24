import { APPOINTMENT_PAGE_PATH, BOOKING_PATH, type CustomerAppointment } from '@garage/contracts/booking';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import {
  noticeableShifts,
  openBrowser,
  openWithFonts,
  PHONE,
  untilAlive,
  visit,
} from '../support/browser.ts';
import { calendarEntry, zurichClock } from '../support/calendar-entry.ts';
import { eventually } from '../support/eventually.ts';
import { pressOn, typeInto } from '../support/keys.ts';
import { linksIn, onStack } from '../support/mail-links.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { signInPage } from '../support/staff-browser.ts';
import { untilWhole } from '../support/whole-pages.ts';

const WHOLE_WAY_MS = 180_000;
const COMES_TO_LIFE_MS = 60_000;
/** What the page tells of the chosen time: the value of the radio button, `2027-01-04T07:30`. */
const CHOSEN_TIME = `document.querySelector('input[type=radio][name=time]:checked')?.value`;

const PDF = {
  name: 'ausweis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};
const PNG = Buffer.from('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'latin1');

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await untilWhole(stack.url, ['/booking', '/fr/booking']);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function statusOf(link: string): Promise<string> {
  const { searchParams } = new URL(link);
  const answer = await fetch(
    `${stack.url}${BOOKING_PATH}/${searchParams.get('id')}?token=${searchParams.get('token')}`,
  );
  return ((await answer.json()) as CustomerAppointment).status;
}

const WAYS = [
  {
    language: 'de',
    prefix: '',
    received: 'Ihre Terminanfrage',
    cancelled: 'Abgesagt',
    isCancelled: 'Ihr Termin ist abgesagt',
  },
  {
    language: 'fr',
    prefix: '/fr',
    received: 'Votre demande de rendez-vous',
    cancelled: 'Annulé',
    isCancelled: 'Votre rendez-vous est annulé',
  },
];

describe.each(WAYS)('a visit in $language', ({ language, prefix, received, cancelled, isCancelled }) => {
  it(
    'is booked on a phone with keys alone, told by mail with its calendar entry, and cancelled by its button',
    async () => {
      const address = `anna.${language}@example.com`;
      const { page, complaints, close } = await visit(browser, stack.url, {
        viewport: PHONE,
        locale: `${language}-CH`,
        // The workshop's clock counts, not the visitor's.
        timezoneId: 'America/Los_Angeles',
      });
      await openWithFonts(page, `${prefix}/booking`);
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Tab');
      await untilAlive(page);
      expect(await violations(page)).toEqual([]);

      await pressOn(page, 'li:nth-child(2) input[name=service]', 'Space');
      await pressOn(page, 'li:nth-child(3) input[name=service]', 'Space');
      // The second free day: the first may come within the 24 hours of notice while the form is filled in.
      await pressOn(page, '.rdp-day:not(.rdp-disabled) button', 'ArrowRight');
      await page.keyboard.press('Enter');
      await pressOn(page, 'input[type=radio][name=time]', 'Space');
      const time = await page.evaluate<string>(CHOSEN_TIME);
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
      expect(await violations(page)).toEqual([]);

      await typeInto(page, 'name', 'Anna Keller');
      await typeInto(page, 'email', address);
      await typeInto(page, 'phone', '+41 79 123 45 67');
      await typeInto(page, 'vehicleMake', 'Škoda');
      await typeInto(page, 'vehicleLicensePlate', 'ZH 123 456');
      await typeInto(page, 'notes', 'Vorne links quietscht es.');
      await pressOn(page, 'input[name=privacy]', 'Space');
      expect(await violations(page)).toEqual([]);
      // Its answer then takes the form's place; on a busy machine too late to count as the key's own doing.
      expect(await noticeableShifts(page)).toEqual([]);
      await pressOn(page, 'main button[type=submit]:not([form])', 'Enter');
      await page.locator('#booking-done-title').waitFor();
      const focused = () => page.evaluate('document.activeElement.id');
      expect(await eventually(focused, 'booking-done-title')).toBe('booking-done-title');
      expect(await violations(page)).toEqual([]);

      const mail = await stack.mails.to(address, received);
      const entry = calendarEntry(mail.calendar);
      expect(entry).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '0', STATUS: 'TENTATIVE' });
      expect(zurichClock(entry['DTSTART'] ?? '')).toBe(time);
      expect(mail.html).toContain(`lang="${language}"`);

      const links = linksIn(mail);
      const link = links.find((one) => one.includes(`${prefix}${APPOINTMENT_PAGE_PATH}?`)) ?? '';
      for (const one of links) expect((await fetch(onStack(stack, one))).status).toBe(200);
      expect(await statusOf(link)).toBe('pending');

      await openWithFonts(page, onStack(stack, link));
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      const cancelling = 'main details:has(input[name=action][value=cancel])';
      await pressOn(page, `${cancelling} summary`, 'Enter');
      expect(await violations(page)).toEqual([]);
      await pressOn(page, `${cancelling} button[type=submit]`, 'Enter');
      await page.getByText(isCancelled).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await noticeableShifts(page)).toEqual([]);
      expect(await statusOf(link)).toBe('cancelled');

      const end = calendarEntry((await stack.mails.to(address, cancelled)).calendar);
      expect(end).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '1', STATUS: 'CANCELLED', UID: entry['UID'] });
      expect(complaints).toEqual([]);
      await close();
    },
    WHOLE_WAY_MS,
  );
});

it('nothing moves while the page comes to life, however late the code of its parts comes', async () => {
  const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
  let isWanted = false;
  await page.route(/\/(?:day-calendar|DateLib)-/, async (route) => {
    isWanted = true;
    await eventually(() => page.locator('[name=name]').inputValue(), 'Frieda Frühauf');
    await route.continue();
  });
  await openWithFonts(page, '/booking');
  // What lies above gets its height only when it is near, which may push the title, and with it the calendar, away.
  const goToPerson = async () => {
    await page.evaluate(
      `document.getElementById('booking-person-title').scrollIntoView({ behavior: 'instant' })`,
    );
    return isWanted;
  };
  expect(await eventually(goToPerson, true, COMES_TO_LIFE_MS)).toBe(true);
  await page.locator('form[method=post]').evaluate(`(form) => new Promise((resolve) => {
    const look = () => (form.noValidate ? resolve() : setTimeout(look, 50));
    look();
  })`);
  await page.getByLabel(/^Name/).fill('Frieda Frühauf');
  await page.locator('table').waitFor({ state: 'attached' });

  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Frieda Frühauf');
  expect(await noticeableShifts(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it(
  'documents go along with a booking, are refused when they are something else, and reach the staff',
  async () => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
    await page.goto('/booking?service=10', { waitUntil: 'networkidle' });
    // The first one may come within the 24 hours of notice while the form is filled in.
    await page.locator('input[name=slot]').last().check({ force: true });
    await page.getByLabel(/^Name/).fill('Beat Moser');
    await page.getByLabel(/^E-Mail/).fill('beat.moser@example.com');
    await page.getByLabel(/^Telefon/).fill('+41 79 555 44 33');
    const choice = page.getByLabel('Dokumente', { exact: true });
    await choice.setInputFiles([PDF, { ...PDF, name: 'bild.png', mimeType: 'image/png', buffer: PNG }]);
    await page.getByText('2 von 5 Dateien gewählt').waitFor();
    await choice.setInputFiles({ ...PDF, name: 'brief.pdf', buffer: Buffer.from('kein PDF') });
    await page.getByText('brief.pdf: Nur PDF, JPG oder PNG').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'bild.png entfernen' }).click();
    await page.getByText('1 von 5 Dateien gewählt').waitFor();
    await page.getByLabel(/Datenschutzbestimmungen/).check({ force: true });
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await page.getByText('Ihre Dokumente sind bei uns.').waitFor();
    expect(await violations(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'In den Kalender eintragen' }).click(),
    ]);
    expect(calendarEntry(await readFile(await file.path(), 'utf8'))).toMatchObject({ METHOD: 'PUBLISH' });
    await page.getByRole('link', { name: 'Termin ansehen oder ändern' }).click();
    await page.getByText('ausweis.pdf').waitFor();
    expect(complaints).toEqual([]);
    await close();

    const staff = await visit(browser, stack.url);
    await signInPage(staff.page, stack.admin);
    await staff.page.goto('/admin/panel?tab=appointments');
    await staff.page
      .getByRole('button', { name: /Beat Moser/ })
      .first()
      .click();
    const [document] = await Promise.all([
      staff.page.waitForEvent('download'),
      staff.page.getByRole('dialog').getByRole('link', { name: 'ausweis.pdf' }).click(),
    ]);
    expect(await readFile(await document.path())).toEqual(PDF.buffer);
    expect(staff.complaints).toEqual([]);
    await staff.close();
  },
  WHOLE_WAY_MS,
);

it(
  'a visit is booked, moved and cancelled without JavaScript',
  async () => {
    const address = 'ohne.skript@example.com';
    const { page, close } = await visit(browser, stack.url, { viewport: PHONE, javaScriptEnabled: false });
    await page.goto('/booking');
    await page.getByRole('checkbox', { name: 'Radwechsel' }).check();
    await page.getByRole('button', { name: 'Freie Zeiten zeigen' }).click();
    // The first one may be within the last 24 hours, where a customer can no longer move it.
    await page.locator('input[name=slot]').last().check({ force: true });
    await page.getByLabel(/^Name/).fill('Regula Ammann');
    await page.getByLabel(/^E-Mail/).fill(address);
    await page.getByLabel(/^Telefon/).fill('+41 79 555 01 23');
    await page.getByLabel(/Datenschutzbestimmungen/).check({ force: true });
    await page.getByRole('button', { name: 'Termin buchen' }).click();
    await page.getByRole('heading', { name: 'Ihr Termin ist bei uns' }).waitFor();
    const mail = await stack.mails.to(address, 'Ihre Terminanfrage');
    await page.goto(onStack(stack, linksIn(mail).find((one) => one.includes(APPOINTMENT_PAGE_PATH)) ?? ''));
    await page.getByText('Termin verschieben', { exact: true }).click();
    await page.getByRole('button', { name: 'Zeigen' }).click();
    await page.locator('input[name=slot]').nth(3).check({ force: true });
    await page.getByRole('button', { name: 'Auf diese Zeit verschieben' }).click();
    await page.getByText('Ihr Termin ist verschoben').waitFor();
    await stack.mails.to(address, 'Neue Zeit für Ihren Termin');
    await page.getByText('Termin absagen', { exact: true }).click();
    await page.getByRole('button', { name: 'Ja, Termin absagen' }).click();
    await page.getByText('Ihr Termin ist abgesagt').waitFor();
    expect(await page.getByText('Ihr Termin ist abgesagt').isVisible()).toBe(true);
    await close();
  },
  WHOLE_WAY_MS,
);
