import type { Page } from 'playwright-core';

const MOST_STOPS = 200;

/** Presses Tab until the focus is there: nothing on the way is reached by a pointer. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await page.evaluate<boolean>(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Goes to a control as soon as it is there, and presses a key on it. */
export async function pressOn(
  page: Page,
  selector: string,
  key: 'Enter' | 'Space' | 'ArrowRight',
): Promise<void> {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

/** Goes to the field of this name and types into it. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name=${name}]`);
  await page.keyboard.type(text);
}
