import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AvailabilityResponse,
  type BookableServicesResponse,
  BOOKING_PATH,
} from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { LIVE_PATH } from '@garage/contracts/live';
import { MAILS_PATH, type UnsentMailsResponse } from '@garage/contracts/mails';
import type { Browser } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { contactRequest, sendMessage, StaffClient } from '../support/api-client.ts';
import { DESKTOP, openBrowser, pauseClock, PHONE, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { startRefusingMailServer } from '../support/refusing-mail-server.ts';
import { signIn } from '../support/sign-in.ts';
import { type Stack, startStack } from '../support/stack.ts';

let stack: Stack;
let browser: Browser;
let admin: StaffClient;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
  await sendMessage(stack.url, contactRequest());
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** The first free time after the next days, for the service that takes the shortest. */
async function bookAVisit(url: string): Promise<void> {
  const { services } = (await (
    await fetch(`${url}${BOOKING_PATH}/services`)
  ).json()) as BookableServicesResponse;
  const service = services.toSorted((left, right) => left.duration - right.duration)[0]!;
  const today = zurichToday();
  // Not the first of all: it may come within the 24 hours of notice before it is booked.
  const asked = `services=${service.id}&from=${addDays(today, 3)}&to=${addDays(today, 30)}`;
  const { days } = (await (
    await fetch(`${url}${BOOKING_PATH}/availability?${asked}`)
  ).json()) as AvailabilityResponse;
  const free = days.find(({ times }) => times.length > 0)!;
  const answer = await fetch(`${url}${BOOKING_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      services: [service.id],
      ...(service.isOther && { otherText: 'Klappern vorne links' }),
      date: free.date,
      time: free.times[0],
      name: 'Reto Frei',
      email: 'reto.frei@example.ch',
      phone: '052 345 67 89',
      privacy: true,
    }),
  });
  expect(answer.status).toBe(201);
}

describe.each([
  ['390 px, light', PHONE, 'light'],
  ['1280 px, dark', DESKTOP, 'dark'],
] as const)('the dashboard at %s', (_size, viewport, colorScheme) => {
  it('shows what was measured, fits, and is accessible', async () => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport, colorScheme });
    await signIn(page, stack.admin);
    await page.getByText(/^Geprüft um/).waitFor();
    const line = (label: string) => page.locator('li[data-tone]').filter({ hasText: label });
    expect(await line('Website').textContent()).toMatch(/Online\d+ ms/);
    expect(await line('Datenbank').textContent()).toMatch(/Verbunden[\d.]+ ms/);
    expect(await line('Sitzungen').textContent()).toContain('Verbunden (Redis)');
    expect(await line('Letzte Sicherung').textContent()).toContain('Es gibt noch keine Sicherung.');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a booking', () => {
  it('reaches the open panel without a reload, as a number at the appointments', async () => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
    await signIn(page, stack.admin);
    const stands = page.waitForResponse((response) => response.url().endsWith(LIVE_PATH));
    await page.reload();
    await stands;
    await page.getByRole('heading', { name: 'Heute kommt niemand mehr' }).waitFor();
    await bookAVisit(stack.url);
    const navigation = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
    await navigation.getByText('1 Anfrage wartet').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Plan öffnen' }).click();
    await page.getByRole('heading', { name: '1 Anfrage wartet auf Bestätigung' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a mail that the mail server refuses', () => {
  it('is seen on the dashboard with its reason, and arrives when it is sent again', async () => {
    const text = `Ihr Wagen ist bereit. ${randomUUID()}`;
    const [message] = (await admin.messages()).messages;
    const unsent = async () => (await (await admin.call('GET', MAILS_PATH)).json()) as UnsentMailsResponse;
    // Mails of the tests before would be refused as well.
    expect(await eventually(async () => (await unsent()).counts.waiting, 0)).toBe(0);
    await stack.stopMailServer();
    const refusing = await startRefusingMailServer(stack.smtpPort);
    const { page, close } = await visit(browser, stack.url);
    try {
      const reply = { subject: 'Ihre Anfrage', text };
      expect(
        (await admin.call('POST', `${CONTACT_MESSAGES_PATH}/${message!.id}/replies`, reply)).status,
      ).toBe(201);
      expect(await eventually(async () => (await unsent()).counts.failed, 1, 90_000)).toBe(1);

      await signIn(page, stack.admin);
      await page.getByText('1 E-Mail konnte nicht gesendet werden').waitFor();
      await page
        .getByText('Der Mailserver hat die E-Mail abgelehnt. Bitte prüfen Sie die Adresse.')
        .waitFor();
    } finally {
      await refusing.stop();
      await stack.startMailServer();
    }
    await page.getByRole('button', { name: /^Erneut senden: Ihre Anfrage/ }).click();
    await page.getByText('Die E-Mail wird erneut gesendet').waitFor();
    await stack.mails.waitFor(text);
    // The page asks once by itself, after three seconds. What else waited for the mail server, such as the notice of the
    // first message, is sent within a minute.
    const lookAgain = async () => {
      await page.getByRole('button', { name: 'Neu prüfen' }).click();
      return page.getByText(/Alles gesendet/).isVisible();
    };
    expect(await eventually(lookAgain, true, 90_000)).toBe(true);
    await close();
  });
});

describe('the status', () => {
  it('turns unknown when the server is gone, and comes back with the button', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await signIn(page, stack.admin);
    await page.getByText(/^Geprüft um/).waitFor();
    await stack.stopPart('auth');
    await page.getByRole('button', { name: 'Neu prüfen' }).click();
    await page.getByText('Derzeit nicht abrufbar').first().waitFor();
    await stack.startPart('auth');
    await page.getByRole('button', { name: 'Neu prüfen' }).click();
    const sessions = page.getByText('Verbunden (Redis)');
    await sessions.waitFor();
    expect(await sessions.isVisible()).toBe(true);
    await close();
  });
});

describe.each([
  ['at the top of a telephone', PHONE, { left: 0, top: 0, width: PHONE.width }],
  [
    'at the bottom right of a desk’s screen',
    DESKTOP,
    { right: DESKTOP.width, bottom: DESKTOP.height, width: 420 },
  ],
] as const)('a notice %s', (_where, viewport, place) => {
  it('is where it belongs, takes the focus with F8 and goes by a swipe, not by a short one', async () => {
    const { page, close } = await visit(browser, stack.url, { viewport });
    // It stays for five seconds, which a busy machine may take for what is done with it here: time stands still.
    await page.clock.install();
    await signIn(page, stack.admin);
    await page.getByText(/^Geprüft um/).waitFor();
    await pauseClock(page);
    await page.getByRole('button', { name: 'Verlängern' }).first().click();
    const notice = page.getByText('Sitzung verlängert');
    await notice.waitFor();
    const region = page.getByRole('region', { name: /^Meldungen/ });
    const box = (await region.boundingBox())!;
    const edges = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
    expect({ ...edges, width: box.width }).toMatchObject(place);
    await page.keyboard.press('F8');
    expect(await page.evaluate<string>('document.activeElement.ariaLabel')).toMatch(/^Meldungen/);
    const { x, y } = (await notice.boundingBox())!;
    const swipe = async (pixels: number) => {
      await page.mouse.move(x + 5, y + 5);
      await page.mouse.down();
      await page.mouse.move(x + 5 + pixels, y + 5);
      await page.mouse.up();
    };
    await swipe(40);
    expect(await notice.isVisible()).toBe(true);
    await swipe(60);
    await notice.waitFor({ state: 'hidden' });
    await close();
  });
});
