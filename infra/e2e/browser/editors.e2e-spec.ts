import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { violations, withoutAxe } from '../support/accessibility.ts';
import { StaffClient } from '../support/api-client.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browser.ts';
import { redisCommand } from '../support/redis-command.ts';
import { findSessionEnded, signInPage } from '../support/staff-browser.ts';
import { type Stack, startStack } from '../support/stack.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const headline = (page: Page) => page.getByRole('textbox', { name: 'Überschrift' });

async function openEditor(page: Page, name = 'hero'): Promise<void> {
  await page.goto(`/admin/edit-${name}`);
  await page.getByRole('button', { name: 'Speichern' }).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Änderungen gespeichert').first().waitFor();
}

/** Through the gateway, whose page cache is on. */
async function served(path: string, text: string): Promise<boolean> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    if ((await (await fetch(stack.url + path)).text()).includes(text)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return false;
}

describe('the editors', () => {
  it('change the public page in two languages within ten seconds, and bring the old text back', async () => {
    const { page, complaints, close } = await visit(browser, stack.url);
    await signInPage(page, stack.admin);
    await page.getByRole('link', { name: 'Inhalte' }).first().click();
    await page.getByRole('link', { name: /^Startbild/ }).click();
    await headline(page).fill('Grüezi in der Werkstatt');
    await page.getByRole('button', { name: /Français/ }).click();
    await headline(page).fill('Bonjour à l’atelier');
    await save(page);
    expect(await served('/', 'Grüezi in der Werkstatt')).toBe(true);
    expect(await served('/fr', 'Bonjour à l’atelier')).toBe(true);

    const compare = page.getByRole('button', { name: 'Stand 1 mit dem aktuellen vergleichen' });
    // By key: the last toast still lies over this corner.
    await compare.press('Enter');
    await page.getByRole('dialog').getByText('Grüezi in der Werkstatt').waitFor();
    await page.getByRole('button', { name: 'Diesen Stand wiederherstellen' }).click();
    await page.getByText('Stand 1 wiederhergestellt').first().waitFor();
    expect(await served('/', 'Willkommen bei')).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('show two people at one page what the other has written, and lose neither text', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await signInPage(page, stack.admin);
    await openEditor(page, 'slogan');
    await page.getByRole('textbox', { name: 'Slogan' }).fill('Mein Slogan');

    const other = new StaffClient(stack.url);
    await other.signIn(stack.admin.username, stack.admin.password);
    const answer = await other.call('POST', '/api/admin/website/slogan', { slogan: 'Der andere Slogan' });
    expect(answer.status).toBe(200);

    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Der andere Slogan').waitFor();
    await dialog.getByText('Mein Slogan').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Zusammenführen und speichern' }).click();
    await page.getByText('Änderungen gespeichert').first().waitFor();
    expect(await served('/', 'Mein Slogan')).toBe(true);
    await close();
  });

  it('word the mails to customers, whole in a preview before any has left', async () => {
    const { page, complaints, close } = await visit(browser, stack.url);
    await signInPage(page, stack.admin);
    await openEditor(page, 'mails');
    await page
      .getByRole('combobox', { name: 'E-Mail', exact: true })
      .selectOption({ label: 'Terminanfrage erhalten' });
    await page.getByRole('textbox', { name: 'Anrede' }).fill('Grüezi {name}\nSchön, dass Sie kommen.');
    const mail = page.frameLocator('iframe[title^="Vorschau der E-Mail"]');
    await mail.getByText('Grüezi Anna Muster').waitFor();
    await mail.getByText('BEISPIEL').waitFor();
    await save(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keep what was typed when the session has ended, and lead back to it', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await signInPage(page, stack.admin);
    await openEditor(page, 'team');
    await page.getByRole('textbox', { name: 'Titel' }).fill('Unser Team, wie es leibt und lebt');
    await redisCommand(stack.redisUrl, 'FLUSHALL');
    await findSessionEnded(page, () => page.getByRole('button', { name: 'Speichern' }).click());
    await page.getByLabel('Benutzername').fill(stack.admin.username);
    await page.getByLabel('Passwort', { exact: true }).fill(stack.admin.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/admin/edit-team');
    await page.getByText('Ihr Entwurf ist wieder da').waitFor();
    await save(page);
    expect(await served('/team', 'Unser Team, wie es leibt und lebt')).toBe(true);
    await close();
  });
});

describe('whoever leaves an editor with the browser’s own buttons', () => {
  it('finds what was typed when the page is opened again, forward or by its link', async () => {
    const { page, complaints, close } = await visit(browser, stack.url);
    await signInPage(page, stack.admin);
    await page.getByRole('link', { name: 'Inhalte' }).first().click();
    const link = page.getByRole('link', { name: /^Slogan/ });
    await link.click();
    const slogan = page.getByRole('textbox', { name: 'Slogan' });
    await slogan.fill('Noch nicht gespeichert');
    await page.goBack();
    await link.waitFor();
    await page.goForward();
    await page.getByText('Ihr Entwurf ist wieder da').waitFor();
    expect(await slogan.inputValue()).toBe('Noch nicht gespeichert');

    await slogan.fill('Noch immer nicht gespeichert');
    await page.goBack();
    await link.click();
    await page.getByText('Ihr Entwurf ist wieder da').waitFor();
    expect(await slogan.inputValue()).toBe('Noch immer nicht gespeichert');
    await save(page);
    expect(await served('/', 'Noch immer nicht gespeichert')).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('while the service starts anew', () => {
  it('a save says that it failed and keeps what was typed; the next one stores it', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await signInPage(page, stack.admin);
    await openEditor(page, 'about');
    const title = page.getByRole('textbox', { name: 'Titel' }).first();
    await title.fill('Wir bleiben da');
    await stack.stopPart('content');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const notice = page.getByText('Fehler beim Speichern').first();
    await notice.waitFor({ timeout: 30_000 });
    // The notice is at the lower edge, too.
    const button = (await page.getByRole('button', { name: 'Speichern' }).boundingBox())!;
    const region = (await page.getByRole('region', { name: /^Meldungen/ }).boundingBox())!;
    expect(region.y + region.height).toBeLessThanOrEqual(button.y);
    expect(await title.inputValue()).toBe('Wir bleiben da');
    await stack.startPart('content');
    await save(page);
    expect(await served('/about', 'Wir bleiben da')).toBe(true);
    await close();
  });
});

describe('every editor', () => {
  it.each([
    ['390 px, light', PHONE, 'light'],
    ['1280 px, dark', DESKTOP, 'dark'],
  ] as const)('is accessible and no wider than the screen at %s', async (_size, viewport, colorScheme) => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport, colorScheme });
    await signInPage(page, stack.admin);
    for (const name of EDITOR_PAGES) {
      await openEditor(page, name);
      await page.getByRole('button', { name: /English/ }).click();
      await page.getByRole('button', { name: /English/, pressed: true }).waitFor();
      expect([name, await violations(page)]).toEqual([name, []]);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect([name, width <= viewport.width]).toEqual([name, true]);
    }
    expect(withoutAxe(complaints)).toEqual([]);
    await close();
  });
});
