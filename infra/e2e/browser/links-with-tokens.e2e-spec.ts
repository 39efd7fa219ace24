import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  type AvailabilityResponse,
  type BookableServicesResponse,
  BOOKING_PATH,
} from '@garage/contracts/booking';
import { ROLE_SUPPORTER } from '@garage/contracts/auth';
import { PASSWORD_LINK_PAGE, PASSWORD_LINK_PATHS } from '@garage/contracts/password-links';
import { USERS_PATH } from '@garage/contracts/users';
import { violations } from '../support/accessibility.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { linksIn, onStack } from '../support/mail-links.ts';
import { signedIn } from '../support/signed-in.ts';
import { signInPage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';

const DAY_MS = 86_400_000;
const WHOLE_WAY_MS = 180_000;
const CUSTOMER = 'nora.frei@example.ch';
const COLLEAGUE = 'urs.kunz@example.ch';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const post = (path: string, body: unknown) =>
  fetch(stack.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A calendar day so many days from now. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

async function bookFirstFreeTime(): Promise<void> {
  const services = [10];
  const answer = await fetch(
    `${stack.url}${BOOKING_PATH}/availability?services=${services.join(',')}&from=${day(7)}&to=${day(28)}`,
  );
  const { days } = (await answer.json()) as AvailabilityResponse;
  const free = days.find(({ times }) => times.length > 0);
  const booked = await post(BOOKING_PATH, {
    services,
    date: free?.date,
    time: free?.times[0],
    name: 'Nora Frei',
    email: CUSTOMER,
    phone: '052 345 67 89',
    privacy: true,
  });
  expect(booked.status).toBe(201);
}

/** Where the mails to somebody lead, as they are written; waits for the first. */
async function linksTo(address: string): Promise<URL[]> {
  const mails = async () => (await stack.mails.all()).filter(({ to }) => to.join().includes(address));
  await eventually(async () => (await mails()).length > 0, true, 30_000);
  const texts = (await mails()).map(({ text }) => text).join('\n');
  return [...texts.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link));
}

it(
  'whoever has booked nothing ends the mails by a button, without JavaScript, and the staff clear it in one step',
  async () => {
    const address = 'nichts.gebucht@example.com';
    const service = await fetch(`${stack.url}${BOOKING_PATH}/services`);
    const { services } = (await service.json()) as BookableServicesResponse;
    const wanted = services.find(({ isOther }) => !isOther)!.id;
    const free = async () => {
      const range = `services=${wanted}&from=${day(3)}&to=${day(20)}`;
      const answer = await fetch(`${stack.url}${BOOKING_PATH}/availability?${range}`);
      const { days } = (await answer.json()) as AvailabilityResponse;
      return days.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
    };
    const [slot] = await free();
    const booked = await post(BOOKING_PATH, {
      services: [wanted],
      ...slot,
      name: 'Fremde Person',
      email: address,
      phone: '+41 79 555 66 77',
      privacy: true,
    });
    expect(booked.status).toBe(201);
    const mail = await stack.mails.to(address, 'Ihre Terminanfrage');
    const link = linksIn(mail).find((one) => one.includes('?stop=')) ?? '';

    const { page, close } = await visit(browser, stack.url, { viewport: PHONE, javaScriptEnabled: false });
    await page.goto(onStack(stack, link));
    await page.getByRole('heading', { name: 'Sie haben nichts gebucht?' }).waitFor();
    await page.goto(onStack(stack, link));
    await page.getByRole('button', { name: 'Ich habe nichts gebucht, E-Mails beenden' }).click();
    await page.getByText('An diese Adresse senden wir keine E-Mails zu Terminen mehr').waitFor();
    await close();

    const staff = await visit(browser, stack.url);
    await signInPage(staff.page, stack.admin);
    await staff.page.goto('/admin/panel?tab=appointments');
    const flood = staff.page.getByRole('region', { name: 'Auffällige Anfragen' });
    await flood.getByText('1 Anfrage: Wer die E-Mails erhält, hat nichts gebucht').waitFor();
    await flood.getByRole('button', { name: 'Ansehen' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByText(address).waitFor();
    expect(await violations(staff.page)).toEqual([]);
    await dialog.getByRole('button', { name: '1 Anfrage ablehnen' }).click();
    await staff.page.getByText('1 Anfrage abgelehnt').waitFor();
    await flood.waitFor({ state: 'detached' });
    expect(staff.complaints).toEqual([]);
    await staff.close();
    expect(await free()).toContainEqual(slot);
    const toThem = (await stack.mails.all()).filter(({ to }) => to.join().includes(address));
    expect(toThem).toHaveLength(1);
  },
  WHOLE_WAY_MS,
);

it(
  'the token of a link is in no log and no Referer, whoever fails on the way',
  async () => {
    await bookFirstFreeTime();
    const staff = await signedIn(stack);
    const account = { username: 'urs', email: COLLEAGUE, roleId: ROLE_SUPPORTER };
    expect((await staff.call('POST', USERS_PATH, account)).status).toBe(201);
    const links = [...(await linksTo(CUSTOMER)), ...(await linksTo(COLLEAGUE))];

    // Of an appointment and of the end of its mails, which servers have to read; of a password, which no server gets.
    const withQuery = links.filter(({ searchParams }) => searchParams.has('token'));
    const opensPassword = links.find(({ pathname }) => pathname === PASSWORD_LINK_PAGE);
    const password = opensPassword?.hash.slice(1) ?? '';
    const tokens = [
      ...new Set(withQuery.map(({ searchParams }) => searchParams.get('token') ?? '')),
      password,
    ];
    const kinds = withQuery.map(({ search }) => /^\?(id|stop)=/.exec(search)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(['id', 'stop']));
    for (const token of tokens) expect(token).toMatch(/^[\w-]{20,}$/);
    expect(opensPassword?.search).toBe('');

    const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
    const referrers: string[] = [];
    const reading: Promise<unknown>[] = [];
    page.on('request', (request) => {
      reading.push(request.headerValue('referer').then((referrer) => referrers.push(referrer ?? '')));
    });
    for (const link of withQuery) {
      await page.goto(onStack(stack, link.href), { waitUntil: 'networkidle' });
      await page.reload({ waitUntil: 'networkidle' });
      // Whatever is opened from here, with scripts and without.
      await page.evaluate(`fetch('/api/promotions/active').then(({ status }) => status)`);
      await page.evaluate(`location.assign('/robots.txt')`);
      await page.waitForURL('**/robots.txt');
    }
    const [appointment] = withQuery;
    await page.goto(onStack(stack, appointment!.href), { waitUntil: 'networkidle' });
    const cancelling = page.locator('main details:has(input[name=action][value=cancel])');
    await cancelling.locator('summary').click();
    await cancelling.locator('button[type=submit]').click();
    await page.getByText('Ihr Termin ist abgesagt').waitFor();
    await Promise.all(reading);
    expect(complaints).toEqual([]); // nothing was asked of another host
    await close();
    expect(new Set(referrers)).toEqual(new Set(['', `${stack.url}/`]));
    expect((await post(PASSWORD_LINK_PATHS.read, { token: password })).status).toBe(200);

    const calls = withQuery.map(({ searchParams }) => {
      const id = searchParams.get('id') ?? searchParams.get('stop') ?? '';
      return `${stack.url}${BOOKING_PATH}/${id}?token=${searchParams.get('token')}`;
    });
    await Promise.all(calls.map((call) => fetch(call)));
    await Promise.all([stack.stopPart('contact'), stack.stopPart('auth')]);
    for (const call of [...calls, ...withQuery.map(({ href }) => onStack(stack, href))]) {
      expect((await fetch(call, { headers: { referer: call } })).status).toBeGreaterThanOrEqual(500);
    }
    expect((await post(PASSWORD_LINK_PATHS.read, { token: password })).status).toBe(503);
    await stack.stopPart('web');
    expect((await fetch(onStack(stack, appointment!.href))).status).toBe(503);

    const logs = await stack.logs();
    expect(Object.keys(logs)).toEqual(expect.arrayContaining(['web.log', 'contact.log', 'auth.log']));
    // They do tell of all of it.
    expect(logs['contact.log']).toContain(`"route":"${BOOKING_PATH}/:bookingId"`);
    expect(logs['web.log']).toContain('"path":"/booking/appointment"');
    expect(logs['gateway-access.log']).toContain('"path":"/booking/appointment"');
    expect(logs['gateway-error.log']).toMatch(/request: "GET \/booking\/appointment HTTP/);
    for (const [name, text] of Object.entries(logs)) {
      for (const token of tokens) expect([name, text.includes(token)]).toEqual([name, false]);
    }
  },
  WHOLE_WAY_MS,
);
