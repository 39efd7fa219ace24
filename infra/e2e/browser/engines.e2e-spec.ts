import { setTimeout as sleep } from 'node:timers/promises';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import { CONTACT_MIN_FILL_MS } from '@garage/contracts/contact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicPaths } from '../../bench/public-paths.ts';
import type { Engine } from '../support/engines/engine.ts';
import { ENGINES, openEngine } from '../support/engines/open-engine.ts';
import { Visitor } from '../support/engines/visitor.ts';
import { eventually } from '../support/eventually.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { untilSiteIsWhole } from '../support/whole-pages.ts';

const PHONE = [390, 844] as const;
const DESK = [1440, 900] as const;
const WAY_MS = 180_000;

/** Runs in the page. A picture that has come and has no size could not be read. */
const LOOK = `({
  width: innerWidth,
  language: document.documentElement.lang,
  headings: document.querySelectorAll('h1').length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ground: getComputedStyle(document.documentElement).backgroundColor,
  unreadable: [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
})`;
const LOOKS = { language: 'de', headings: 1, overflow: 0, unreadable: [] };
const DARK = 'rgb(10, 12, 15)';
const LIGHT = 'rgb(251, 250, 247)';

let stack: Stack;
let paths: string[];

beforeAll(async () => {
  stack = await startStack();
  await untilSiteIsWhole(stack.url);
  paths = await publicPaths(stack.url);
});
afterAll(() => stack?.stop());

/** The page of the visit, as the mail to this customer has it; the test's gateway listens on another port. */
async function linkInMailTo(address: string): Promise<string> {
  const find = async () => (await stack.mails.all()).find(({ to }) => to.join().includes(address));
  await eventually(async () => (await find()) !== undefined, true, 30_000);
  const links = [...((await find())?.text ?? '').matchAll(/https?:\/\/[^\s"<>]+/g)].map(
    ([link]) => new URL(link),
  );
  const link = links.find(({ pathname }) => pathname === APPOINTMENT_PAGE_PATH);
  if (!link) throw new Error(`no mail to ${address} leads to the visit`);
  return link.pathname + link.search;
}

describe.each(ENGINES)('%s', (name) => {
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await openEngine(name);
    visitor = new Visitor(engine, stack.url);
  });
  afterAll(() => engine?.close());

  it(
    'shows every page whole, dark on a phone and light on a desk',
    async () => {
      expect(paths.length).toBeGreaterThan(10);
      await engine.resize(...PHONE);
      for (const path of paths) {
        await visitor.open(path);
        expect([path, await engine.ask(LOOK)]).toEqual([path, { ...LOOKS, width: PHONE[0], ground: DARK }]);
      }
      await engine.resize(...DESK);
      await visitor.press('Darstellung: wie das Gerät');
      for (const path of paths) {
        await visitor.open(path);
        expect([path, await engine.ask(LOOK)]).toEqual([path, { ...LOOKS, width: DESK[0], ground: LIGHT }]);
      }
      expect(await engine.complaints()).toEqual([]);
    },
    WAY_MS,
  );

  it(
    'leads by the menu to the form, sends a message, and shows a picture large',
    async () => {
      const message = `Es quietscht, sagt ${name}.`;
      await engine.resize(...PHONE);
      await visitor.open('/');
      await visitor.press('Menü öffnen');
      await visitor.follow('Kontakt');
      await visitor.write('Name', 'Regula Ammann');
      await visitor.write('E-Mail', 'regula.ammann@example.com');
      await visitor.write('Telefon', '+41 79 555 01 23');
      await visitor.write('Nachricht', message);
      await visitor.choose('Ich akzeptiere die Datenschutzbestimmungen');
      await sleep(CONTACT_MIN_FILL_MS); // people take longer than the time trap
      await visitor.press('Nachricht senden');
      await visitor.see('Nachricht gesendet!');
      const mail = await stack.mails.waitFor(message);
      expect(mail.replyTo.join()).toContain('regula.ammann@example.com');

      await visitor.press('Menü öffnen');
      await visitor.follow('Galerie');
      await visitor.follow('Rotes Auto auf der Zweisäulen-Hebebühne');
      await visitor.see('1 von 26');
      await visitor.press('Nächstes Bild');
      await visitor.see('2 von 26');
      await visitor.press('Schliessen');
      // Which goes a step back in the history, and would end whatever is opened at that moment.
      expect(await eventually(() => engine.ask('!history.state?.enlarged'), true)).toBe(true);
      expect(await engine.complaints()).toEqual([]);
    },
    WAY_MS,
  );

  it(
    'books a visit, opens it from the mail and cancels it',
    async () => {
      const address = `${name.toLowerCase()}@example.com`;
      await visitor.open('/booking');
      await visitor.choose('Radwechsel');
      await visitor.take('free day');
      await visitor.take('free time');
      await visitor.write('Name', 'Anna Keller');
      await visitor.write('E-Mail', address);
      await visitor.write('Telefon', '+41 79 123 45 67');
      await visitor.choose('Ich akzeptiere die Datenschutzbestimmungen');
      await visitor.press('Termin buchen');
      await visitor.see('Ihr Termin ist bei uns');

      await visitor.open(await linkInMailTo(address));
      await visitor.press('Termin absagen');
      await visitor.press('Ja, Termin absagen');
      await visitor.see('Ihr Termin ist abgesagt');
      expect(await engine.complaints()).toEqual([]);
    },
    WAY_MS,
  );

  it(
    'signs staff in and saves a text that visitors then read',
    async () => {
      await engine.resize(...DESK);
      await visitor.open('/admin/login');
      await visitor.write('Benutzername', stack.admin.username);
      await visitor.write('Passwort', stack.admin.password);
      await visitor.press('Anmelden');
      await visitor.follow('Inhalte');
      await visitor.follow('Startbild');
      await visitor.write('Überschrift', ` in ${name}`);
      await visitor.press('Speichern');
      await visitor.see('Änderungen gespeichert');
      // Before the panel is left: that its stream then ends is an error to Firefox's console.
      expect(await engine.complaints()).toEqual([]);
      const isServed = async () => (await (await fetch(stack.url)).text()).includes(` in ${name}</h1>`);
      expect(await eventually(isServed, true, 30_000)).toBe(true);
      await visitor.open('/');
      await visitor.see(` in ${name}`);
    },
    WAY_MS,
  );
});
