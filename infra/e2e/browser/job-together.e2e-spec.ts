import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { receivedCar } from '../support/received-car.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { signedIn } from '../support/signed-in.ts';
import { signInBehindThePage } from '../support/staff-browser.ts';

const PLATE = 'ZH 204 205';
const RIM_LOCK = 'Felgenschloss im Handschuhfach';
const stack = borrowStack();
let browser: Browser;
let job: string;
/** Two telephones with the same car. */
let one: Page;
let other: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const staff = await signedIn(stack);
  // The large service, with its checks.
  job = `/admin/panel?tab=jobs&job=${await receivedCar(staff, { services: [1], vehicleLicensePlate: PLATE })}`;
  const account = { username: 'bruno', password: 'blauer Amboss trinkt Tee' };
  await staff.createAccount({ ...account, roleId: 1 });
  const open = async (user: { username: string; password: string }) => {
    const { page } = await visit(browser, stack.url, { viewport: PHONE, expectFailures: true });
    await signInBehindThePage(page, user);
    await page.goto(job);
    await page.getByRole('heading', { name: PLATE }).waitFor();
    return page;
  };
  [one, other] = await Promise.all([open(stack.admin), open(account)]);
});
afterAll(() => browser?.close());

const brakes = (page: Page) => page.getByRole('group', { name: 'Bremsscheiben' });
const measured = (page: Page) => page.getByLabel('Gemessen: Bremsscheiben');
const finding = (page: Page) => page.getByRole('article').filter({ hasText: 'Bremsbeläge' });
const note = (page: Page) => page.getByLabel('Neue Notiz');

it('a check that two people change at once is saved by one and shown to the other, who decides', async () => {
  await measured(one).fill('3.2 mm');
  await measured(other).fill('4 mm');
  await brakes(other).getByRole('button', { name: 'In Ordnung' }).click();
  // The live stream brings it, and it does not take the place of what is typed.
  await brakes(one).getByRole('button', { name: 'In Ordnung', pressed: true }).waitFor();
  expect(await measured(one).inputValue()).toBe('3.2 mm');
  await measured(one).blur();
  const refused = one.getByRole('alert').filter({ hasText: 'Nicht gespeichert: Bremsscheiben' });
  await refused.getByText('Sie: In Ordnung, 3.2 mm. bruno: In Ordnung, 4 mm.').waitFor();
  await refused.getByRole('button', { name: 'Meine Angabe speichern' }).click();
  await refused.waitFor({ state: 'detached' });
  expect(await eventually(() => measured(other).inputValue(), '3.2 mm')).toBe('3.2 mm');
});

it('a finding that two people change at once keeps what both have typed', async () => {
  await one.getByRole('button', { name: 'Befund erfassen' }).click();
  const dialog = one.getByRole('dialog');
  await dialog.getByLabel('Was ist es? *').fill('Bremsbeläge');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await finding(other).waitFor();
  for (const page of [one, other]) {
    await finding(page).getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByRole('dialog').waitFor();
  }
  await one.getByRole('dialog').getByLabel('Preis in CHF').fill('380.50');
  await other.getByRole('dialog').getByLabel('Was ist es? *').fill('Bremsbeläge vorn');
  await one.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await one.getByRole('dialog').waitFor({ state: 'detached' });
  await other.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  const conflict = other.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await other.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await eventually(() => finding(one).getByRole('heading').textContent(), 'Bremsbeläge vorn')).toBe(
    'Bremsbeläge vorn',
  );
  await finding(one).getByText('CHF 380.50').waitFor();
});

it('notes of two people stand beside each other, and one that is being typed stays', async () => {
  await note(one).fill('Kundin wartet hier');
  await note(other).fill(RIM_LOCK);
  await other.getByRole('button', { name: 'Notiz speichern' }).click();
  await one.getByText(RIM_LOCK).waitFor();
  expect(await note(one).inputValue()).toBe('Kundin wartet hier');
  await one.getByRole('button', { name: 'Notiz speichern' }).click();
  await other.getByText('Kundin wartet hier').waitFor();
  const shown = await other.getByRole('region', { name: 'Notizen' }).textContent();
  expect(shown).toContain(RIM_LOCK);
});

it('the state that one sets is what the other goes on from', async () => {
  await one.getByRole('button', { name: 'Arbeit beginnen' }).click();
  await other.getByRole('button', { name: 'Abholbereit' }).click();
  await one.getByRole('button', { name: 'Abgeholt' }).waitFor();
  expect(await one.getByRole('button', { name: 'Arbeit beginnen' }).count()).toBe(0);
});
