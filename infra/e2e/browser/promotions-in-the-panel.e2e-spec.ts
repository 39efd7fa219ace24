import { violations } from '../support/accessibility.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ACTIVE_PROMOTIONS_PATH,
  type ActivePromotionsResponse,
  type PromotionResponse,
  type PromotionsResponse,
} from '@garage/contracts/promotions';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { StaffClient } from '../support/api-client.ts';
import { MOVING, openBrowser, PHONE, visit, type VisitOptions } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { type Stack, startStack } from '../support/stack.ts';

const PROMOTIONS = '/api/admin/promotions';
const DAY_MS = 86_400_000;

let stack: Stack;
let browser: Browser;
let staff: StaffClient;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  staff = new StaffClient(stack.url);
  await staff.signIn(stack.admin.username, stack.admin.password);
  const answer = await staff.call('GET', PROMOTIONS);
  // The templates of a new installation would be in the way.
  for (const { id } of ((await answer.json()) as PromotionsResponse).promotions) {
    await staff.call('DELETE', `${PROMOTIONS}/${id}`);
  }
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function openTab(options: VisitOptions = {}) {
  const opened = await visit(browser, stack.url, options);
  const { page } = opened;
  await page.goto('/admin/login');
  await page.getByLabel('Benutzername').fill(stack.admin.username);
  await page.getByLabel('Passwort', { exact: true }).fill(stack.admin.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/admin/panel*');
  await page.getByRole('timer').waitFor();
  const more = page.getByRole('button', { name: 'Mehr', exact: true });
  if (await more.isVisible()) await more.click();
  // The dashboard leads there too, once it is loaded.
  const navigation = page.getByRole('navigation', { name: /Bereiche/ });
  await navigation.getByRole('link', { name: 'Aktionen' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Aktionen' }).waitFor();
  return opened;
}

/** How many promotions visitors are told of. They learn of a change a moment later. */
async function running(): Promise<number> {
  const answer = await fetch(stack.url + ACTIVE_PROMOTIONS_PATH);
  return ((await answer.json()) as ActivePromotionsResponse).promotions.length;
}

const photograph = () =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Neue Aktion' }).click();
  const form = page.getByRole('dialog', { name: 'Neue Aktion' });
  await form.getByLabel('Interner Name').fill(name);
  await form.getByLabel('Titel *').fill(`${name} für Ihr Auto`);
  await form.getByLabel('Beschreibung *').fill('Licht, Bremsen und Batterie in 30 Minuten.');
}

const written = (date: Date) =>
  date.toLocaleDateString('de-CH', {
    timeZone: 'Europe/Zurich',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

describe.each([
  ['390 px, dark', { viewport: PHONE, colorScheme: 'dark', hasTouch: true }],
  ['1280 px, light', { colorScheme: 'light' }],
] as const)('a promotion at %s', (size, options) => {
  const name = `Aktion ${size}`;

  it('is made with a picture and seen by visitors', async () => {
    const { page, complaints, close } = await openTab(options);
    await page.getByText('Keine Aktionen gefunden.').waitFor();
    expect(await violations(page)).toEqual([]);

    await fillIn(page, name);
    const form = page.getByRole('dialog', { name: 'Neue Aktion' });
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: '../../rad.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await form.getByLabel('Effekt auf der Startseite').selectOption('leaves');
    await form.getByText('Aktion ist aktiv').click();
    await form.getByRole('button', { name: 'Kalender öffnen: Enddatum' }).click();
    await form.getByRole('grid').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await form.getByRole('grid').waitFor({ state: 'detached' });
    expect(await form.isVisible()).toBe(true);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await form.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Aktion erstellt').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);

    expect(await eventually(running, 1)).toBe(1);
    const visitor = await visit(browser, stack.url, MOVING);
    await visitor.page.goto('/');
    const popup = visitor.page.getByRole('dialog', { name: `${name} für Ihr Auto` });
    await popup.waitFor();
    const image = popup.locator('img');
    expect(
      await image.evaluate((element: { complete: boolean; decode: () => Promise<void> }) =>
        element.decode().then(() => element.complete),
      ),
    ).toBe(true);
    expect(await image.evaluate((element: { currentSrc: string }) => element.currentSrc)).toMatch(
      /\/uploads\/[0-9a-f]{24}-\d+\.avif$/,
    );
    await visitor.page.locator('canvas[data-season][data-playing]').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is switched off on its card, gone for visitors, and deleted after a question', async () => {
    const { page, complaints, close } = await openTab(options);
    await page.getByRole('switch', { name: `${name} aktiv` }).click();
    await page.getByText('Status geändert').waitFor();
    expect(await eventually(running, 0)).toBe(0);
    const nothing = await visit(browser, stack.url);
    const told = nothing.page.waitForResponse(`**${ACTIVE_PROMOTIONS_PATH}`);
    await nothing.page.goto('/');
    await (await told).finished();
    await nothing.page.waitForTimeout(1500);
    expect(await nothing.page.getByRole('dialog').count()).toBe(0);
    await nothing.close();

    await page.getByRole('button', { name: `Löschen: ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Löschen' }).click();
    await page.getByText('Erfolgreich gelöscht').waitFor();
    await page.getByText('Keine Aktionen gefunden.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('two promotions at the same time', () => {
  it('are warned of while the second is made, and in the list', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const created = await staff.call('POST', PROMOTIONS, {
      name: 'Die erste',
      title: 'a',
      description: 'b',
      type: 'custom',
      isActive: true,
      startDate: tomorrow,
      endDate: tomorrow,
    });
    const { promotion } = (await created.json()) as PromotionResponse;
    const { page, close } = await openTab();
    await fillIn(page, 'Die zweite');
    const warning = page
      .getByRole('dialog')
      .getByText(
        `«Die zweite» und «Die erste» laufen gleichzeitig: ${written(new Date(`${tomorrow}T12:00:00Z`))}`,
      );
    expect(await warning.count()).toBe(0);
    await page.getByText('Aktion ist aktiv').click();
    await warning.waitFor();
    await page.keyboard.press('Escape');
    await close();
    await staff.call('DELETE', `${PROMOTIONS}/${promotion.id}`);
  });
});

const send = (bytes: number) =>
  staff.call('POST', PROMOTIONS, {
    name: 'x',
    title: 'x',
    description: 'x',
    type: 'custom',
    startDate: '2099-12-01',
    endDate: '2099-12-02',
    imageUrl: `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`,
  });

describe('a picture that is none', () => {
  it('is refused in German, and the form keeps what was written', async () => {
    const { page, close } = await openTab({ expectFailures: true });
    await fillIn(page, 'Mit falschem Bild');
    const form = page.getByRole('dialog', { name: 'Neue Aktion' });
    const picture = form.locator('input[type=file]');
    await picture.setInputFiles({
      name: 'harmlos.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    });
    await form.getByRole('button', { name: 'Speichern' }).click();
    const refusal = 'Bitte wählen Sie ein Bild im Format JPG, PNG, GIF, WebP oder AVIF.';
    await form.getByText(refusal).waitFor();
    expect(await form.getByLabel('Titel *').inputValue()).toBe('Mit falschem Bild für Ihr Auto');

    await picture.setInputFiles({
      name: 'gross.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await form.getByText('Das Bild darf nicht größer als 5MB sein.').waitFor();
    await close();
    const { promotions } = (await (await staff.call('GET', PROMOTIONS)).json()) as PromotionsResponse;
    expect(promotions).toEqual([]);
  });

  it('is refused by the whole product, at its limit and far above', async () => {
    for (const bytes of [5 * 1024 * 1024 + 1, 7_000_000]) {
      const response = await send(bytes);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: 'Das Bild darf nicht größer als 5MB sein.' });
    }
    expect((await send(5 * 1024 * 1024)).status).toBe(415);
  });
});
