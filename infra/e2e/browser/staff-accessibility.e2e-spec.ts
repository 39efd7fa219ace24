import { randomUUID } from 'node:crypto';
import { ADMIN_GARAGE_PATH, type AdminGarageResponse } from '@garage/contracts/garage';
import { ROLE_ADMIN } from '@garage/contracts/auth';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { REPLY_TEMPLATES_PATH } from '@garage/contracts/contact-conversation';
import { PROMOTIONS_PATH } from '@garage/contracts/promotions';
import { ROLES_PATH } from '@garage/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { contactRequest, sendMessage, StaffClient } from '../support/api-client.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browser.ts';
import { signInPage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { type Exhibits, tourPanel } from '../support/staff-tour.ts';

const PASSWORD = 'blauer Amboss trinkt Tee';
const EXHIBITS = {
  visitor: 'Regula Ammann',
  email: 'regula.ammann@example.com',
  promotion: 'Winterputz',
  colleague: 'heidi',
  role: 'Werkstatt',
  template: 'Rückruf',
};

let stack: Stack;
let browser: Browser;
let admin: StaffClient;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
  await sendMessage(stack.url, contactRequest({ name: EXHIBITS.visitor, email: EXHIBITS.email }));
  const message = `${CONTACT_MESSAGES_PATH}/${(await admin.messages()).messages[0]?.id}`;
  await make(`${message}/notes`, { text: 'Rückruf am Nachmittag.' });
  await make(`${message}/replies`, { subject: 'Ihre Anfrage', text: 'Wir melden uns.' });
  await make(REPLY_TEMPLATES_PATH, { name: EXHIBITS.template, texts: { de: 'Guten Tag {name}' } });
  await make(ROLES_PATH, { name: EXHIBITS.role, permissions: ['vehicles:read'] });
  await admin.createSupporter(EXHIBITS.colleague, PASSWORD);
  await make(PROMOTIONS_PATH, {
    name: EXHIBITS.promotion,
    title: 'Der Winter geht',
    description: 'Wir waschen ihn weg.',
    type: 'winter',
    startDate: zurichToday(),
    endDate: addDays(zurichToday(), 30),
  });
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function make(path: string, body: object): Promise<void> {
  const { status } = await admin.call('POST', path, body);
  if (status !== 201) throw new Error(`${path} was answered ${status}`);
}

async function saveGarageElsewhere(): Promise<void> {
  const answer = await admin.call('GET', ADMIN_GARAGE_PATH);
  const { garage, version } = (await answer.json()) as AdminGarageResponse;
  const changed = { ...garage, phone: `+41 52 000 00 0${version % 10}` };
  const { status } = await admin.call('PUT', ADMIN_GARAGE_PATH, { garage: changed, version });
  if (status !== 200) throw new Error(`the garage was answered ${status}`);
}

/** What must be pushed aside to be read: the page, or the content of a window. */
const WIDER = `[document.documentElement, ...document.querySelectorAll('[role$=dialog] *')]
  .filter((box) => box.scrollWidth > box.clientWidth)
  .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
  .map((box) => 'wider than its place: ' + box.tagName + ' ' + box.className)`;

/** What is wrong with what is seen. In the other colours only colours are looked at again. */
async function objections(page: Page, colourSchemes: readonly ('light' | 'dark')[]): Promise<string[]> {
  const found = await page.evaluate<string[]>(WIDER);
  for (const [index, colorScheme] of colourSchemes.entries()) {
    await page.emulateMedia({ colorScheme });
    const here = await violations(page, { onlyColours: index > 0 });
    found.push(...here.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

describe.each([
  ['390 px, in light and dark', PHONE, ['light', 'dark']],
  ['1280 px, in dark', DESKTOP, ['dark']],
] as const)('every tab and every window of the panel at %s', (_size, viewport, colourSchemes) => {
  it('is accessible and fits', async () => {
    const username = `walker-${randomUUID().slice(0, 8)}`;
    await admin.createAccount({ username, password: PASSWORD, roleId: ROLE_ADMIN });
    // Still at once, so that no colour is looked at on its way.
    const { page, close } = await visit(browser, stack.url, { viewport });
    await signInPage(page, { username, password: PASSWORD });
    const found: Record<string, string[]> = {};
    const seen: string[] = [];
    const exhibits: Exhibits = { ...EXHIBITS, password: PASSWORD, saveGarageElsewhere };
    await tourPanel(page, exhibits, async (view) => {
      seen.push(view);
      const here = await objections(page, colourSchemes);
      if (here.length > 0) found[view] = here;
    });
    expect(found).toEqual({});
    expect(seen.length).toBeGreaterThan(45);
    await close();
  }, 600_000);
});
