import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type BookableServicesResponse, BOOKING_PATH } from '@garage/contracts/booking';
import { CONTACT_PATH } from '@garage/contracts/contact';
import type { Browser } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { openWeek } from '../support/open-week.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { signInBehindThePage } from '../support/staff-browser.ts';

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(stack.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
}

/** Books with a car, and writes under another address from the same telephone. */
async function comeTwice(): Promise<void> {
  const listed = await fetch(`${stack.url}${BOOKING_PATH}/services`);
  const { services } = (await listed.json()) as BookableServicesResponse;
  const [, , date] = await openWeek(stack.url, 3);
  await send(BOOKING_PATH, {
    services: [services.find(({ name }) => name === 'Radwechsel')?.id],
    date,
    time: '10:00',
    name: 'Ursina Caduff',
    email: 'ursina@example.ch',
    phone: '081 222 33 44',
    vehicleMake: 'Subaru',
    vehicleModel: 'Forester',
    vehicleLicensePlate: 'GR 31 415',
    privacy: true,
  });
  await send(CONTACT_PATH, {
    name: 'U. Caduff',
    email: 'ursina.caduff@firma.example',
    phone: '+41 81 222 33 44',
    message: 'Der Forester zieht nach links.',
    privacy: true,
    language: 'de',
    website: '',
    elapsedMs: 20_000,
  });
}

it('on a telephone, a plate leads to the car, its owner, and to the card that is brought together and parted again', async () => {
  await comeTwice();
  const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE, hasTouch: true });
  await signInBehindThePage(page, stack.admin);
  await page.goto('/admin/panel?tab=profile');
  await page.getByRole('button', { name: 'Suchen in der Verwaltung' }).click();
  const field = page.getByRole('combobox');
  await field.fill('gr-31415');
  await page.getByRole('group', { name: 'Autos' }).getByRole('option').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('group', { name: 'Autos' }).getByRole('option').click();

  const car = page.getByRole('dialog', { name: 'GR 31 415' });
  await car.getByText('Subaru Forester').waitFor();
  expect(await violations(page)).toEqual([]);
  await car.getByRole('button', { name: 'Ursina Caduff' }).click();
  const card = page.getByRole('dialog', { name: 'Ursina Caduff' });
  await card.getByText('Noch keine Kontaktanfrage.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PHONE.width,
  );

  await card.getByRole('button', { name: 'U. Caduff mit dieser Karte zusammenführen' }).click();
  await page.getByText('Karten zusammengeführt').waitFor();
  await card.getByText('Der Forester zieht nach links.').waitFor();
  await card.getByText('ursina.caduff@firma.example').waitFor();
  await card.getByRole('button', { name: 'U. Caduff wieder trennen' }).click();
  await page.getByText('Karten wieder getrennt').waitFor();
  await card.getByText('Noch keine Kontaktanfrage.').waitFor();

  await card.getByRole('link', { name: /Radwechsel/ }).click();
  await page.getByRole('dialog', { name: 'Ursina Caduff' }).getByText('Gebucht für').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
