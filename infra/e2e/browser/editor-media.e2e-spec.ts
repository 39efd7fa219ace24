import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browser.ts';
import { greyPicture } from '../support/grey-picture.ts';
import { signInPage } from '../support/staff-browser.ts';
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

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

async function openServices(page: Page): Promise<void> {
  await page.goto('/admin/edit-services');
  await page.getByRole('tab', { name: 'Liste' }).click();
  await button(page, 'Leistung hinzufügen').waitFor();
}

/** As a picture that is pulled out of a folder and let go. */
async function drop(page: Page, onto: Locator, name: string): Promise<void> {
  const file = JSON.stringify([greyPicture().toString('base64'), name]);
  const dataTransfer = await page.evaluateHandle(`(([base64, name]) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], name, { type: 'image/png' }));
    return carried;
  })(${file})`);
  await onto.dispatchEvent('dragover', { dataTransfer });
  await onto.dispatchEvent('drop', { dataTransfer });
}

/** Through the gateway, whose page cache is on; empty when it is not there within ten seconds. */
async function served(path: string, isThere: (html: string) => boolean): Promise<string> {
  for (const until = Date.now() + 10_000; Date.now() < until;) {
    const html = await (await fetch(stack.url + path)).text();
    if (isThere(html)) return html;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  return '';
}

describe('a list and the library', () => {
  it('a new service with an uploaded picture is previewed, saved, and seen by visitors at its place', async () => {
    const { page, complaints, close } = await visit(browser, stack.url);
    await signInPage(page, stack.admin);
    await openServices(page);
    await button(page, 'Leistung hinzufügen').click();
    await page.getByRole('textbox', { name: 'Titel *' }).fill('Felgen polieren');

    await button(page, 'Bild wählen').first().click();
    const dialog = page.getByRole('dialog');
    await drop(page, dialog.getByText(/^Oder Bilder hierher ziehen/), 'felge.png');
    const point = button(dialog, /^Wichtigster Punkt/);
    await point.waitFor();
    await point.click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await dialog.getByLabel('Bildbeschreibung, Deutsch').fill('Eine polierte Felge');
    await dialog.getByLabel('Bildbeschreibung, Français').fill('Une jante polie');
    await button(dialog, 'Bildangaben speichern').click();
    await page.getByText('Bildangaben gespeichert').first().waitFor();
    await button(dialog, 'Dieses Bild verwenden').click();

    for (let place = 13; place > 1; place -= 1) {
      const up = button(page, '«Felgen polieren» nach oben');
      await up.focus();
      await page.keyboard.press('Enter');
    }
    expect(await page.locator('form li').first().getAttribute('aria-label')).toBe('Felgen polieren');

    const preview = page.frameLocator('iframe');
    await preview.getByText('Felgen polieren').first().waitFor();
    expect(await (await fetch(`${stack.url}/services`)).text()).not.toContain('Felgen polieren');

    await button(page, 'Speichern').click();
    await page.getByText('Änderungen gespeichert').first().waitFor();
    const html = await served('/services', (text) => text.includes('Felgen polieren'));
    expect(html.indexOf('Felgen polieren')).toBeLessThan(html.indexOf('Wartung &amp; Service'));
    const [picture = ''] = /<img[^>]*alt="Eine polierte Felge"[^>]*>/.exec(html) ?? [];
    expect(picture).toMatch(/object-position: ?\d% \d%/);
    expect(await served('/fr/services', (text) => text.includes('Une jante polie'))).not.toBe('');
    const [, address = ''] = /srcSet="(\/uploads\/[^ "]+)/i.exec(html) ?? [];
    expect((await fetch(stack.url + address)).status).toBe(200);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a picture says where it is used, and is deleted only once it is used nowhere', async () => {
    const { page, close } = await visit(browser, stack.url);
    await signInPage(page, stack.admin);
    await page.goto('/admin/panel?tab=content');
    await button(page, 'Mediathek').click();
    const dialog = page.getByRole('dialog');
    await button(dialog, 'felge.png').click();
    await dialog.getByText('Erscheint auf: Leistungen.').waitFor();
    expect(await button(dialog, 'Bild löschen').isDisabled()).toBe(true);

    await openServices(page);
    await button(page, '«Felgen polieren» entfernen').click();
    await button(page, 'Speichern').click();
    await page.getByText('Änderungen gespeichert').first().waitFor();
    await page.goto('/admin/panel?tab=content');
    await button(page, 'Mediathek').click();
    await button(dialog, 'felge.png').click();
    await button(dialog, 'Bild löschen').click();
    await button(page.getByRole('alertdialog'), 'Bild löschen').click();
    await dialog.getByText('Noch kein Bild hochgeladen.').waitFor();
    await close();
  });

  it.each([
    ['on a telephone', PHONE],
    ['on a desk', DESKTOP],
  ])(
    '%s list, library and preview are accessible, and nothing is wider than the screen',
    async (_where, viewport) => {
      const { page, close } = await visit(browser, stack.url, { viewport });
      await signInPage(page, stack.admin);
      await openServices(page);
      await button(page, /^Wartung/).click();
      // A desk has room for it beside the form.
      if (viewport === PHONE) await button(page, 'Vorschau zeigen').click();
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      expect(await violations(page, { part: 'main' })).toEqual([]);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
      await button(page, 'Bild wählen').first().click();
      await page.getByRole('dialog').getByText('Hochgeladene Bilder').waitFor();
      expect(await violations(page, { part: '[role=dialog]' })).toEqual([]);
      await close();
    },
  );

  it('shows nothing of a draft to somebody who is not signed in', async () => {
    const wish = { page: 'hero', path: '/', language: 'de', values: {} };
    const answer = await fetch(`${stack.url}/api/admin/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
