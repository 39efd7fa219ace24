import { readdirSync } from 'node:fs';
import { UPLOAD_BODY_LIMIT, UPLOAD_BYTES } from '@garage/contracts/pictures';
import type { ActivePromotionsResponse, Promotion, PromotionRequest } from '@garage/contracts/promotions';
import { createUser, emptyTables, type SignedInClient, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { type ContentApp, startContentApp } from '../testing/content-app.js';
import { pngBomb } from '../testing/png-bomb.js';
import { PromotionsRepository } from './promotions.repository.js';

let service: ContentApp;
let staff: SignedInClient;
let actorId: number;
let actorName: string;

const createStaff = () => createUser(service.db, { permissions: ['promotions:read', 'promotions:write'] });

beforeAll(async () => {
  service = await startContentApp();
  const user = await createStaff();
  actorId = user.id;
  actorName = user.username;
  staff = await signIn(service.app, user);
});
afterAll(() => service?.close());
beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE content.promotions RESTART IDENTITY');
  await emptyTables(service.db, 'TRUNCATE auth.audit_log');
});

const WINTER: PromotionRequest = {
  name: 'Winter 2026',
  title: 'Sicher durch den Winter',
  description: 'Räderwechsel\nund Batterietest',
  type: 'winter',
  startDate: '2020-01-01',
  endDate: '2099-12-31',
};

interface Answer {
  status: number;
  body: { promotion: Promotion; promotions: Promotion[]; message: string; fields?: Record<string, string> };
}

async function call(method: string, path = '', body?: unknown, client = staff): Promise<Answer> {
  const response = await fetch(`${service.url}/api/admin/promotions${path}`, {
    method,
    headers: { ...client.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const create = async (change: Partial<PromotionRequest> = {}) =>
  (await call('POST', '', { ...WINTER, ...change })).body.promotion;
const files = () => readdirSync(service.uploadsDir);
const titles = async () => {
  const response = await fetch(`${service.url}/api/promotions/active`);
  return ((await response.json()) as ActivePromotionsResponse).promotions.map(({ title }) => title);
};
const audit = () =>
  service.db.query<object[]>(
    'SELECT action, actor_user_id AS actor, subject, details FROM auth.audit_log ORDER BY id',
  );

async function picture(colour = '#336699'): Promise<string> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

describe('creating a promotion', () => {
  it('fills in what a new one has', async () => {
    const { status, body } = await call('POST', '', WINTER);
    expect(status).toBe(201);
    expect(body.promotion).toEqual({
      ...WINTER,
      id: 1,
      translations: {},
      isActive: false,
      ignoreDates: false,
      showPopup: true,
      showOnMobile: true,
      visualEffect: null,
      imageUrl: '',
      picture: null,
      imagePosition: 'left',
      settings: {},
      version: 1,
      savedBy: actorName,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect((await call('GET')).body.promotions).toEqual([body.promotion]);
    expect(await audit()).toEqual([
      {
        action: 'promotion-created',
        actor: actorId,
        subject: 'promotion:1',
        details: { name: 'Winter 2026' },
      },
    ]);
  });

  it('keeps everything that is sent', async () => {
    const all = {
      ...WINTER,
      translations: { fr: { title: 'Hiver' }, en: { title: 'Winter', description: 'Wheels' } },
      isActive: true,
      ignoreDates: true,
      showPopup: false,
      showOnMobile: false,
      visualEffect: 'eggs' as const,
      imagePosition: 'bottom' as const,
      settings: { note: 'Regal 3' },
    };
    expect(await create(all)).toMatchObject(all);
  });

  it('says of each missing field what is missing', async () => {
    const { status, body } = await call('POST', '', { name: ' ', title: '' });
    expect([status, body.fields]).toEqual([
      400,
      {
        name: 'Name ist erforderlich',
        title: 'Titel ist erforderlich',
        description: 'Beschreibung ist erforderlich',
        type: 'Typ ist erforderlich',
        startDate: 'Startdatum ist erforderlich',
        endDate: 'Enddatum ist erforderlich',
      },
    ]);
  });

  it.each([
    ['startDate', '2026-02-30', 'Bitte geben Sie ein gültiges Datum an.'],
    ['startDate', '01.02.2026', 'Bitte geben Sie ein gültiges Datum an.'],
    ['endDate', '2019-12-31', 'Das Enddatum darf nicht vor dem Startdatum liegen.'],
    ['type', 'party', 'Bitte wählen Sie einen der angebotenen Werte.'],
    ['visualEffect', 'rain', 'Bitte wählen Sie einen der angebotenen Werte.'],
    ['imagePosition', 'behind', 'Bitte wählen Sie einen der angebotenen Werte.'],
    ['translations', { de: { title: 'x' } }, 'Die Übersetzungen sind ungültig.'],
    ['translations', { fr: { text: 'x' } }, 'Die Übersetzungen sind ungültig.'],
    ['translations', { fr: 'x' }, 'Die Übersetzungen sind ungültig.'],
    ['translations', { fr: { title: '\u0000' } }, 'Die Übersetzungen sind ungültig.'],
    ['translations', { fr: { title: 'x'.repeat(161) } }, 'Eine Übersetzung ist zu lang.'],
    ['settings', [1], 'Die Einstellungen sind ungültig.'],
    ['settings', { a: '\u0000' }, 'Die Einstellungen sind ungültig.'],
    ['settings', { a: 'x'.repeat(4000) }, 'Die Einstellungen sind ungültig.'],
    ['title', 'x'.repeat(161), 'Bitte geben Sie höchstens 160 Zeichen ein.'],
    ['imageUrl', 'https://elsewhere.example/a.png', 'Bitte laden Sie das Bild als Datei hoch.'],
    ['imageUrl', '/uploads/../secret', 'Bitte laden Sie das Bild als Datei hoch.'],
  ])('refuses %s = %j', async (field, value, message) => {
    const { status, body } = await call('POST', '', { ...WINTER, [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect((await call('GET')).body.promotions).toEqual([]);
  });

  it('leaves out empty translations', async () => {
    const translations = { fr: { title: ' ', description: '' }, it: { title: ' Inverno ' } };
    expect((await create({ translations })).translations).toEqual({ it: { title: 'Inverno' } });
  });
});

describe('changing a promotion', () => {
  it('takes back its own answer, and drops what is no longer there', async () => {
    const created = await create({ translations: { fr: { title: 'Hiver' } }, visualEffect: 'snow' });
    const { status, body } = await call('PUT', '/1', {
      ...created,
      title: 'Neu',
      translations: {},
      visualEffect: null,
    });
    expect(status).toBe(200);
    expect(body.promotion).toMatchObject({ id: 1, title: 'Neu', translations: {}, visualEffect: null });
    expect(body.promotion.createdAt).toBe(created.createdAt);
    expect((await audit()).at(-1)).toMatchObject({
      action: 'promotion-changed',
      details: { name: 'Winter 2026', changed: ['title', 'translations', 'visualEffect'] },
    });
  });

  it('switches it on and off and leaves the rest', async () => {
    const created = await create({ settings: { a: 1 } });
    const { body } = await call('PUT', '/1', { isActive: true });
    expect(body.promotion).toEqual({ ...created, isActive: true, version: 2, updatedAt: expect.any(String) });
    expect((await audit()).at(-1)).toMatchObject({ details: { changed: ['isActive'] } });
    expect((await call('PUT', '/1', { isActive: null })).status).toBe(400);
  });

  it('keeps who changed it last, and not who changed nothing', async () => {
    await create();
    const [eva, reto] = [await createStaff(), await createStaff()];
    const savedBy = async (change: object, user: typeof eva) =>
      (await call('PUT', '/1', change, await signIn(service.app, user))).body.promotion.savedBy;
    expect(await savedBy({ isActive: true }, eva)).toBe(eva.username);
    expect(await savedBy({ isActive: true }, reto)).toBe(eva.username);
    expect(await savedBy({ ...WINTER, name: 'Neu' }, reto)).toBe(reto.username);
  });

  it.each([
    ['PUT', WINTER],
    ['PUT', { isActive: true }],
    ['DELETE', undefined],
  ])('%s %j answers 404 for one that is gone', async (method, body) => {
    expect(await call(method, '/77', body)).toMatchObject({
      status: 404,
      body: { message: 'Diese Aktion gibt es nicht mehr.' },
    });
    expect(await audit()).toEqual([]);
  });

  it('refuses what was written over an older version, and keeps what a colleague saved', async () => {
    const { version } = await create();
    const names = ['Evas Name', 'Retos Name'];
    const answers = await Promise.all(
      names.map(async (name) => call('PUT', '/1', { ...WINTER, name, version, imageUrl: await picture() })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.promotion;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: 'Jemand anders hat diese Aktion inzwischen geändert. Bitte prüfen Sie den neuen Stand.',
    });
    expect((await call('GET')).body.promotions).toEqual([saved]);
    expect(saved?.version).toBe(2);
    expect([files().length, (await audit()).length]).toEqual([3, 2]);
    expect((await call('PUT', '/1', { ...saved, name: 'Beide' })).body.promotion).toMatchObject({
      name: 'Beide',
      version: 3,
    });
    await call('DELETE', '/1');
  });

  it('counts the switch as a change, which itself asks for no version; what changes nothing counts not', async () => {
    const created = await create();
    await call('PUT', '/1', { isActive: true });
    const { body } = await call('PUT', '/1', { isActive: true });
    expect(body.promotion).toMatchObject({ isActive: true, version: 2 });
    expect((await call('PUT', '/1', created)).status).toBe(409);
    expect((await call('PUT', '/1', { ...created, version: 'x' })).body.fields).toHaveProperty('version');
    expect((await call('GET')).body.promotions).toEqual([body.promotion]);
  });

  it('is one change after the other, however many come at once', async () => {
    await create();
    const names = Array.from({ length: 6 }, (_none, index) => `Name ${index}`);
    const answers = await Promise.all(names.map((name) => call('PUT', '/1', { ...WINTER, name })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(await audit()).toHaveLength(7);
  });
});

const EVERYTHING_BUT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** What visitors see at a time, which is longer after the last look than an answer is kept. */
async function titlesAt(now: string): Promise<string[]> {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...EVERYTHING_BUT_DATE] });
  try {
    await service.db.query('SELECT pg_sleep(0.6)');
    return await titles();
  } finally {
    jest.useRealTimers();
  }
}

describe('visitors', () => {
  it('see every change at once', async () => {
    expect(await titles()).toEqual([]);
    await create({ isActive: true });
    expect(await titles()).toEqual(['Sicher durch den Winter']);
    await call('PUT', '/1', { ...WINTER, isActive: true, title: 'Neu' });
    expect(await titles()).toEqual(['Neu']);
    await call('PUT', '/1', { isActive: false });
    expect(await titles()).toEqual([]);
    await call('PUT', '/1', { isActive: true });
    expect(await titles()).toEqual(['Neu']);
    await call('DELETE', '/1');
    expect(await titles()).toEqual([]);
  });

  it('see it from midnight to midnight in Zurich, on the days of the clock changes too', async () => {
    await create({ isActive: true, startDate: '2027-03-28', endDate: '2027-10-31' });
    const shown = ['Sicher durch den Winter'];
    expect(await titlesAt('2027-03-27T22:59:59Z')).toEqual([]);
    expect(await titlesAt('2027-03-27T23:00:00Z')).toEqual(shown);
    expect(await titlesAt('2027-10-31T22:59:59Z')).toEqual(shown);
    expect(await titlesAt('2027-10-31T23:00:00Z')).toEqual([]);
  });
});

describe('the picture of a promotion', () => {
  it('is stored in our sizes, served to everybody for good, and shown to visitors', async () => {
    const created = await create({ isActive: true, imageUrl: await picture() });
    expect(created.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{24}-30\.jpg$/);
    expect(created.picture).toMatchObject({ width: 30, height: 20, widths: [30], colour: '#386898' });
    expect(files()).toHaveLength(3);
    for (const [end, type] of [
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
      ['avif', 'image/avif'],
    ] as const) {
      const response = await fetch(`${service.url}${created.picture?.base}-30.${end}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String((await response.arrayBuffer()).byteLength),
      });
    }
    await call('DELETE', '/1');
  });

  it.each([
    'x.jpg',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsecret',
    'a'.repeat(24),
    `${'a'.repeat(24)}-30.jpg`,
    '.probe',
  ])('is not to be had under %s', async (name) => {
    expect((await fetch(`${service.url}/uploads/${name}`)).status).toBe(404);
  });

  it('stays when the promotion is saved with its address, and goes when replaced, taken out or deleted', async () => {
    const first = await create({ imageUrl: await picture() });
    const [one] = files();
    const kept = await call('PUT', '/1', { ...WINTER, imageUrl: first.imageUrl });
    expect(kept.body.promotion.picture).toEqual(first.picture);
    expect(files()).toContain(one);

    const second = await call('PUT', '/1', { ...WINTER, imageUrl: await picture('#ff0000') });
    expect(second.body.promotion.imageUrl).not.toBe(first.imageUrl);
    expect([files().length, files().includes(one ?? '')]).toEqual([3, false]);

    expect((await call('PUT', '/1', { isActive: true })).body.promotion.imageUrl).not.toBe('');
    await call('PUT', '/1', { ...WINTER, imageUrl: null });
    expect(files()).toEqual([]);

    await call('PUT', '/1', { ...WINTER, imageUrl: await picture() });
    expect(files()).toHaveLength(3);
    await call('DELETE', '/1');
    expect(files()).toEqual([]);
  });

  it('leaves nothing behind when the promotion cannot be stored', async () => {
    await create();
    expect((await call('PUT', '/77', { ...WINTER, imageUrl: await picture() })).status).toBe(404);
    const transaction = jest
      .spyOn(service.app.get(PromotionsRepository), 'transaction')
      .mockRejectedValueOnce(new Error('disk full'));
    expect((await call('PUT', '/1', { ...WINTER, imageUrl: await picture() })).status).toBe(500);
    transaction.mockRestore();
    expect(files()).toEqual([]);
  });

  it('may be 5 MB and not more; who sends far more hears the same', async () => {
    const tooLarge = 'Das Bild darf nicht größer als 5MB sein.';
    const send = (bytes: number) =>
      call('POST', '', {
        ...WINTER,
        imageUrl: `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`,
      });
    expect(await send(UPLOAD_BYTES)).toMatchObject({ status: 415 });
    expect(await send(UPLOAD_BYTES + 1)).toMatchObject({ status: 413, body: { message: tooLarge } });
    expect(await send(UPLOAD_BODY_LIMIT)).toMatchObject({ status: 413, body: { message: tooLarge } });
    expect((await call('GET')).body.promotions).toEqual([]);
    expect(files()).toEqual([]);
  });

  it('may not unfold into more than a machine can hold, which is said in words of its own', async () => {
    const message = 'Das Bild hat zu viele Bildpunkte. Bitte verkleinern Sie es auf höchstens 50 Megapixel.';
    const imageUrl = `data:image/png;base64,${pngBomb(30_000, 30_000).toString('base64')}`;
    expect(await call('POST', '', { ...WINTER, imageUrl })).toMatchObject({
      status: 413,
      body: { message, fields: { imageUrl: message } },
    });
    expect(files()).toEqual([]);
  });
});

describe('who may only look', () => {
  it('sees the list and changes nothing', async () => {
    await create();
    const user = await createUser(service.db, { permissions: ['promotions:read'] });
    const reader = await signIn(service.app, user);
    expect((await call('GET', '', undefined, reader)).body.promotions).toHaveLength(1);
    for (const [method, path, body] of [
      ['POST', '', WINTER],
      ['PUT', '/1', { isActive: true }],
      ['DELETE', '/1', undefined],
    ] as const) {
      expect((await call(method, path, body, reader)).status).toBe(403);
    }
  });
});
