import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Frame, Page } from 'playwright-core';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { openBrowser, visit, type Visit } from '../support/browser.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { signIn } from '../support/sign-in.ts';

const stack = borrowStack();
let browser: Browser;
/** The main administrator, signed in, who looks at the cars as visitors do. */
let admin: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  admin = await visit(browser, stack.url, { expectFailures: true });
  await signIn(admin.page, stack.admin);
});
afterAll(async () => {
  await admin?.close();
  await browser?.close();
});

/**
 * What a hostile script tries, in the words of a browser; each answers what it got hold of. `SITE` stands for our
 * site's address.
 */
const ATTEMPTS = {
  'the session by a call of the page': `await (await parent.fetch('${AUTH_PATHS.currentUser}')).text()`,
  'the session by a call of the top page': `await (await top.fetch('${AUTH_PATHS.currentUser}')).text()`,
  'the session by a call of its own': `await (await fetch('SITE${AUTH_PATHS.currentUser}', { credentials: 'include' })).text()`,
  'the session by a call of the older kind': `await new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('GET', 'SITE${AUTH_PATHS.currentUser}');
    call.withCredentials = true;
    call.onload = () => resolve(call.responseText);
    call.onerror = () => reject(new Error('no answer'));
    call.send();
  })`,
  'the document of the page': 'parent.document.title',
  'the address of the page': 'top.location.href',
  'the storage of the page': `parent.localStorage.length + ' entries'`,
  cookies: `'cookies: ' + document.cookie`,
  'local storage': `localStorage.length + ' entries'`,
  'session storage': `sessionStorage.length + ' entries'`,
  databases: `await new Promise((resolve, reject) => {
    const opening = indexedDB.open('x');
    opening.onsuccess = () => resolve('opened');
    opening.onerror = () => reject(opening.error);
  })`,
  caches: `(await caches.keys()).length + ' caches'`,
} as const;
type Attempt = keyof typeof ATTEMPTS;

/** All attempts in one script, whose value is what each of them got; `refused` is what a browser throws. */
function attempts(site: string): string {
  const tries = Object.entries(ATTEMPTS).map(
    ([name, code]) =>
      `try { got[${JSON.stringify(name)}] = String(${code.replaceAll('SITE', site)}); }
       catch { got[${JSON.stringify(name)}] = 'refused'; }`,
  );
  return `(async () => { const got = {}; ${tries.join('\n')} return got; })()`;
}

const refusals = Object.fromEntries(Object.keys(ATTEMPTS).map((name) => [name, 'refused']));

/** A script of a marketplace that draws what it got hold of in the place of cars. */
const widget = (code: string) => `window.initVehicleSearch = (element) => {
  Promise.resolve(${code}).then((got) => { element.textContent = JSON.stringify(got); });
};`;

/** Opens the cars as this person, with these marketplaces in the place of the real ones. */
async function openCars(page: Page, script: string, listing = '<!doctype html>Inserate'): Promise<void> {
  await page.context().unrouteAll();
  await page.context().route(
    ({ protocol }) => protocol === 'https:',
    (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: listing }),
  );
  await page.goto('/vehicles', { waitUntil: 'networkidle' });
}

async function loadSearch(page: Page): Promise<Frame> {
  await page.getByRole('button', { name: 'Fahrzeugsuche laden' }).click();
  return frameOf(page, 'iframe[src$="/search"]');
}

async function frameOf(page: Page | Frame, selector: string): Promise<Frame> {
  const frame = await (await page.waitForSelector(selector)).contentFrame();
  if (!frame) throw new Error(`there is no frame at ${selector}`);
  return frame;
}

async function drawnIn(frame: Frame): Promise<Record<string, string>> {
  await frame.getByText(/^\{/).waitFor();
  return JSON.parse((await frame.getByText(/^\{/).textContent()) ?? '') as Record<string, string>;
}

describe('a hostile script in the place of the vehicle search, opened by the main administrator', () => {
  it('gets hold of nothing, though each attempt succeeds where it is no stranger', async () => {
    const { page } = admin;
    await openCars(page, widget(attempts(stack.url)));
    const fromOurPage = await page.evaluate<Record<Attempt, string>>(attempts(stack.url));
    expect(fromOurPage['the session by a call of its own']).toContain('"adminToken"');
    expect(Object.values(fromOurPage)).not.toContain('refused');

    expect(await drawnIn(await loadSearch(page))).toEqual(refusals);
  });

  it('cannot lead the page elsewhere', async () => {
    const { page } = admin;
    const leads = `(() => {
      const said = [];
      for (const lead of [
        () => { top.location.href = 'https://evil.example/'; },
        () => { top.location.replace('https://evil.example/'); },
        () => { parent.history.pushState(null, '', '/evil'); },
        () => {
          const link = Object.assign(document.createElement('a'), { href: 'https://evil.example/', target: '_top' });
          document.body.append(link);
          link.click();
        },
        () => {
          const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/', target: '_top' });
          document.body.append(form);
          form.submit();
        },
      ]) try { lead(); said.push('tried'); } catch { said.push('refused'); }
      return { said: said.join(' ') };
    })()`;
    await openCars(page, widget(leads));
    const frame = await loadSearch(page);
    expect(await drawnIn(frame)).toEqual({ said: 'refused refused refused tried tried' });
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/vehicles');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('cannot show another page in its place', async () => {
    const { page } = admin;
    await openCars(page, `location.href = 'https://evil.example/';`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.getByRole('button', { name: 'Fahrzeugsuche laden' }).click();
    await page.getByText('Die Fahrzeugsuche antwortet gerade nicht').waitFor();
    expect(asked).not.toContain('evil.example');
  });

  it('has no hold on a window that it opens, even one of our own pages', async () => {
    const { page } = admin;
    await openCars(
      page,
      `window.initVehicleSearch = (element) => {
        element.innerHTML = '<button>Alle Autos</button><output></output>';
        element.querySelector('button').onclick = () => {
          const opened = window.open('${stack.url}/admin/panel');
          element.querySelector('output').textContent = opened ? 'got a window' : 'got nothing';
        };
      };`,
    );
    const frame = await loadSearch(page);
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Alle Autos' }).click();
    const popup = await opening;
    await frame.getByText('got nothing').waitFor();
    await popup.waitForURL('**/admin/panel**');
    expect(await popup.evaluate('window.opener')).toBeNull();
    await popup.close();
  });

  it('speaks to nobody but our page, which believes nothing but what it understands', async () => {
    const { page } = admin;
    await openCars(
      page,
      `window.initVehicleSearch = (element) => {
        for (const data of ['shown', { vehicleSearch: { toString() { return 'failed'; } }.toString }, { type: 'navigate', to: '/admin' }])
          try { parent.postMessage(data, '*'); } catch { /* what cannot be copied is not sent */ }
        element.textContent = 'drawn';
      };`,
    );
    const frame = await loadSearch(page);
    await frame.getByText('drawn').waitFor();
    expect(await page.getByText('Die Fahrzeugsuche antwortet gerade nicht').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/vehicles');
  });
});

/** A page of another site that shows what it got hold of. */
const hostilePage = (site: string) => `<!doctype html><html lang="de"><title>x</title><body><p></p><script>
  const paragraph = document.querySelector('p');
  ${attempts(site)}.then((got) => { paragraph.textContent = JSON.stringify(got); });
</script></body></html>`;

describe('a hostile page in the place of the listings, opened by the main administrator', () => {
  it('keeps its own origin and gets nothing of ours, nor leads the page elsewhere', async () => {
    const { page } = admin;
    await openCars(page, '', hostilePage(stack.url));
    await page.getByRole('button', { name: 'Inserate laden' }).click();
    const ours = await frameOf(page, 'iframe[src$="/listing"]');
    const theirs = await frameOf(ours, 'iframe');
    // Whether it may use its own storage there is for each browser to say; this one grants cookies at most.
    const got = await drawnIn(theirs);
    const itsOwn = expect.any(String);
    expect(got).toEqual({
      ...refusals,
      cookies: 'cookies: ',
      caches: itsOwn,
      databases: itsOwn,
      'local storage': itsOwn,
      'session storage': itsOwn,
    });
    expect(await theirs.evaluate('origin')).toBe('https://inserate.example');
    const leading = `try { top.location.href = 'https://evil.example/'; 'led' } catch { 'refused' }`;
    expect(await theirs.evaluate(leading)).toBe('refused');
    expect(new URL(page.url()).pathname).toBe('/vehicles');
  });
});

describe('an honest search in its frame', () => {
  it('opens what visitors click on in a tab of its own, free of the frame', async () => {
    const { page, close } = await visit(browser, stack.url, { expectFailures: true });
    await openCars(
      page,
      `window.initVehicleSearch = (element) => {
        element.innerHTML = '<a href="https://occasionen.example/golf">VW Golf</a>';
      };`,
      `<!doctype html><title>x</title><script>localStorage.seen = '1'; document.title = 'seen ' + localStorage.seen;</script>`,
    );
    const frame = await loadSearch(page);
    const opening = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'VW Golf' }).click();
    const popup = await opening;
    await popup.waitForURL('https://occasionen.example/golf');
    expect(await popup.title()).toBe('seen 1');
    await close();
  });
});
