import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import {
  MAIL_PREVIEW_PATH,
  MAIL_TEXTS_PATH,
  type MailPreviewRequest,
  type MailPreviewResponse,
  type MailTextsResponse,
  sharedMailField,
} from '@garage/contracts/mail-texts';
import { CUSTOMER_MAILS, MAIL_PLACEHOLDERS } from '@garage/contracts/mails-editor';
import { inBraces } from '@garage/contracts/placeholders';
import { storedFields } from '@garage/contracts/page-texts';
import { createUser, type SignedInClient, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { eventually, hurrying, STAFF_EMAIL, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { MailServer } from '../testing/mail-server.js';
import { ownTextsOf } from './own-texts.js';

const content = new ContentServer();
const mailServer = new MailServer();
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  await Promise.all([content.start(), mailServer.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url });
  staff = await signIn(
    service.app,
    await createUser(service.db, { permissions: ['content:read', 'content:write'] }),
  );
});
beforeEach(() => {
  mailServer.mails.length = 0;
});
afterAll(async () => {
  await service?.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

async function preview(change: Partial<Record<keyof MailPreviewRequest, unknown>>) {
  const own = { subject: '', greeting: '', greetingUnnamed: '', closing: '' };
  const answer = await fetch(`${service.url}${MAIL_PREVIEW_PATH}`, {
    method: 'POST',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ mail: 'received', language: 'de', isNamed: true, ...own, ...change }),
  });
  const body = (await answer.json()) as MailPreviewResponse & { fields?: Record<string, string> };
  return { status: answer.status, ...body };
}

/** Resolves when these words are known and stored. */
const followed = (app: TestApp, closing: string) =>
  eventually(
    async () =>
      (
        await app.db.query<{ value: Record<string, string> }[]>(
          `SELECT value FROM contact.settings WHERE key = 'mail-texts'`,
        )
      )[0]?.value['allClosing'],
    (stored) => stored === closing,
  );

/** Books, and waits for the mail to the customer. */
async function booked(app: TestApp, language: Language, time: string) {
  expect((await sendBooking(app, filledBooking({ language, time }))).status).toBe(201);
  const mails = await eventually(
    hurrying(app, () => mailServer.mails.filter(({ recipients }) => recipients[0] !== STAFF_EMAIL)),
    ({ length }) => length > 0,
  );
  mailServer.mails.length = 0;
  return mails[0]!;
}

describe('the garage’s own words', () => {
  it('are in the mails that leave from then on, in their language; the others say the default', async () => {
    expect((await booked(service, 'de', '07:30')).text).toMatch(
      /^Guten Tag Anna Keller\n[^]*Freundliche Grüsse\n/,
    );
    content.mails = {
      receivedSubject: 'Danke! {services} am {when}',
      receivedGreeting: 'Grüezi {name} <b>\n\nSchön, dass Sie kommen.',
      allClosing: 'Bis bald\nIhr Team',
      allGreetingFr: 'Salut {name}',
    };
    await followed(service, 'Bis bald\nIhr Team');
    const german = await booked(service, 'de', '08:00');
    expect(german.subject).toMatch(/^Danke! Radwechsel am Montag, .* um 08:00 Uhr$/);
    expect(german.text).toMatch(/^Grüezi Anna Keller <b>\n\nSchön, dass Sie kommen\.\n\nVielen Dank/);
    expect(german.text).toContain('\n\nBis bald\nIhr Team\nGarage Muster AG\n');
    expect(german.html).toContain('Grüezi Anna Keller &lt;b&gt;<br>');
    const french = await booked(service, 'fr', '08:30');
    expect(french.text).toMatch(/^Salut Anna Keller\n[^]*Meilleures salutations\n/);
    expect(french.subject).toMatch(/^Votre demande/);
    expect((await booked(service, 'it', '09:00')).text).toMatch(/^Buongiorno Anna Keller\n/);
  });

  it('are known while the content service is away, after a restart as well', async () => {
    content.mails = { receivedGreeting: 'Sali {name}', allClosing: 'Gruss' };
    await followed(service, 'Gruss');
    await content.stop();
    const { url } = service.db.options as { url: string };
    const restarted = await startContactApp(mailServer, { DATABASE_URL: url });
    try {
      expect((await booked(restarted, 'de', '09:30')).text).toMatch(
        /^Sali Anna Keller\n[^]*\n\nGruss\nGarage/,
      );
    } finally {
      await restarted.close();
    }
  });
});

describe('the default', () => {
  it('is said for every text of the editor, in every language', async () => {
    const answer = await fetch(`${service.url}${MAIL_TEXTS_PATH}`, { headers: staff.headers });
    const { defaults } = (await answer.json()) as MailTextsResponse;
    const own = storedFields('mails', {}).filter((name) => sharedMailField(name) === null);
    expect(Object.keys(defaults).toSorted()).toEqual(own.toSorted());
    // What staff take as a beginning passes what their own words have to pass.
    expect(ownTextsOf(defaults)).toEqual(defaults);
    expect(defaults).toMatchObject({
      allGreeting: 'Guten Tag {name}',
      allClosingFr: 'Meilleures salutations',
      receivedSubject: 'Ihre Terminanfrage für {when}',
      findingOfferSubject: 'Ihr Entscheid ist gefragt',
    });
  });
});

describe('the preview', () => {
  it.each(CUSTOMER_MAILS)(
    'shows all words of %s where they stand, with all that they may name',
    async (mail) => {
      const placeholders = MAIL_PLACEHOLDERS[mail].map(inBraces).join(' ');
      for (const language of LANGUAGES) {
        const { status, subject, text, html } = await preview({
          mail,
          language,
          subject: `Betreff ${placeholders}`.slice(0, 120),
          greeting: `Anrede {name} ${placeholders}`,
          closing: `Schluss ${placeholders}`,
        });
        expect([mail, status]).toEqual([mail, 200]);
        expect(subject).toMatch(/^Betreff /);
        expect(text).toMatch(/^Anrede Anna Muster [^]*\n\nSchluss [^]*\nGarage Muster AG\n/);
        expect(html).toContain('Anrede Anna Muster');
        expect([subject, text, html].join('\n')).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
        expect(html).toContain(`<html lang="${language}"`);
      }
    },
  );

  it('shows markup as text, and greets without a name when nobody knows one', async () => {
    const hostile = '</p><script>alert(1)</script>';
    const { html } = await preview({
      subject: hostile,
      closing: hostile,
      isNamed: false,
      greeting: `${hostile}\n{name}`,
    });
    expect(html).not.toContain('<script');
    expect(html.split('&lt;script&gt;').length).toBeGreaterThan(3);
    expect(html).toContain('Guten Tag');
  });

  it.each([
    ['a subject of two lines', { subject: 'a\nb' }, 'subject'],
    ['a subject that is too long', { subject: 'x'.repeat(121) }, 'subject'],
    ['a closing that is too long', { closing: 'x'.repeat(1001) }, 'closing'],
    ['a mail that there is none of', { mail: 'constructor' }, 'mail'],
    ['a language that there is none of', { language: 'es' }, 'language'],
  ])('refuses %s', async (_what, change, field) => {
    const { status, fields } = await preview(change);
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });
});
