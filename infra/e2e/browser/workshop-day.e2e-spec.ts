import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { CaughtMail } from '../../local/mail-store.ts';
import { violations } from '../support/accessibility.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { linksIn, onStack } from '../support/mail-links.ts';
import { signInPage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { untilWhole } from '../support/whole-pages.ts';
import { WORKSHOP_CUSTOMERS } from '../support/workshop-customers.ts';
import { makeMechanic, makeWorkshopRole, signInFirst } from '../support/workshop-role.ts';

const WHOLE_DAY_MS = 240_000;
const MECHANIC = { username: 'beat', password: 'blauer Amboss trinkt Tee' };
let stack: Stack;
let browser: Browser;
let boss: Page;
let mechanic: Page;
let photo: Buffer;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await untilWhole(stack.url, ['/', '/booking', '/fr', '/fr/booking']);
  // As a camera takes it that is held upright, with the place.
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a5c3e' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  boss = (await visit(browser, stack.url)).page;
  await signInPage(boss, stack.admin);
  await makeWorkshopRole(boss);
  const first = await makeMechanic(boss, MECHANIC.username);
  mechanic = (await visit(browser, stack.url, { viewport: PHONE, hasTouch: true, expectFailures: true }))
    .page;
  await signInFirst(mechanic, { username: MECHANIC.username, first, own: MECHANIC.password });
  await mechanic.getByRole('heading', { name: 'Werkstatt heute' }).waitFor();
}, WHOLE_DAY_MS);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** As a scanner of mails does, before anybody has read them. */
async function openAllLinks(mail: CaughtMail): Promise<void> {
  for (const link of linksIn(mail)) expect((await fetch(onStack(stack, link))).status).toBeLessThan(400);
}

/** Sets a state in the boss's plan. */
async function goOn(name: string, action: string): Promise<void> {
  await boss.goto('/admin/panel?tab=appointments');
  await boss.getByLabel('Termine durchsuchen').fill(name);
  const found = boss.getByRole('region', { name: 'Gefundene Termine' });
  await found.getByRole('button', { name, exact: true }).click();
  const button = boss.getByRole('dialog', { name }).getByRole('button', { name: action, exact: true });
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** The customer's page as it is with scripts. */
async function expectAccessible(address: string): Promise<void> {
  const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}

async function takePhoto(label: string, count: number): Promise<void> {
  await mechanic.getByLabel(label, { exact: true }).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  const photos = mechanic.getByRole('img', { name: /^Foto von/ });
  expect(await eventually(() => photos.count(), count, 30_000)).toBe(count);
}

async function addFinding(title: string, price: string): Promise<void> {
  await mechanic.getByRole('button', { name: 'Befund erfassen' }).click();
  const dialog = mechanic.getByRole('dialog', { name: 'Befund erfassen' });
  await dialog.getByLabel('Was ist es? *').fill(title);
  await dialog.getByLabel('Wie dringend? *').selectOption({ label: 'Jetzt' });
  await dialog.getByLabel('Preis in CHF').fill(price);
  await dialog.getByLabel('Minuten').fill('60');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await findingOn(mechanic, title).waitFor();
}

/** What was found, as the mechanic and the customer see it. */
const findingOn = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

it.each(WORKSHOP_CUSTOMERS)(
  'a day of the workshop for a customer in $language, from the offer to the keys',
  async (day) => {
    const { home, name, plate, mails, states, said } = day;
    const address = `${name.split(' ')[0]!.toLowerCase().replace('é', 'e')}@example.ch`;
    let customer: Page;
    /** Where the mails lead. */
    let page: string;

    /** Without JavaScript, as some mail programs show pages: what is not there yet, only another look finds. */
    const isShown = async (state: string) => {
      const step = customer.locator('[aria-current=step]').filter({ hasText: state });
      const look = async () => {
        await customer.goto(page);
        return step.count();
      };
      expect([state, await eventually(look, 1)]).toEqual([state, 1]);
    };

    /** Begins with an offer, which is booked. */
    const book = async () => {
      const booking = (await visit(browser, stack.url, { viewport: PHONE })).page;
      await booking.goto(home, { waitUntil: 'networkidle' });
      await booking.locator('a[href*="offer=1"]').first().click();
      await booking.getByRole('checkbox', { checked: true }).first().waitFor();
      // The first one may come within the 24 hours of notice while the form is filled in.
      await booking.locator('input[type=radio][name=slot]').nth(1).check({ force: true });
      await booking.locator('[name=name]').fill(name);
      await booking.locator('[name=email]').fill(address);
      await booking.locator('[name=phone]').fill('079 123 45 67');
      await booking.locator('[name=vehicleLicensePlate]').fill(plate);
      await booking.locator('[name=privacy]').check({ force: true });
      await booking.getByRole('button', { name: day.book, exact: true }).last().click();
      await booking.locator('#booking-done-title').waitFor();
      await booking.context().close();

      const mail = await stack.mails.to(address, mails.received);
      await openAllLinks(mail);
      page = onStack(stack, linksIn(mail).find((link) => link.includes('/appointment?')) ?? '');
      customer = (await visit(browser, stack.url, { viewport: PHONE, javaScriptEnabled: false })).page;
    };

    /** Is confirmed and received, and the customer sees it. */
    const receive = async () => {
      await goOn(name, 'Bestätigen');
      await openAllLinks(await stack.mails.to(address, mails.confirmed));
      await isShown(states[0]);
      await goOn(name, 'Fahrzeug ist da');
      await isShown(states[1]);
    };

    /** Goes on with checks and photos on a telephone, one while there is no network. */
    const work = async () => {
      await mechanic.goto('/admin/panel?tab=jobs');
      await mechanic.getByRole('button', { name: new RegExp(plate) }).click();
      const line = mechanic.getByRole('group', { name: 'Reifen und Profiltiefe' });
      await line.getByRole('button', { name: 'Jetzt' }).click();
      await mechanic.getByLabel('Gemessen: Reifen und Profiltiefe').fill('1.4 mm');
      await mechanic.getByLabel('Notiz: Reifen und Profiltiefe').fill('vorn links');
      await mechanic.getByRole('group', { name: 'Bremsen' }).getByRole('button', { name: 'Bald' }).click();
      expect(await violations(mechanic)).toEqual([]);
      await takePhoto('Foto aufnehmen', 1);
      await takePhoto('Foto aufnehmen', 2);
      await mechanic.context().setOffline(true);
      await mechanic.getByLabel('Foto aufnehmen', { exact: true }).setInputFiles({
        name: 'ohne-netz.jpg',
        mimeType: 'image/jpeg',
        buffer: photo,
      });
      await mechanic.getByText('1 Eintrag wartet auf Netz').waitFor();
      await mechanic.context().setOffline(false);
      await mechanic.getByText('1 Eintrag wartet auf Netz').waitFor({ state: 'detached' });
      const photos = mechanic.getByRole('img', { name: /^Foto von/ });
      expect(await eventually(() => photos.count(), 3, 30_000)).toBe(3);
      await mechanic.getByRole('button', { name: 'Freigeben' }).first().click();
      await mechanic.getByRole('button', { name: 'Freigegeben' }).waitFor();

      await customer.goto(page);
      expect(await customer.locator('img[src*="/photos/"]').count()).toBe(1);
    };

    /** Finds two things, of which the customer approves one and declines one. */
    const decide = async () => {
      await mechanic.getByRole('button', { name: 'Arbeit beginnen' }).click();
      await addFinding('Bremsbeläge vorn', '380.50');
      await addFinding('Wischerblätter', '48');
      for (const title of ['Bremsbeläge vorn', 'Wischerblätter']) {
        const card = findingOn(mechanic, title);
        await card.getByRole('button', { name: 'Kundschaft fragen' }).click();
        await card.getByText('Wartet auf Antwort').waitFor();
      }
      await openAllLinks(await stack.mails.to(address, mails.asked));
      await isShown(day.waits);
      for (const title of ['Bremsbeläge vorn', 'Wischerblätter']) {
        await mechanic
          .getByRole('article')
          .filter({ hasText: title })
          .getByText('Wartet auf Antwort')
          .waitFor();
      }

      await expectAccessible(page);
      await findingOn(customer, 'Bremsbeläge vorn').getByRole('button', { name: day.yes }).click();
      await findingOn(customer, 'Bremsbeläge vorn').getByText(said[0]).waitFor();
      await findingOn(customer, 'Wischerblätter').getByRole('button', { name: day.no }).click();
      await findingOn(customer, 'Wischerblätter').getByText(said[1]).waitFor();

      await findingOn(mechanic, 'Bremsbeläge vorn').getByText('Angenommen').waitFor();
      await findingOn(mechanic, 'Wischerblätter').getByText('Abgelehnt').waitFor();
      const proof = await findingOn(mechanic, 'Bremsbeläge vorn')
        .getByRole('link', { name: 'Nachweis als PDF' })
        .getAttribute('href');
      const pdf = await mechanic.request.get(proof ?? '');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    };

    /** Ends when the car is ready and picked up. */
    const pickUp = async () => {
      await mechanic.getByRole('button', { name: 'Abholbereit' }).click();
      await openAllLinks(await stack.mails.to(address, mails.ready));
      await isShown(states[3]);
      await customer.getByText(day.check).waitFor();
      await customer.getByText('1.4 mm').waitFor();
      expect(await customer.getByText('vorn links').count()).toBe(0);
      await customer
        .getByText(new RegExp(day.toPay.replaceAll('.', String.raw`\.`).replace(' ', '.')))
        .first()
        .waitFor();
      await mechanic.getByRole('button', { name: 'Abgeholt' }).click();
      await mechanic.getByRole('heading', { name: 'Werkstatt heute' }).waitFor();
      await isShown(states[4]);
      await customer.context().close();
    };

    await book();
    await receive();
    await work();
    await decide();
    await pickUp();
  },
  WHOLE_DAY_MS,
);

it('the role of a mechanic reaches the jobs, and neither messages nor the plan', async () => {
  await mechanic.goto('/admin/panel');
  const areas = mechanic.getByRole('navigation').getByRole('link');
  expect(await areas.filter({ hasText: /Kontakt|Termine|Kunden|Dashboard/ }).count()).toBe(0);
  for (const path of [
    '/api/admin/contact-messages',
    '/api/admin/appointments/today',
    '/api/admin/customers',
  ]) {
    expect((await mechanic.request.get(path)).status()).toBe(403);
  }
});
