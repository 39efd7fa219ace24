import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { CONTACT_MESSAGES_PATH, CONTACT_LIMITS } from '@garage/contracts/contact';
import { CONVERSATION_LIMITS } from '@garage/contracts/contact-conversation';
import { type AdminGarageResponse, ADMIN_GARAGE_PATH } from '@garage/contracts/garage';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import {
  MAIL_PREVIEW_PATH,
  type MailPreviewRequest,
  type MailPreviewResponse,
} from '@garage/contracts/mail-texts';
import { CUSTOMER_MAILS, type CustomerMail, MAIL_TEXT_LIMITS } from '@garage/contracts/mails-editor';
import { contactRequest, sendMessage, type StaffClient } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { type FreshSite, startFreshSite } from '../support/fresh-site.ts';
import { PATHS, type Skeleton, skeletonOf, skeletonsOf } from '../support/hostile-page.ts';
import { HOSTILE_LINES, packed, STORABLE_TEXTS, valueAt } from '../support/hostile-texts.ts';
import { signedIn } from '../support/signed-in.ts';
import { type Stack, startStack } from '../support/stack.ts';

const TWO_MINUTES = 120_000;
/** On a busy machine. */
const TEN_MINUTES = 600_000;

let stack: Stack;
let site: FreshSite;
let browser: Browser;
let reader: Page;
let staff: StaffClient;
let harmless: Map<string, Skeleton>;

const skeletons = () => skeletonsOf(site, reader, PATHS, ['de']);

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  site = startFreshSite(stack.contentUrl);
  reader = await browser.newPage();
  staff = await signedIn(stack);
  harmless = await skeletons();
});
afterAll(async () => {
  site?.stop();
  await browser?.close();
  await stack?.stop();
});

async function readFacts(): Promise<AdminGarageResponse> {
  return (await (await staff.call('GET', ADMIN_GARAGE_PATH)).json()) as AdminGarageResponse;
}

describe('hostile facts about the garage', () => {
  it(
    'are words on every page, in what search engines read and in the files of the site',
    async () => {
      const { garage, version } = await readFacts();
      const names = packed(HOSTILE_LINES, 80, ' ');
      const rounds = 8;
      const part = (round: number, place: number) => valueAt(names, round + place * rounds);
      for (let round = 0; round < rounds; round += 1) {
        const facts = {
          ...garage,
          name: part(round, 0),
          tagline: part(round, 1),
          address: { ...garage.address, street: part(round, 2), city: part(round, 3) },
          description: Object.fromEntries(
            LANGUAGES.map((language, index) => [language, part(round, 4 + index)]),
          ),
          brands: packed(HOSTILE_LINES, 40, ' ').slice(round * 12, round * 12 + 12),
          closures: Array.from({ length: 12 }, (_, index) => ({
            from: `2099-${String(index + 1).padStart(2, '0')}-01`,
            to: `2099-${String(index + 1).padStart(2, '0')}-02`,
            reason: { de: part(round, 9 + index) },
          })),
        };
        const answer = await staff.call('PUT', ADMIN_GARAGE_PATH, {
          version: version + round,
          garage: facts,
        });
        expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
        for (const [each, { objections, scripts, shown }] of await skeletons()) {
          expect([each, objections]).toEqual([each, []]);
          expect([each, scripts]).toEqual([each, harmless.get(each)?.scripts]);
          expect(shown).toBeGreaterThan(0);
        }
        const [manifest = ''] = await site.pages(['/site.webmanifest']);
        expect(JSON.parse(manifest)).toMatchObject({ name: facts.name });
      }
    },
    TEN_MINUTES,
  );
});

/** Of a mail. */
const ELEMENTS = new Set(['html', 'head', 'meta', 'title', 'body', 'div', 'h1', 'p', 'span', 'a', 'br']);

it(
  'hostile words of the garage are words in the mails to customers',
  async () => {
    const { subject, greeting, closing } = MAIL_TEXT_LIMITS;
    const subjects = packed(HOSTILE_LINES, subject, ' ');
    const greetings = packed(STORABLE_TEXTS, greeting, '\n');
    const closings = packed(STORABLE_TEXTS, closing, '\n');
    for (let round = 0; round < Math.max(subjects.length, greetings.length); round += 1) {
      const wish: MailPreviewRequest = {
        mail: valueAt(CUSTOMER_MAILS, round) as CustomerMail,
        language: valueAt(LANGUAGES, round) as Language,
        isNamed: true,
        subject: valueAt(subjects, round),
        greeting: valueAt(greetings, round),
        greetingUnnamed: '',
        closing: valueAt(closings, round + 1),
      };
      const answer = await staff.call('POST', MAIL_PREVIEW_PATH, wish);
      expect([wish, answer.status]).toEqual([wish, 200]);
      const mail = (await answer.json()) as MailPreviewResponse;
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const { elements, scripts, objections, shown } = await skeletonOf(reader, mail.html);
      expect([wish, scripts, objections]).toEqual([wish, [], []]);
      expect(shown).toBeGreaterThan(10);
      expect(Object.keys(elements).filter((tag) => !ELEMENTS.has(tag))).toEqual([]);
    }
  },
  TEN_MINUTES,
);

describe('hostile messages and replies', () => {
  it(
    'are words in the mails to staff and visitors',
    async () => {
      const names = packed(HOSTILE_LINES, CONTACT_LIMITS.name, ' ');
      const services = packed(HOSTILE_LINES, CONTACT_LIMITS.service, ' ');
      const subjects = packed(HOSTILE_LINES, CONVERSATION_LIMITS.subject, ' ');
      const messages = packed(STORABLE_TEXTS, CONTACT_LIMITS.message, '\n');
      const text = packed(STORABLE_TEXTS, CONVERSATION_LIMITS.reply, '\n')[0] ?? '';
      // One after another: what many visitors at once are answered is no matter of their texts.
      for (const [index, name] of names.entries()) {
        const message = valueAt(messages, index);
        const request = contactRequest({ name, service: valueAt(services, index), message });
        expect((await sendMessage(stack.url, request)).status).toBe(201);
      }
      const { messages: received } = await staff.messages();
      for (const [index, subject] of subjects.entries()) {
        const path = `${CONTACT_MESSAGES_PATH}/${valueAt(
          received.map(({ id }) => String(id)),
          index,
        )}/replies`;
        expect((await staff.call('POST', path, { subject, text })).status).toBe(201);
      }
      const expected = names.length + subjects.length;
      for (const end = Date.now() + TWO_MINUTES; (await stack.mails.all()).length < expected;) {
        if (Date.now() > end) throw new Error('not all mails came');
        await reader.waitForTimeout(500);
      }
      for (const mail of await stack.mails.all()) {
        const { elements, scripts, objections, shown } = await skeletonOf(reader, mail.html);
        expect([mail.subject, scripts, objections]).toEqual([mail.subject, [], []]);
        expect(shown).toBeGreaterThan(10);
        const others = Object.keys(elements).filter((tag) => !ELEMENTS.has(tag) && tag !== 'blockquote');
        expect(others).toEqual([]);
        // Its own addresses, never one out of a text.
        expect(mail.html).not.toMatch(/href="(?!https?:|mailto:|tel:)/);
      }
    },
    TEN_MINUTES,
  );
});
