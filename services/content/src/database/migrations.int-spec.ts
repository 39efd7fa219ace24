import { createDatabase, type TestDatabase } from '@garage/shared/testing/test-app';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LateCancellationFee1764350000000 } from './migrations/1764350000000-late-cancellation-fee.js';
import { LegalDates1763980000000 } from './migrations/1763980000000-legal-dates.js';
import { MediaState1764100000000 } from './migrations/1764100000000-media-state.js';
import { MergeBookedServices1764632000000 } from './migrations/1764632000000-merge-booked-services.js';
import { OfferServices1764630000000 } from './migrations/1764630000000-offer-services.js';
import { PageLists1763950000000 } from './migrations/1763950000000-page-lists.js';
import { PictureReferences1764420000000 } from './migrations/1764420000000-picture-references.js';
import { migrations } from './migrations.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createDatabase();
  dataSource = new DataSource({
    type: 'postgres',
    url: database.url,
    schema: 'content',
    migrations,
    installExtensions: false,
  });
  await dataSource.initialize();
  await dataSource.query('CREATE SCHEMA content');
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** As a service runs them. */
const EACH = { transaction: 'each' } as const;

async function tables(): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'content' AND table_name <> 'migrations' ORDER BY table_name`,
  );
  return rows.map(({ name }) => name);
}

/** Takes back this migration, and all that came later. */
async function undo(migration: (typeof migrations)[number]): Promise<void> {
  for (let i = migrations.indexOf(migration); i < migrations.length; i++)
    await dataSource.undoLastMigration();
}

async function merge(booked: object[]) {
  const [row] = await dataSource.query<{ version: number }[]>(
    'SELECT content.merge_booked_services($1) AS version',
    [JSON.stringify(booked)],
  );
  const versions = await dataSource.query<
    { version: number; values: Record<string, string>; savedBy: string; outdated: object | null }[]
  >(
    `SELECT version, "values", saved_by AS "savedBy", outdated FROM content.page_records
      WHERE page = 'services' AND version > 3 ORDER BY version`,
  );
  return { version: row!.version, versions };
}

const rights = () =>
  dataSource.query<{ acl: string | null }[]>(
    `SELECT proacl::text AS acl FROM pg_proc WHERE proname = 'merge_booked_services'`,
  );

it('the migrations can be undone and done again', async () => {
  await dataSource.runMigrations(EACH);
  const made = await tables();
  expect(made).toEqual([
    'media',
    'page_records',
    'picture_jobs',
    'picture_references',
    'promotions',
    'replaced_contents',
    'site_settings',
  ]);
  for (let i = 0; i < migrations.length; i++) await dataSource.undoLastMigration();
  expect(await tables()).toEqual([]);
  await dataSource.runMigrations(EACH);
  expect(await tables()).toEqual(made);
});

it('the database keeps one row per version of a page', async () => {
  await dataSource.runMigrations(EACH);
  const insert = (version: number) =>
    dataSource.query(
      `INSERT INTO content.page_records (page, version, "values") VALUES ('about', $1, '{}')`,
      [version],
    );
  await insert(1);
  await insert(2);
  await expect(insert(2)).rejects.toThrow('duplicate key');
  await expect(insert(0)).rejects.toThrow('violates check constraint');
});

it('the migrations turn lists of pictures into fields, say the order of every list, and take it back', async () => {
  await dataSource.runMigrations(EACH);
  await undo(PageLists1763950000000);
  const before = {
    gallery: { items: [{ key: 'gallery-02', alt: { de: 'Rad', fr: 'Roue' } }] },
    offers: { items: [{ id: 1, image: 'offer-01', title: { de: 'Check' }, description: { de: 'Jetzt' } }] },
    team: { member1Name: 'Eva', member2Name: '', member3Name: 'Urs', sectionTitle: 'Team' },
    hero: { backgroundImage: 'hero-01', slide2Image: '', slide4Image: 'hero-04' },
  };
  for (const [page, values] of Object.entries(before)) {
    await dataSource.query('INSERT INTO content.page_records (page, version, "values") VALUES ($1, 1, $2)', [
      page,
      values,
    ]);
  }
  const stored = async () => {
    const rows: { page: string; values: object }[] = await dataSource.query(
      'SELECT page, "values" FROM content.page_records',
    );
    return Object.fromEntries(rows.map(({ page, values }) => [page, values]));
  };
  await dataSource.runMigrations(EACH);
  expect(await stored()).toMatchObject({
    gallery: { pictureOrder: '1', picture1Image: 'gallery-02', picture1AltFr: 'Roue', picture1AltEn: '' },
    offers: { offerOrder: '1', offer1Title: 'Check', offer1Description: 'Jetzt' },
    team: { ...before.team, memberOrder: '1,3' },
    hero: { ...before.hero, slideOrder: '1,4' },
  });
  await undo(PageLists1763950000000);
  expect(await stored()).toEqual(before);
});

it('the migrations let the first offer name the service that it led to, in every version, and take it back', async () => {
  await dataSource.runMigrations(EACH);
  await undo(OfferServices1764630000000);
  const versions = [
    { offerOrder: '1,2', offer1Title: 'Check', offer2Title: 'Träger' },
    { offerOrder: '2', offer2Title: 'Träger' },
  ];
  for (const [index, values] of versions.entries()) {
    await dataSource.query(
      `INSERT INTO content.page_records (page, version, "values") VALUES ('offers', $1, $2)`,
      [index + 1, values],
    );
  }
  const stored = async () => {
    const rows: { values: object }[] = await dataSource.query(
      'SELECT "values" FROM content.page_records ORDER BY version',
    );
    return rows.map(({ values }) => values);
  };
  await dataSource.runMigrations(EACH);
  expect(await stored()).toEqual([{ ...versions[0], offer1Service: '9' }, versions[1]]);
  await undo(OfferServices1764630000000);
  expect(await stored()).toEqual(versions);
});

describe('the list of services that booking has kept', () => {
  const PAGE = {
    pageTitle: 'Leistungen',
    serviceOrder: '9,1',
    service1Title: 'Wartung',
    service1TitleFr: 'Entretien',
    service1Description: 'Nach Plan',
    service1Duration: '240',
    service1Color: '#b3261e',
    service1IsActive: 'Ja',
    service1InList: 'Ja',
    service9Title: 'Wintercheck',
    service9Duration: '120',
    service9Color: '#5a4a8a',
    service9IsActive: 'Ja',
  };
  const maintenance = {
    id: 1,
    name: { de: 'Wartung', fr: 'Entretien' },
    description: { de: 'Nach Plan' },
    duration: 240,
    bufferMinutes: 0,
    color: '#b3261e',
    isActive: true,
    checks: { de: '' },
  };
  const check = {
    id: 9,
    name: { de: 'Wintercheck' },
    description: { de: '' },
    duration: 120,
    bufferMinutes: 0,
    color: '#5a4a8a',
    isActive: true,
    checks: { de: '' },
  };

  beforeEach(async () => {
    await dataSource.runMigrations(EACH);
    await dataSource.query(
      `INSERT INTO content.page_records (page, version, "values", saved_by, outdated)
       VALUES ('services', 3, $1, 'eva', '{"service1TitleFr": "x"}')`,
      [PAGE],
    );
  });

  it('changes nothing where both say the same', async () => {
    expect(await merge([maintenance, check])).toEqual({ version: 3, versions: [] });
  });

  it('says how long work takes, its colour, what is checked and what can be booked', async () => {
    const { version, versions } = await merge([
      {
        ...maintenance,
        duration: 90,
        bufferMinutes: 15,
        color: '#336699',
        isActive: false,
        checks: { de: 'Bremsen', fr: 'Freins' },
      },
      check,
    ]);
    expect(version).toBe(4);
    expect(versions).toEqual([
      {
        version: 4,
        savedBy: 'Terminbuchung',
        outdated: { service1TitleFr: 'x' },
        values: {
          ...PAGE,
          service1Duration: '90',
          service1Buffer: '15',
          service1Color: '#336699',
          service1IsActive: 'Nein',
          service1Checks: 'Bremsen',
          service1ChecksFr: 'Freins',
        },
      },
    ]);
  });

  it('leaves its own words in a version before the one that counts, which has those of the site', async () => {
    const { version, versions } = await merge([
      { ...maintenance, name: { de: 'Grosser Service', fr: 'Grand service' }, duration: 60 },
      check,
    ]);
    expect(version).toBe(5);
    const values = { ...PAGE, service1Duration: '60' };
    expect(versions.map((each) => each.values)).toEqual([
      { ...values, service1Title: 'Grosser Service', service1TitleFr: 'Grand service' },
      values,
    ]);
  });

  it('adds what it alone has, which can be booked and is not on the page; what it lacks cannot be booked', async () => {
    const { versions } = await merge([
      maintenance,
      { ...check, id: 13, name: { de: 'Klimaservice', it: 'Clima' }, checks: { de: 'Druck' } },
    ]);
    expect(versions).toHaveLength(1);
    expect(versions[0]!.values).toMatchObject({
      ...PAGE,
      serviceOrder: '9,1,13',
      service9IsActive: 'Nein',
      service13Title: 'Klimaservice',
      service13TitleIt: 'Clima',
      service13Duration: '120',
      service13Color: '#5a4a8a',
      service13Checks: 'Druck',
      service13IsActive: 'Ja',
      service13InList: 'Nein',
    });
  });

  it('is merged by a function for the contact service alone, which is taken back', async () => {
    const [{ acl } = { acl: null }] = await rights();
    expect(acl).not.toMatch(/(?:^\{|,)=X/);
    await undo(MergeBookedServices1764632000000);
    expect(await rights()).toEqual([]);
  });
});

it('the migrations put the day of a legal text beside it, and take it back', async () => {
  await dataSource.runMigrations(EACH);
  await undo(LegalDates1763980000000);
  const first = {
    impressumContent: 'Wir',
    agbContent: 'Stand: 13. April 2025\n\n## 1. Umfang',
    agbContentFr: 'État au 13 avril 2025\n\n## 1. Objet',
    datenschutzContent: 'Stand: 13. April 2025\n\n## 1. Wer',
  };
  const second = { ...first, datenschutzContent: 'Ganz neu' };
  const insert = (version: number, values: object, savedAt: string) =>
    dataSource.query(
      `INSERT INTO content.page_records (page, version, "values", saved_at) VALUES ('legal', $1, $2, $3)`,
      [version, values, savedAt],
    );
  await insert(1, first, '2026-01-01T12:00:00Z');
  await insert(2, second, '2026-05-01T22:30:00Z');
  const stored = async () => {
    const rows: { values: object }[] = await dataSource.query(
      'SELECT "values" FROM content.page_records ORDER BY version',
    );
    return rows.map(({ values }) => values);
  };
  await dataSource.runMigrations(EACH);
  const dated = {
    impressumContent: 'Wir',
    impressumDate: '2025-04-13',
    agbContent: '## 1. Umfang',
    agbContentFr: '## 1. Objet',
    agbDate: '2025-04-13',
  };
  expect(await stored()).toEqual([
    { ...dated, datenschutzContent: '## 1. Wer', datenschutzDate: '2025-04-13' },
    { ...dated, datenschutzContent: 'Ganz neu', datenschutzDate: '2026-05-02' },
  ]);
  await undo(LegalDates1763980000000);
  expect((await stored())[0]).toEqual(first);
});

it('the migrations note of every picture whether its sizes are made, and take it back', async () => {
  await dataSource.runMigrations(EACH);
  await undo(MediaState1764100000000);
  const insert = (id: number) =>
    dataSource.query(
      `INSERT INTO content.media (id, name, picture, alt, added_by) OVERRIDING SYSTEM VALUE
       VALUES ($1, 'Tor.jpg', '{}', '{"de": ""}', 'admin')`,
      [id],
    );
  for (const id of [1, 2, 3]) await insert(id);
  await dataSource.query(
    'INSERT INTO content.picture_jobs (media_id, failed_at) VALUES (2, NULL), (3, now())',
  );
  const before = await dataSource.query<object[]>('SELECT media_id, failed_at FROM content.picture_jobs');
  await dataSource.runMigrations(EACH);
  await insert(4); // as the release before this one adds it, while both run
  expect(await dataSource.query('SELECT id, state FROM content.media ORDER BY id')).toEqual([
    { id: 1, state: 'ready' },
    { id: 2, state: 'processing' },
    { id: 3, state: 'failed' },
    { id: 4, state: 'processing' },
  ]);
  await dataSource.query('DELETE FROM content.media WHERE id = 4');
  await undo(MediaState1764100000000);
  expect(
    (await dataSource.query<object[]>('SELECT media_id, failed_at FROM content.picture_jobs')).length,
  ).toBe(before.length);
});

const upload = (n: number) => `/uploads/${String(n).repeat(24)}`;

it('the migrations note where pictures are used, in all versions, and what the last release saves meanwhile', async () => {
  await dataSource.runMigrations(EACH);
  await undo(PictureReferences1764420000000);
  const page = (version: number, values: object) =>
    dataSource.query(`INSERT INTO content.page_records (page, version, "values") VALUES ('about', $1, $2)`, [
      version,
      values,
    ]);
  await page(1, { mainImage: upload(1) });
  await page(2, { mainImage: 'media-7', homeTitle: 'media-8 ist schön, "media-9" auch' });
  for (let version = 3; version < 250; version++) await page(version, { mainImage: 'media-7' });
  await page(250, { mainImage: 'media-7', teamImage: upload(2) });
  await dataSource.query(
    `INSERT INTO content.promotions (name, title, description, type, start_date, end_date, picture)
     VALUES ('a', 'b', 'c', 'custom', '2026-01-01', '2026-01-02', $1)`,
    [{ base: upload(3) }],
  );
  const noted = async () =>
    (
      await dataSource.query<{ line: string }[]>(
        `SELECT concat_ws(' ', kind, holder, picture) AS line FROM content.picture_references ORDER BY line`,
      )
    ).map(({ line }) => line.replace(/(\d)\1{23}/, '$1'));
  await dataSource.runMigrations(EACH);
  expect(await noted()).toEqual([
    'page about 2',
    'page about media-7',
    'promotions 1 3',
    'version about 1',
    'version about 2',
  ]);
  await page(251, { mainImage: upload(4) });
  await dataSource.query('UPDATE content.promotions SET picture = NULL');
  expect(await noted()).toEqual(['page about 4', 'version about 1', 'version about 2', 'version about 4']);
});

const terms = (text: string) => ({
  agbContent: `## 3\n\nMahngebühr CHF 20.–.\n\n${text}\n\nEnde, CHF 10.–, 124`,
});

it.each([
  ['Bis 24 Stunden vorher kostet es nichts, danach CHF 80.– Umtriebsgebühr.', 80],
  ['Gratis bis 24 Stunden vorher, sonst CHF 1’200.', 1200],
  ['Gratis bis 24 Stunden vorher, sonst CHF 80.00.', 80],
  ['Gratis bis 24 Stunden vorher, sonst CHF 80.50.', undefined],
  ['Gratis bis 24 Stunden vorher. Sonst melden wir uns.', undefined],
  ['Die Mahngebühr ist CHF 20.–.', undefined],
])('the fee for cancelling late is taken from the terms «%s», and taken back', async (paragraph, fee) => {
  await dataSource.runMigrations(EACH);
  await undo(LateCancellationFee1764350000000);
  await dataSource.query(
    `INSERT INTO content.page_records (page, version, "values") VALUES ('legal', 1, $1), ('legal', 2, $2)`,
    [terms('Bis 24 Stunden vorher gratis, sonst CHF 5.–'), terms(paragraph)],
  );
  await dataSource.query(
    `INSERT INTO content.site_settings (key, value) VALUES ('garage', '{"name":"Muster"}')`,
  );
  const stored = async () =>
    (await dataSource.query<{ value: object }[]>('SELECT value FROM content.site_settings'))[0]?.value;
  await dataSource.runMigrations(EACH);
  expect(await stored()).toEqual({ name: 'Muster', ...(fee !== undefined && { lateCancellationFee: fee }) });
  await undo(LateCancellationFee1764350000000);
  expect(await stored()).toEqual({ name: 'Muster' });
});
