import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import type { ContactRequest } from '@garage/contracts/contact';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { ContactMessageEntity } from './contact-message.entity.js';

const mailServer = new MailServer();
let service: TestApp;

const without = (field: keyof ContactRequest) => ({ ...filledForm(), [field]: undefined });
const withValue = (field: string, value: unknown) => ({ ...filledForm(), [field]: value });
const stored = () => service.db.getRepository(ContactMessageEntity).find({ order: { id: 'ASC' } });
const errorOf = async (response: Response) => (await response.json()) as ApiError;

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
});

afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages, contact.idempotency_keys CASCADE');
});

describe('bad input', () => {
  it.each<[string, unknown, Record<string, string>]>([
    ['no name', without('name'), { name: 'Name ist erforderlich' }],
    ['a blank name', withValue('name', '   '), { name: 'Name ist erforderlich' }],
    ['no email', without('email'), { email: 'E-Mail ist erforderlich' }],
    ['no address as email', withValue('email', 'anna'), { email: 'Gültige E-Mail-Adresse erforderlich' }],
    [
      'an email with a header',
      withValue('email', 'a@example.ch\r\nBcc: b@example.ch'),
      { email: 'Gültige E-Mail-Adresse erforderlich' },
    ],
    [
      'a display name as email',
      withValue('email', 'Anna <anna@example.ch>'),
      { email: 'Gültige E-Mail-Adresse erforderlich' },
    ],
    ['no phone', without('phone'), { phone: 'Telefonnummer ist erforderlich' }],
    ['no message', without('message'), { message: 'Nachricht ist erforderlich' }],
    [
      'no consent',
      withValue('privacy', false),
      { privacy: 'Sie müssen die Datenschutzbestimmungen akzeptieren.' },
    ],
    [
      'consent left out',
      without('privacy'),
      { privacy: 'Sie müssen die Datenschutzbestimmungen akzeptieren.' },
    ],
    [
      'nothing at all',
      {},
      {
        name: 'Name ist erforderlich',
        email: 'E-Mail ist erforderlich',
        phone: 'Telefonnummer ist erforderlich',
        message: 'Nachricht ist erforderlich',
        privacy: 'Sie müssen die Datenschutzbestimmungen akzeptieren.',
      },
    ],
  ])('%s is refused with the wording of the specification', async (_case, form, fields) => {
    const response = await sendForm(service, form);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({
      statusCode: 400,
      code: 'validation-failed',
      message: 'Bitte prüfen Sie Ihre Angaben.',
      fields,
    });
    expect(await stored()).toHaveLength(0);
  });

  it.each<[string, string, unknown]>([
    ['consent as text', 'privacy', 'true'],
    ['consent as number', 'privacy', 1],
    ['a number as name', 'name', 5],
    ['a list as name', 'name', ['Anna']],
    ['an object as email', 'email', { address: 'a@example.ch' }],
    ['null as message', 'message', null],
    ['a truth value as phone', 'phone', true],
    ['a list as service', 'service', ['motor']],
    ['an unknown language', 'language', 'xx'],
    ['a number as language', 'language', 3],
    ['text as elapsed time', 'elapsedMs', '5000'],
    ['a list as honeypot', 'website', []],
    ['a line break in the name', 'name', 'Anna\nBcc: x@example.ch'],
    ['a NUL in the message', 'message', 'a\u0000b'],
    ['an escape sequence in the message', 'message', 'a\u001b[31m'],
    ['a line break in the phone', 'phone', '+41\n79'],
    ['half a character in the message', 'message', 'a\ud800b'],
    ['half a character in the name', 'name', '\udc00'],
    ['a name that is too long', 'name', 'x'.repeat(121)],
    ['a phone that is too long', 'phone', '1'.repeat(41)],
    ['a service that is too long', 'service', 'x'.repeat(101)],
    ['a message that is too long', 'message', 'x'.repeat(5001)],
    ['an email that is too long', 'email', `${'x'.repeat(64)}@${'y'.repeat(190)}.ch`],
    ['an unknown field', 'isRead', true],
    ['a field of the table', 'spamReason', null],
  ])('%s is refused, naming the field in German', async (_case, field, value) => {
    const response = await sendForm(service, withValue(field, value));
    expect(response.status).toBe(400);
    const { code, fields } = await errorOf(response);
    expect(code).toBe('validation-failed');
    expect(Object.keys(fields!)).toEqual([field]);
    expect(fields![field]).toMatch(/^[A-ZÄÖÜ]/);
    expect(fields![field]).not.toMatch(/must|should|property/);
    expect(await stored()).toHaveLength(0);
  });

  it.each<[string, string, number]>([
    ['broken JSON', '{"name": "Anna"', 400],
    ['no body', '', 400],
    ['a list', '[]', 400],
    ['a text', '"Anna"', 400],
    ['null', 'null', 400],
    ['a number', '7', 400],
    ['a prototype', '{"__proto__": {"privacy": true}}', 400],
    ['a megabyte', JSON.stringify(filledForm({ message: 'x'.repeat(1_000_000) })), 413],
  ])('%s instead of a form is refused in German', async (_case, body, status) => {
    const response = await sendForm(service, body);
    expect(response.status).toBe(status);
    expect((await errorOf(response)).message).toMatch(/^[A-ZÄÖÜ][^]*\.$/);
    expect(await stored()).toHaveLength(0);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'image/png',
  ])('the content type %s is refused with 415', async (type) => {
    const response = await sendForm(service, 'name=Anna', { 'content-type': type });
    expect(response.status).toBe(415);
    expect((await errorOf(response)).code).toBe('unsupported-media-type');
    expect(await stored()).toHaveLength(0);
  });

  it('does not use up the number of messages that an address may send', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const limited = await startContactApp(mailServer, { RATE_LIMIT_FACTOR: '0.1' });
    try {
      for (let tries = 0; tries < 5; tries++) expect((await sendForm(limited, {}, headers)).status).toBe(400);
      expect((await sendForm(limited, filledForm(), headers)).status).toBe(201);
    } finally {
      await limited.close();
    }
  });
});
