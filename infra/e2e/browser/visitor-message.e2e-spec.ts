import { randomUUID } from 'node:crypto';
import { CONTACT_MIN_FILL_MS } from '@garage/contracts/contact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { StaffClient } from '../support/api-client.ts';
import { DESKTOP, openBrowser, PHONE, untilAlive, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { type Stack, startStack } from '../support/stack.ts';

const SUPPORTER = { username: 'sabine', password: 'a long enough passphrase' };
let stack: Stack;
let browser: Browser;
let admin: StaffClient;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
  await admin.createSupporter(SUPPORTER.username, SUPPORTER.password);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel(/^Name/).fill('Regula Ammann');
  await page.getByLabel(/^E-Mail/).fill('regula.ammann@example.com');
  await page.getByLabel(/^Telefon/).fill('+41 79 555 01 23');
  await page.getByLabel(/^Worum geht es/).selectOption('bremsen');
  await page.getByRole('textbox', { name: /^Nachricht/ }).fill(message);
  await page.getByLabel(/Datenschutzbestimmungen/).check({ force: true });
}

describe.each([
  ['on a phone', PHONE],
  ['on a desk', DESKTOP],
])('a message %s', (_where, viewport) => {
  it('travels from the form through the mail to a supporter, who reads and deletes it', async () => {
    const reference = randomUUID();
    const visitor = await visit(browser, stack.url, { viewport });
    await visitor.page.goto('/');
    await visitor.page
      .getByRole('main')
      .getByRole('link', { name: /Kontakt|Nachricht/ })
      .first()
      .click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
    await fillIn(visitor.page, `Beim Bremsen quietscht es vorne links. ${reference}`);
    await visitor.page.waitForTimeout(CONTACT_MIN_FILL_MS); // people take longer than the time trap
    await visitor.page.getByRole('button', { name: 'Nachricht senden' }).click();
    await visitor.page.getByText('Nachricht gesendet!').first().waitFor();
    expect(await visitor.page.getByRole('textbox', { name: /^Nachricht/ }).inputValue()).toBe('');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    const mail = await stack.mails.waitFor(reference);
    expect(mail.subject).toContain('Regula Ammann');
    expect(mail.replyTo.join()).toContain('regula.ammann@example.com');
    expect(mail.text).toMatch(/==== Neue Kontaktanfrage ====[^]*Telefon: [^]*==== Ende der Nachricht ====/);

    const staff = await visit(browser, stack.url, { viewport });
    const { page } = staff;
    await page.goto('/admin');
    await page.getByLabel('Benutzername').fill(SUPPORTER.username);
    await page.getByLabel('Passwort', { exact: true }).fill(SUPPORTER.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/admin/panel**');
    await page
      .getByRole('link', { name: /Kontakt/ })
      .or(page.getByRole('tab', { name: /Kontakt/ }))
      .first()
      .click();
    await page.getByText('Regula Ammann').first().waitFor();
    expect(await eventually(async () => (await page.title()).includes('1'), true)).toBe(true);

    await page
      .getByRole('button', { name: /Regula Ammann/ })
      .first()
      .click();
    const detail = page.getByRole('dialog');
    await detail.getByText(reference).waitFor();
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    expect(await eventually(async () => (await admin.messages()).unreadMessages, 0)).toBe(0);

    await page.getByRole('button', { name: 'Löschen' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click();
    await page.getByText('Keine Kontaktanfragen gefunden.').waitFor();
    expect((await admin.messages()).totalMessages).toBe(0);
    expect(staff.complaints).toEqual([]);
    await staff.close();
  });
});

describe('the contact form', () => {
  it('says what is missing at the field, and sends nothing', async () => {
    const visitor = await visit(browser, stack.url, { viewport: PHONE });
    const { page } = visitor;
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    for (const text of [
      'Name ist erforderlich',
      'E-Mail ist erforderlich',
      'Telefonnummer ist erforderlich',
      'Nachricht ist erforderlich',
      'Sie müssen die Datenschutzbestimmungen akzeptieren.',
    ]) {
      await page.getByText(text).first().waitFor();
    }
    const focused = () => page.evaluate<string>('document.activeElement.name');
    expect(await eventually(focused, 'name')).toBe('name');
    expect((await admin.messages()).totalMessages).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('has the window of a phone for itself: the shortcut to booking does not lie over its fields', async () => {
    const visitor = await visit(browser, stack.url, { viewport: PHONE });
    const shortcut = visitor.page.getByRole('complementary').getByRole('link', { name: 'Termin buchen' });
    await visitor.page.goto('/team');
    expect(await shortcut.isVisible()).toBe(true);
    await visitor.page.goto('/contact');
    expect(await shortcut.isVisible()).toBe(false);
    await visitor.close();
  });

  it('keeps the message while the server is away, says so, and delivers it once by itself', async () => {
    const reference = randomUUID();
    const visitor = await visit(browser, stack.url, { viewport: PHONE, expectFailures: true });
    const { page } = visitor;
    await page.goto('/contact');
    await fillIn(page, `Kühlwasser tropft. ${reference}`);
    await page.waitForTimeout(CONTACT_MIN_FILL_MS);
    await page.route('**/api/contact', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.getByText('Gespeichert, wird automatisch gesendet').first().waitFor();
    expect(await page.evaluate<string>("localStorage.getItem('contactMessages')")).toContain(reference);

    await page.reload(); // as a visitor who comes back while the server is still away
    await page.unroute('**/api/contact');
    await page.evaluate("window.dispatchEvent(new Event('online'))");
    await page.getByText('Gespeicherte Nachricht gesendet').first().waitFor({ timeout: 30_000 });

    const arrived = (await admin.messages()).messages.filter(({ message }) => message.includes(reference));
    expect(arrived).toHaveLength(1);
    expect(await page.evaluate<string>("localStorage.getItem('contactMessages') ?? '[]'")).not.toContain(
      reference,
    );
    await visitor.close();
  });

  it('stays on its feet when the connection itself is gone, and delivers once when it returns', async () => {
    const reference = randomUUID();
    const visitor = await visit(browser, stack.url, { viewport: PHONE, expectFailures: true });
    const { page } = visitor;
    const courier = page.waitForResponse(/outbox-courier/);
    await page.goto('/contact');
    await fillIn(page, `Anlasser klickt nur. ${reference}`);
    await page.waitForTimeout(CONTACT_MIN_FILL_MS);
    // What the form fetches while it can.
    await untilAlive(page);
    await (await courier).finished();
    await page.context().setOffline(true); // nothing more can be loaded, neither answers nor scripts
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.getByText('Gespeichert, wird automatisch gesendet').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText('Gespeicherte Nachricht gesendet').first().waitFor({ timeout: 30_000 });
    expect(await page.getByRole('heading', { level: 1, name: 'Kontakt' }).isVisible()).toBe(true);

    const arrived = (await admin.messages()).messages.filter(({ message }) => message.includes(reference));
    expect(arrived).toHaveLength(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('works without JavaScript', async () => {
    const reference = randomUUID();
    const visitor = await visit(browser, stack.url, { viewport: PHONE, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Nachricht senden' }).isVisible();
    await fillIn(page, `Zahnriemen fällig. ${reference}`);
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.getByText('Nachricht gesendet!').first().waitFor();
    const arrived = (await admin.messages()).messages.filter(({ message }) => message.includes(reference));
    expect(arrived).toHaveLength(1);
    await visitor.close();
  });
});
