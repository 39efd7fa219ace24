import { zurichToday } from '@garage/contracts/calendar-day';
import type { EditorRecord, EditorValues, PageVersionsResponse } from '@garage/contracts/editor-pages';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { storedFields } from '@garage/contracts/page-texts';
import type { SiteServicesResponse } from '@garage/contracts/site-services';
import { createUser, emptyTables, type SignedInClient, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_PAGES } from '../pages/defaults/default-pages.js';
import { type ContentApp, startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';

let service: ContentApp;
let staff: SignedInClient;
let username: string;

beforeAll(async () => {
  service = await startContentApp();
  const user = await createUser(service.db, { permissions: ['content:read', 'content:write'] });
  username = user.username;
  staff = await signIn(service.app, user);
});
afterAll(() => service?.close());
beforeEach(async () => {
  await emptyTables(service.db, 'DELETE FROM content.page_records WHERE version > 1');
  await emptyTables(service.db, 'TRUNCATE auth.audit_log');
});

type Body = EditorRecord & PageVersionsResponse & { message?: string; fields?: EditorValues };

async function call(method: 'GET' | 'POST', path: string, body?: unknown) {
  const answer = await fetch(`${service.url}/api/admin/website/${path}`, {
    method,
    headers: { ...staff.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const onTheSite = async (page: string) =>
  (await (await fetch(`${service.url}/api/website/${page}`)).json()) as EditorValues;
const refused = async (page: string, body: unknown) => {
  const { status, body: answer } = await call('POST', page, body);
  expect(status).toBe(400);
  expect((await call('GET', page)).body.version).toBe(1);
  return answer.fields;
};

describe('an editor', () => {
  it.each(EDITOR_PAGES)(
    'of %s reads every stored value as it is stored, and saves it again',
    async (page) => {
      const { status, body } = await call('GET', page);
      expect(status).toBe(200);
      expect(Object.keys(body.values).toSorted()).toEqual(storedFields(page, body.values).toSorted());
      expect(body).toMatchObject({ version: 1, savedBy: null });
      // What the installation brings along passes its own rules, and is no change.
      const saved = await call('POST', page, { version: 1, ...body.values });
      expect([saved.status, saved.body.version, saved.body.fields]).toEqual([200, 1, undefined]);
    },
  );

  it('names the translations that are older than the German text', async () => {
    expect((await call('GET', 'hero')).body.outdated).toEqual([]);
    const saved = await call('POST', 'hero', { headline: 'Grüezi', headlineFr: 'Salut' });
    expect(saved.body.outdated.toSorted()).toEqual(['headlineEn', 'headlineIt', 'headlinePt']);
    await call('POST', 'hero', { headlineEn: 'Hello' });
    expect((await call('GET', 'hero')).body.outdated.toSorted()).toEqual(['headlineIt', 'headlinePt']);
  });

  it('takes a translation for what it was said to be: right as it is, in a version and the record', async () => {
    const { body } = await call('POST', 'hero', { headline: 'Grüezi' });
    const confirm = (translations: unknown, version = 2) =>
      call('POST', 'hero/confirmed', { version, translations });
    const confirmed = await confirm(['headlineFr', 'sloganFr', 'headlineEn']);
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({ version: 3, savedBy: username, values: body.values });
    expect(confirmed.body.outdated.toSorted()).toEqual(['headlineIt', 'headlinePt']);
    const [, line] = await service.db.query<{ action: string; details: object }[]>(
      'SELECT action, details FROM auth.audit_log ORDER BY id',
    );
    expect(line).toEqual({
      action: 'translations-confirmed',
      details: { page: 'hero', version: 3, changed: ['headlineFr', 'headlineEn'] },
    });
    // Said once more, it says nothing new.
    expect((await confirm(['headlineFr'], 3)).body.version).toBe(3);
    // The German text of then is not the one of now.
    expect((await call('POST', 'hero', { headline: 'Hoi' })).body.outdated).toContain('headlineFr');
  });

  it('asks which version the translations were read in, and for their names', async () => {
    await call('POST', 'hero', { headline: 'Grüezi' });
    const confirm = (body: object) => call('POST', 'hero/confirmed', body);
    expect((await confirm({ version: 1, translations: ['headlineFr'] })).status).toBe(409);
    for (const translations of [undefined, 'headlineFr', [1], [''], Array.from({ length: 101 }, String)]) {
      expect([translations, (await confirm({ version: 2, translations })).status]).toEqual([
        translations,
        400,
      ]);
    }
    expect((await confirm({ translations: ['headlineFr'] })).status).toBe(400);
  });

  it('finds out once what the last release has not noted, and goes on from there', async () => {
    const { values } = (await call('GET', 'hero')).body;
    const insert = (version: number, change: object) =>
      service.db.query(`INSERT INTO content.page_records (page, version, "values") VALUES ('hero', $1, $2)`, [
        version,
        { ...values, ...change },
      ]);
    await call('POST', 'hero', { headline: 'Grüezi', headlineFr: 'Salut', headlineIt: 'Ciao' });
    await insert(3, { headline: 'Grüezi', headlineFr: 'Salut', headlineIt: 'Ciao', headlinePt: 'Olá' });
    await insert(4, { headline: 'Hoi', headlineFr: 'Salut', headlineIt: 'Ehi', headlinePt: 'Olá' });
    const outdated = ['headlineEn', 'headlineFr', 'headlinePt'];
    expect((await call('GET', 'hero')).body.outdated.toSorted()).toEqual(outdated);
    const [noted] = await service.db.query<{ names: string[] }[]>(
      `SELECT array(SELECT jsonb_object_keys(outdated) ORDER BY 1) AS names
         FROM content.page_records WHERE page = 'hero' AND version = 4`,
    );
    expect(noted?.names).toEqual(outdated);
    const saved = await call('POST', 'hero', { headline: 'Grüezi' });
    expect(saved.body.outdated.toSorted()).toEqual(['headlineEn', 'headlineIt']);
  });

  it('shows placeholders as placeholders', async () => {
    expect((await call('GET', 'hero')).body.values['headline']).toContain('{{name}}');
  });

  it('saves a flat set of strings; the site has it within a second, the record says who', async () => {
    await onTheSite('hero');
    const change = { headline: 'Grüezi', headlineFr: 'Salut', overlayOpacity: '55', overlayColor: '#112233' };
    const { status, body } = await call('POST', 'hero', { version: 1, ...change });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, savedBy: username, values: change });
    const site = await eventually(
      () => onTheSite('hero'),
      ({ headline }) => headline === 'Grüezi',
      1000,
    );
    expect(site).toMatchObject(change);
    const [line] = await service.db.query<{ action: string; details: object }[]>(
      'SELECT action, details FROM auth.audit_log',
    );
    expect(line).toEqual({
      action: 'content-changed',
      details: { page: 'hero', version: 2, changed: expect.arrayContaining(Object.keys(change)) },
    });
  });

  it('leaves alone what was not sent', async () => {
    const before = (await call('GET', 'slogan')).body.values;
    const { body } = await call('POST', 'slogan', { sloganEn: 'Drive on' });
    expect(body.values).toEqual({ ...before, sloganEn: 'Drive on' });
  });

  it.each(['unknown', 'toString', '__proto__'])('of %s does not exist', async (page) => {
    expect((await call('GET', page)).status).toBe(404);
    expect((await call('POST', page, { headline: 'x' })).status).toBe(404);
    expect((await call('GET', `${page}/versions`)).status).toBe(404);
  });
});

describe('what cannot be shown', () => {
  it.each([
    ['hero', 'colour of another form', { overlayColor: 'red; background: url(x)' }],
    ['hero', 'number out of its bounds', { overlayOpacity: '101' }],
    ['hero', 'number that is none', { overlayOpacity: '4e1' }],
    ['hero', 'script in place of an address', { buttonLink1: 'javascript:alert(1)' }],
    ['hero', 'script with a space before it', { buttonLink1: ' \u0001javascript:alert(1)' }],
    ['hero', 'foreign address that looks like our own', { buttonLink2: '//evil.example' }],
    ['hero', 'same with a backslash', { buttonLink2: '/\\evil.example' }],
    ['hero', 'address in place of a picture', { slide2Image: 'https://x.example/a.jpg' }],
    ['hero', 'missing headline', { headline: ' ' }],
    ['hero', 'headline that is too long', { headline: 'x'.repeat(201) }],
    ['hero', 'line break in a headline', { headline: 'a\nb' }],
    ['hero', 'character that cannot be stored', { headline: 'a\u0000b' }],
    ['hero', 'half a character', { headlineIt: 'a\ud800' }],
    ['hero', 'value that is no text', { headline: 7 }],
    ['home-images', 'flag that is none', { autoplay: 'vielleicht' }],
    ['home-images', 'choice that is not offered', { animation: 'Explode' }],
    ['contact', 'map without https', { mapsEmbedCode: '<iframe src="http://maps.example/x"></iframe>' }],
    ['contact', 'map that opens the policy for all', { mapsEmbedCode: 'https://*.example;script-src' }],
    ['vehicles', 'page that is not on https', { sellerPageUrl: 'http://cars.example' }],
    ['vehicles', 'host that opens the policy', { widgetHosts: 'https://a.example https://*.example' }],
    ['vehicles', 'function that is code', { widgetInitFunction: 'alert(1)' }],
    ['vehicles', 'height beyond every screen', { widgetHeight: '10001' }],
    ['legal', 'day that no calendar has', { agbDate: '2026-02-30' }],
    ['legal', 'day that is none', { datenschutzDate: '13. April 2025' }],
    ['legal', 'quotation of quotations', { agbContentFr: '>'.repeat(9000) }],
    ['legal', 'list of lists', { agbContent: '- '.repeat(9000) }],
    ['legal', 'row of brackets', { impressumContent: '['.repeat(9000) }],
    ['legal', 'text that is too long', { agbContentPt: 'x'.repeat(40_001) }],
    ['slogan', 'field that does not exist', { sloganXx: 'x' }],
    ['slogan', 'field of another page', { headline: 'x' }],
    ['contact', 'fact that is kept elsewhere', { phone: '1' }],
    ['mails', 'second line in a subject', { readySubject: 'Fertig\nBcc: all@example.ch' }],
    ['mails', 'subject that is too long', { readySubjectFr: 'x'.repeat(121) }],
    ['mails', 'greeting that is too long', { allGreetingIt: 'x'.repeat(1001) }],
    ['mails', 'customer in a subject', { readySubject: 'Fertig, {name}' }],
    ['mails', 'placeholder of another mail', { inspectionReminderClosing: 'Bis {when}' }],
    ['mails', 'fact of the website', { allClosing: 'Ihre {{name}}' }],
  ])('%s: a %s is refused by name and nothing is stored', async (page, _what, values) => {
    const good = page === 'slogan' ? { slogan: 'Gut' } : {};
    const fields = await refused(page, { ...good, ...values });
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(values));
  });

  it('a placeholder that a mail does not know is named, with those that it knows', async () => {
    expect(await refused('mails', { findingOfferSubject: 'Bitte bis {morgen}' })).toEqual({
      findingOfferSubject: '«{morgen}» ist hier kein Platzhalter. Möglich sind: {number}, {garage}, {phone}.',
    });
  });

  it.each([[[]], ['text'], [null], [{}], [{ version: 1 }], [{ version: '1', slogan: 'x' }]])(
    'a body like %j is refused',
    async (body) => {
      expect((await call('POST', 'slogan', body)).status).toBe(400);
      expect((await call('GET', 'slogan')).body.version).toBe(1);
    },
  );

  it('markup is stored as the text that it is', async () => {
    const payload =
      '<img src=x onerror=alert(1)><script>alert(2)</script> {{constructor}} javascript:alert(3)';
    const { body } = await call('POST', 'about', { homeText: payload, historyTextIt: payload });
    expect(body.values).toMatchObject({ homeText: payload, historyTextIt: payload });
    expect(await onTheSite('about')).toMatchObject({ homeText: payload });
  });
});

describe('a list', () => {
  const added = { service500Title: 'Felgen', service500TitleFr: 'Jantes', service500InList: 'Ja' };
  const order = '1,2,3,4,5,6,7,8,9,10,11,12';

  it('takes a new entry at its place, and the site shows it there', async () => {
    const { status, body } = await call('POST', 'services', { serviceOrder: `500,${order}`, ...added });
    expect([status, body.fields]).toEqual([200, undefined]);
    expect(body.values).toMatchObject({ ...added, service500Details: '', serviceOrder: `500,${order}` });
    const { items } = (await onTheSite('services')) as unknown as { items: { id: number; name: object }[] };
    expect(items[0]).toMatchObject({ id: 500, name: { de: 'Felgen', fr: 'Jantes' } });
  });

  it('forgets the fields of a removed entry; an older version brings them back', async () => {
    const { body } = await call('POST', 'team', { memberOrder: '7,1' });
    expect(Object.keys(body.values).filter((name) => /^member[2-6]/.test(name))).toEqual([]);
    expect(JSON.stringify(await onTheSite('team'))).not.toContain('member2');
    const first = (await call('GET', 'team/versions/1')).body.values;
    expect(first['member2Name']).toMatch(/[a-z]{3}/i);
    expect((await call('POST', 'team/versions/1/restore', {})).body.values).toEqual(first);
  });

  it('keeps a hidden entry for staff alone', async () => {
    const { body } = await call('POST', 'gallery', { picture3InList: 'Nein' });
    expect(body.values['picture3Image']).toBe('gallery-03');
    expect(JSON.stringify(await onTheSite('gallery'))).not.toContain('gallery-03');
  });

  it('says of each service how it is booked, and what is checked in lines that fit', async () => {
    expect(await refused('services', { service1Buffer: '241' })).toHaveProperty('service1Buffer');
    expect(await refused('services', { service1Checks: 'x'.repeat(121) })).toHaveProperty('service1Checks');
    expect(await refused('services', { service1ChecksFr: 'x\n'.repeat(30) + 'x' })).toHaveProperty(
      'service1ChecksFr',
    );
    expect(await refused('services', { service1Price: '89.–' })).toHaveProperty('service1Price');
    const checks = 'Bremsbeläge\nProfiltiefe';
    const { body } = await call('POST', 'services', {
      service1Buffer: '15',
      service1IsActive: 'Nein',
      service1Checks: checks,
      service1Price: '250.50',
      service1PriceFrom: 'Ja',
    });
    const { items, version } = (await onTheSite('services')) as unknown as SiteServicesResponse;
    expect(version).toBe(body.version);
    expect(items[0]).toMatchObject({
      id: 1,
      bufferMinutes: 15,
      isActive: false,
      checks: { de: checks },
      price: 25_050,
      isPriceFrom: true,
    });
  });

  it('names services by their numbers only', async () => {
    expect(await refused('offers', { offer2Service: 'Radwechsel' })).toHaveProperty('offer2Service');
    expect(await refused('offers', { offer2Service: '0' })).toHaveProperty('offer2Service');
    expect((await call('POST', 'offers', { offer2Service: '104' })).body.values['offer2Service']).toBe('104');
  });

  it('may be empty', async () => {
    expect((await call('POST', 'offers', { offerOrder: '' })).status).toBe(200);
    expect(await onTheSite('offers')).toMatchObject({ items: [] });
  });

  it.each([
    ['with the same entry twice', 'services', { serviceOrder: '1,2,1' }],
    ['with something that is no entry', 'services', { serviceOrder: '1,0' }],
    ['with a blank in it', 'services', { serviceOrder: '1, 2' }],
    ['with a number too many', 'offers', { offerOrder: '1,2,3,4,5,6,7,8,9,10,11,12,13' }],
  ])('%s is refused', async (_what, page, values) => {
    const fields = await refused(page, values);
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(values));
  });

  it.each([
    [
      'an entry without the title it needs',
      { serviceOrder: `${order},500`, service500Description: 'x' },
      'service500Title',
    ],
    ['a field of an entry that is not in the list', { service501Title: 'x' }, 'service501Title'],
    ['a field of an entry that is just removed', { serviceOrder: '2', service1Title: 'x' }, 'service1Title'],
  ])('%s is refused by name', async (_what, values, field) => {
    expect(Object.keys((await refused('services', values)) ?? {})).toEqual([field]);
  });
});

describe('a draft', () => {
  it('is shown as visitors would get it, and not stored', async () => {
    const draft = { headline: 'Bei {{name}}', slideOrder: '500,1', slide500Image: 'hero-03' };
    const { status, body } = await call('POST', 'hero/shown', draft);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      headline: 'Bei Garage Muster AG',
      items: [
        { id: 500, image: 'hero-03' },
        { id: 1, image: 'hero-01' },
      ],
    });
    expect((await call('GET', 'hero')).body.version).toBe(1);
  });

  it('may be without any change yet, but not with what could never be stored', async () => {
    expect((await call('POST', 'legal/shown', {})).status).toBe(200);
    expect((await call('POST', 'hero/shown', { buttonLink1: 'javascript:alert(1)' })).status).toBe(400);
    expect((await call('POST', 'imprint/shown', {})).status).toBe(404);
  });
});

describe('a legal text', () => {
  it('of before there was a limit can be read, left as it is beside a change, and corrected', async () => {
    const old = '>'.repeat(9000);
    await service.db.query(
      `UPDATE content.page_records SET values = values || $1 WHERE page = 'legal' AND version = 1`,
      [{ impressumContent: old }],
    );
    try {
      const { status, body } = await call('GET', 'legal');
      expect([status, body.values['impressumContent']]).toEqual([200, old]);
      const beside = await call('POST', 'legal', { version: 1, agbTitle: 'Unsere Bedingungen' });
      expect([beside.status, beside.body.values['impressumContent']]).toEqual([200, old]);
      const refusal = await call('POST', 'legal', { version: 2, impressumContent: `${old} ` });
      expect(refusal.body).toMatchObject({
        statusCode: 400,
        fields: {
          impressumContent: 'Bitte stellen Sie Listen, Zitate und Klammern höchstens 20-mal ineinander.',
        },
      });
      const corrected = await call('POST', 'legal', { version: 2, impressumContent: '> Zitat' });
      expect([corrected.status, corrected.body.version]).toEqual([200, 3]);
      const restored = await call('POST', 'legal/versions/1/restore', { version: 3 });
      expect(restored.body).toMatchObject({ version: 4, values: { impressumContent: old } });
    } finally {
      await service.db.query(
        `UPDATE content.page_records SET values = values || $1 WHERE page = 'legal' AND version = 1`,
        [{ impressumContent: DEFAULT_PAGES.legal.impressumContent }],
      );
    }
  });

  it('is of the day on which it was changed, in the draft already; visitors learn day and version', async () => {
    expect(await onTheSite('legal')).toMatchObject({ datenschutzDate: '2025-04-13', version: 1 });
    const today = zurichToday();
    const change = { datenschutzContentFr: 'Nouveau' };
    const draft = await call('POST', 'legal/shown', change);
    expect(draft.body).toMatchObject({ ...change, datenschutzDate: today });
    const { body } = await call('POST', 'legal', { version: 1, ...change });
    expect(body.values).toMatchObject({ datenschutzDate: today, agbDate: '2025-04-13' });
    const site = await eventually(
      () => onTheSite('legal'),
      ({ version }) => Number(version) === 2,
      1000,
    );
    expect(site).toMatchObject({ ...change, datenschutzDate: today });
  });

  it('gets the day that was chosen, and today for none', async () => {
    const chosen = await call('POST', 'legal', { agbContent: 'Neu', agbDate: '2027-01-01' });
    expect(chosen.body.values['agbDate']).toBe('2027-01-01');
    const none = await call('POST', 'legal', { agbDate: '' });
    expect(none.body.values['agbDate']).toBe(zurichToday());
  });
});

describe('two people at one page', () => {
  it('who comes second is told who was first, and nothing is overwritten', async () => {
    await call('POST', 'slogan', { version: 1, slogan: 'Erster' });
    const { status, body } = await call('POST', 'slogan', { version: 1, slogan: 'Zweiter' });
    expect(status).toBe(409);
    expect(body.message).toContain(username);
    expect((await call('GET', 'slogan')).body).toMatchObject({ version: 2, values: { slogan: 'Erster' } });
  });

  it('of many at the same moment exactly one wins', async () => {
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) => call('POST', 'slogan', { version: 1, slogan: `Nummer ${n}` })),
    );
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(7);
    const winner = saves.find(({ status }) => status === 200);
    const { body } = await call('GET', 'slogan');
    expect([body.version, body.values['slogan']]).toEqual([2, winner?.body.values['slogan']]);
  });
});

describe('the versions of a page', () => {
  it('are listed, read and restored as a new one', async () => {
    const first = (await call('GET', 'team')).body.values;
    await call('POST', 'team', { sectionTitle: 'Zwei', member1Name: '' });
    await call('POST', 'team', { sectionTitle: 'Drei' });
    const { versions } = (await call('GET', 'team/versions')).body;
    expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [3, username],
      [2, username],
      [1, null],
    ]);
    expect((await call('GET', 'team/versions/2')).body.values).toMatchObject({ sectionTitle: 'Zwei' });
    const { body } = await call('POST', 'team/versions/1/restore', { version: 3 });
    expect(body).toMatchObject({ version: 4, savedBy: username, values: first });
    expect((await call('GET', 'team/versions/3')).body.values).toMatchObject({ sectionTitle: 'Drei' });
  });

  it('come in pages without a gap, however many there are', async () => {
    await service.db.query(
      `INSERT INTO content.page_records (page, version, "values") SELECT 'team', n, '{}' FROM generate_series(2, 130) AS n`,
    );
    const seen: number[] = [];
    const lengths: number[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const { body } = await call('GET', `team/versions?${cursor && `cursor=${cursor}`}`);
      lengths.push(body.versions.length);
      seen.push(...body.versions.map(({ version }) => version));
      cursor = body.nextCursor;
    }
    expect(lengths).toEqual([50, 50, 30]);
    expect(seen).toEqual(Array.from({ length: 130 }, (_, index) => 130 - index));
    const two = (await call('GET', 'team/versions?cursor=3&limit=2')).body;
    expect([two.versions.map(({ version }) => version), two.nextCursor]).toEqual([[2, 1], undefined]);
  });

  it.each(['cursor=x', 'cursor=-1', 'cursor=12345678901', 'limit=0', 'limit=101', 'page=2'])(
    'are not listed by %s',
    async (query) => {
      expect((await call('GET', `team/versions?${query}`)).status).toBe(400);
    },
  );

  it('are not restored over a change that nobody has seen', async () => {
    await call('POST', 'team', { sectionTitle: 'Zwei' });
    expect((await call('POST', 'team/versions/1/restore', { version: 1 })).status).toBe(409);
    expect((await call('GET', 'team')).body.version).toBe(2);
  });

  it.each(['99', '0', '-1', '1e3', 'x', '99999999999'])(
    '%s: there is none of that number',
    async (number) => {
      const answers = [
        await call('GET', `team/versions/${number}`),
        await call('POST', `team/versions/${number}/restore`, {}),
      ];
      for (const { status } of answers) expect([400, 404]).toContain(status);
    },
  );
});
