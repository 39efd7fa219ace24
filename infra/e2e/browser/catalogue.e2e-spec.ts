import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AvailabilityResponse, BOOKING_PATH } from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { Browser } from 'playwright-core';
import { violations, withoutAxe } from '../support/accessibility.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { signInPage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { untilWhole } from '../support/whole-pages.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const FOLLOWS_MS = 10_000;

/** Through the gateway, as a visitor's browser gets it; empty when it is not so within ten seconds. */
async function served(path: string, isSo: (html: string) => boolean): Promise<string> {
  for (const until = Date.now() + FOLLOWS_MS; Date.now() < until;) {
    const html = await (await fetch(stack.url + path)).text();
    if (isSo(html)) return html;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return '';
}

it('a service is changed in one place: its page, the booking and the workshop’s settings follow', async () => {
  const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
  await signInPage(page, stack.admin);
  await page.goto('/admin/panel?tab=appointments');
  await page.getByRole('tab', { name: 'Leistungen' }).click();
  await page.getByRole('link', { name: 'Leistungen bearbeiten' }).click();
  await page.getByRole('tab', { name: 'Liste' }).click();
  await page.getByRole('button', { name: 'Radwechsel', exact: true }).click();
  await page.getByRole('textbox', { name: 'Dauer', exact: true }).fill('45');
  await page.getByRole('textbox', { name: 'Puffer' }).fill('15');
  await page.getByRole('textbox', { name: 'Preis' }).fill('89');
  await page.getByRole('checkbox', { name: 'Der Preis gilt ab diesem Betrag' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Änderungen gespeichert').waitFor();

  expect(await served('/services', (html) => html.includes('ab CHF 89.–'))).toContain('"minPrice":89');
  expect(await served('/fr/booking', (html) => html.includes('dès CHF 89.–'))).toMatch(/45.min/);

  await page.goto('/admin/panel?tab=appointments');
  await page.getByRole('tab', { name: 'Leistungen' }).click();
  await page.getByText('45 Minuten, danach 15 Minuten Puffer').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('an offer leads to its service, counts the visits that it brings, and ends by itself', async () => {
  await untilWhole(stack.url, ['/', '/booking']);
  const visitor = await visit(browser, stack.url);
  await visitor.page.goto('/', { waitUntil: 'networkidle' });
  const offers = visitor.page.getByRole('region', { name: 'Unsere Angebote' });
  await offers.getByText('CHF 89.–', { exact: true }).waitFor();
  await offers.getByRole('link', { name: 'Termin buchen' }).click();
  await visitor.page.getByRole('checkbox', { name: /Frühlings- & Wintercheck/, checked: true }).waitFor();
  const address = new URL(visitor.page.url()).searchParams;
  expect([address.get('service'), address.get('offer')]).toEqual(['9', '1']);
  await visitor.close();
  await bookOffer(1);

  const { page, complaints, close } = await visit(browser, stack.url);
  await signInPage(page, stack.admin);
  await page.goto('/admin/edit-offers');
  const offer = page.getByRole('button', { name: /^Frühlingscheck zum Fixpreis/ });
  await offer.getByText('1 Termin').waitFor();
  await offer.click();
  expect(await page.getByRole('combobox', { name: 'Leistung' }).inputValue()).toBe('9');
  await page.getByRole('textbox', { name: 'Letzter Tag' }).fill('31.1.2026');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Änderungen gespeichert').waitFor();
  expect(await served('/', (html) => !html.includes('Frühlingscheck zum Fixpreis'))).toContain('Dachbox');
  expect(withoutAxe(complaints)).toEqual([]);
  await close();
});

/** Books the first free time of the service that the offer names. */
async function bookOffer(offer: number): Promise<void> {
  const from = addDays(zurichToday(), 3);
  const free = await fetch(
    `${stack.url}${BOOKING_PATH}/availability?services=9&from=${from}&to=${addDays(from, 14)}`,
  );
  const { days } = (await free.json()) as AvailabilityResponse;
  const day = days.find(({ times }) => times.length > 0)!;
  const answer = await fetch(`${stack.url}${BOOKING_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      services: [9],
      offer,
      date: day.date,
      time: day.times[0],
      name: 'Anna Keller',
      email: 'anna.keller@example.ch',
      phone: '+41 79 123 45 67',
      privacy: true,
    }),
  });
  expect(answer.status).toBe(201);
}
