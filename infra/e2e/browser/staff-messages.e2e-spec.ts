import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { LIVE_PATH } from '@garage/contracts/live';
import type { Browser, Page, Request } from 'playwright-core';
import { contactRequest, sendMessage, StaffClient } from '../support/api-client.ts';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { findSessionEnded, signInBehindThePage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';

const MESSAGES = '/admin/panel?tab=contact-messages';
const EVENTS = `**${LIVE_PATH}`;
/** The stream's own sign of life, at which the server looks whether the session still stands. */
const STREAM_HEARTBEAT_MS = 20_000;
let stack: Stack;
let browser: Browser;
let admin: StaffClient;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function openMessages(options: Parameters<typeof visit>[2] = {}) {
  const staff = await visit(browser, stack.url, options);
  await signInBehindThePage(staff.page, stack.admin);
  const stream = staff.page.waitForResponse(EVENTS);
  await staff.page.goto(MESSAGES);
  await staff.page.getByRole('heading', { name: 'Kontaktanfragen', level: 1 }).waitFor();
  await stream;
  return staff;
}

/** A visitor's message under a name of its own; answers the name. */
async function arrive(change: Parameters<typeof contactRequest>[0] = {}): Promise<string> {
  const name = `Gast ${randomUUID().slice(0, 8)}`;
  const response = await sendMessage(stack.url, contactRequest({ name, ...change }));
  expect(response.status).toBe(201);
  return name;
}

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).first();

async function open(page: Page, name: string) {
  await card(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

describe('a new message', () => {
  it('appears in an open panel without reload, and in the page’s title', async () => {
    const { page, complaints, close } = await openMessages();
    const before = (await admin.messages()).unreadMessages;
    const name = await arrive();
    await card(page, name).waitFor();
    expect(await eventually(() => page.title(), `(${before + 1}) Kontaktanfragen – Verwaltung`)).toBe(
      `(${before + 1}) Kontaktanfragen – Verwaltung`,
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('comes through the web server alone, too, as npm start runs it', async () => {
    const response = await fetch(`${stack.webUrl}${AUTH_PATHS.login}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(stack.admin),
    });
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const stop = new AbortController();
    const stream = await fetch(`${stack.webUrl}${LIVE_PATH}`, {
      headers: { cookie },
      signal: stop.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const name = await arrive();
    const deadline = setTimeout(() => stop.abort(new Error('no event within half a minute')), 30_000);
    let text = '';
    for await (const part of stream.body!) {
      text += new TextDecoder().decode(part);
      if (text.includes(name)) break;
    }
    clearTimeout(deadline);
    expect(text).toContain(name);
  });

  it('still comes after the service has been away', async () => {
    const { page, close } = await openMessages({ expectFailures: true });
    // The gateway refuses the stream meanwhile, perhaps while the service is still ending, and browsers give up on that.
    const refused = page.waitForResponse((response) => response.url().endsWith(LIVE_PATH) && !response.ok());
    await stack.stopPart('contact');
    await refused;
    await stack.startPart('contact');
    const name = await arrive();
    // A panel that was refused several times looks for the service once a minute.
    await card(page, name).waitFor({ timeout: 90_000 });
    expect(await card(page, name).isVisible()).toBe(true);
    await close();
  });
});

describe('answering', () => {
  it('sends mails that mail programs show as one thread', async () => {
    const { page, complaints, close } = await openMessages();
    const name = await arrive({ email: 'thread@example.com' });
    await card(page, name).waitFor();
    const dialog = await open(page, name);
    const answer = async (text: string) => {
      await dialog.getByRole('button', { name: 'Antworten', exact: true }).click();
      await dialog.getByLabel('Antwort', { exact: true }).fill(text);
      await dialog.getByRole('button', { name: 'Antwort senden' }).click();
      await dialog.getByText(text).waitFor();
      return stack.mails.waitFor(text);
    };
    const [first, second] = [`Bringen Sie ihn am Montag. ${randomUUID()}`, `Oder Dienstag. ${randomUUID()}`];
    const firstMail = await answer(first);
    const secondMail = await answer(second);

    expect(firstMail.to.join()).toContain('thread@example.com');
    // The first begins the thread: the visitor wrote by the form, not by mail.
    expect(firstMail.headers).not.toHaveProperty('in-reply-to');
    expect(secondMail.headers['in-reply-to']).toBe(firstMail.messageId);
    expect(secondMail.headers['references']).toContain(firstMail.messageId);
    expect(secondMail.messageId).not.toBe(firstMail.messageId);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('working on a message', () => {
  it('keeps a note, who takes care of it, and the spam tray with its reason', async () => {
    const { page, complaints, close } = await openMessages();
    const name = await arrive();
    await card(page, name).waitFor();
    const dialog = await open(page, name);
    await dialog.getByLabel('Interne Notiz').fill('Bremsbeläge sind bestellt.');
    await dialog.getByRole('button', { name: 'Notieren' }).click();
    await dialog.getByText('Notiz von').waitFor();
    await dialog.getByLabel('Zuständig').selectOption({ label: stack.admin.username });
    await page.getByText('Zuständigkeit gespeichert').waitFor();
    await dialog.getByRole('button', { name: 'Als beantwortet markieren' }).click();
    await page.getByText('Als beantwortet markiert').waitFor();
    await dialog.getByRole('button', { name: 'Noch nicht beantwortet' }).click();
    await page.getByText('Als unbeantwortet markiert').waitFor();
    await dialog.getByRole('button', { name: 'In den Spam-Ordner' }).click();
    await dialog.getByText('Von Hand als Spam markiert.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await card(page, name).waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: /^Spam/ }).click();
    const again = await open(page, name);
    await again.getByText('Bremsbeläge sind bestellt.').waitFor();
    await again.getByRole('button', { name: 'Kein Spam' }).click();
    await page.getByText('Aus dem Spam-Ordner geholt').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('ends in a table that a spreadsheet opens', async () => {
    const { page, close } = await openMessages();
    const name = await arrive({ message: '=SUMME(1;2); "Zitat"' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als Tabelle herunterladen (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const table = readFileSync(await download.path(), 'utf8');
    const line = table.split('\r\n').find((one) => one.includes(name));
    expect(line).toContain('""Zitat""');
    expect(line).not.toMatch(/[;"]=SUMME/);
    await close();
  });

  it('has templates, which staff make and delete themselves', async () => {
    const { page, complaints, close } = await openMessages({ viewport: PHONE });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.getByRole('button', { name: 'Antwortvorlagen' }).click();
    await page.getByRole('button', { name: 'Neue Vorlage' }).click();
    const form = page.getByRole('dialog', { name: 'Vorlage erstellen' });
    await form.getByLabel('Name der Vorlage').fill('Rückruf');
    await form.getByLabel('Text: Deutsch').fill('Guten Tag {name}, wir rufen Sie zurück.');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Vorlage gespeichert').waitFor();
    await page.getByRole('button', { name: 'Vorlage «Rückruf» löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click();
    await page.getByText('Vorlage gelöscht').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

const redis = (...command: string[]) =>
  spawnSync('redis-cli', ['-u', stack.redisUrl, ...command], { encoding: 'utf8' }).stdout.trim();
const sessions = () =>
  redis('--scan')
    .split('\n')
    .filter((key) => /sess/i.test(key));

const isStream = (request: Request) => request.url().endsWith(LIVE_PATH);

/** An open panel with the key of its session. */
async function openWithSession() {
  const known = new Set(sessions());
  const panel = await openMessages({ expectFailures: true });
  const session = sessions().find((key) => !known.has(key));
  if (!session) throw new Error('signing in made no session');
  return { ...panel, session };
}

describe('an open panel that nobody touches', () => {
  it('is not kept signed in by its stream of changes, and follows no longer than it is', async () => {
    const idle = await openWithSession();
    const ended = await openWithSession();
    const before = Number(redis('PTTL', idle.session));
    const startedAt = performance.now();
    const name = await arrive();
    for (const { page } of [idle, ended]) await card(page, name).waitFor();

    const inTime = { predicate: isStream, timeout: 3 * STREAM_HEARTBEAT_MS };
    const streamEnds = Promise.race([
      ended.page.waitForEvent('requestfinished', inTime),
      ended.page.waitForEvent('requestfailed', inTime),
    ]);
    redis('PEXPIRE', ended.session, '1'); // as if the ten minutes had passed
    // The next sign of life ends it, however late; and what would keep the other one signed in has had its time.
    await Promise.all([streamEnds, sleep(STREAM_HEARTBEAT_MS)]);
    const passed = performance.now() - startedAt;
    expect(before - Number(redis('PTTL', idle.session))).toBeGreaterThan(passed - 1000);
    const later = await arrive();
    await card(idle.page, later).waitFor();
    expect(await card(ended.page, later).isVisible()).toBe(false);
    await findSessionEnded(ended.page, () =>
      ended.page.getByRole('button', { name: 'Aktualisieren' }).click(),
    );
    await ended.page.getByText('Sitzung abgelaufen').first().waitFor();
    await Promise.all([idle.close(), ended.close()]);
  });
});
