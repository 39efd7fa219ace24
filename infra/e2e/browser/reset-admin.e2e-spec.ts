import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browser.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { findSessionEnded, signInPage } from '../support/staff-browser.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const newCode = () => /^ {4}(\S+)$/m.exec(stack.command('dist/cli/reset-admin.js'))?.[1] ?? '';

describe.each([
  ['390 px', PHONE],
  ['1280 px', DESKTOP],
])('a lost password of the main admin, at %s', (size, viewport) => {
  it('is replaced with a code from the server, which counts once; every session ends', async () => {
    const password = `Amboss und Tee ${size}`;
    const elsewhere = await visit(browser, stack.url);
    await signInPage(elsewhere.page, stack.admin);

    const code = newCode();
    const { page, close } = await visit(browser, stack.url, { viewport, expectFailures: true });
    await page.goto('/reset-admin');
    await page.getByRole('heading', { name: 'Hauptadmin zurücksetzen' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const submit = page.getByRole('button', { name: 'Neues Passwort setzen' });
    await submit.click();
    await page.getByText('Code ist erforderlich').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await page.getByLabel('Code', { exact: true }).fill(`${code}x`);
    await submit.click();
    await page.getByText('Zurücksetzen nicht möglich').waitFor();
    expect(await page.getByLabel('Neues Passwort', { exact: true }).inputValue()).toBe(password);

    await page.getByLabel('Code', { exact: true }).fill(code);
    await submit.click();
    await page.getByRole('heading', { name: 'Neues Passwort gesetzt' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await findSessionEnded(elsewhere.page, () =>
      elsewhere.page.getByRole('button', { name: 'Verlängern' }).first().click(),
    );
    await elsewhere.close();

    await page.goto('/reset-admin');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('etwas ganz anderes');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await submit.click();
    await page.getByText('Zurücksetzen nicht möglich').waitFor();

    stack.admin.password = password;
    await signInPage(page, stack.admin);
    expect(new URL(page.url()).pathname).toBe('/admin/panel');
    await close();
  });
});
