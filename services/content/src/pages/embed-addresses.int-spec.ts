import type { HostChange } from '@garage/contracts/audit';
import type { ApiError } from '@garage/contracts/common';
import type { EditorRecord } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import type { GrantedPermission } from '@garage/contracts/permissions';
import { createUser, emptyTables, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { call, exported, importInto, type Installation, install } from '../testing/installation.js';

const SETTINGS_PATH = '/api/admin/vehicle-settings';
const editorPath = (page: EditorPage) => `/api/admin/website/${page}`;
const MAP = 'https://maps.example/x?a=1&b=2';
const FIRST = {
  contact: { mapsEmbedCode: MAP },
  vehicles: {
    widgetScriptUrl: 'https://cars.example/search.js',
    widgetHosts: 'https://a.cars.example https://b.cars.example/path',
    listingFrameUrl: 'https://list.example/frame',
  },
};

let site: Installation;
/** Somebody who may change texts and the vehicles page, and nothing else. */
let editor: Installation;

beforeAll(async () => {
  site = await install();
  const permissions: GrantedPermission[] = [
    'content:read',
    'content:write',
    'vehicles:read',
    'vehicles:write',
  ];
  editor = { ...site, admin: await signIn(site.app.app, await createUser(site.app.db, { permissions })) };
});
afterAll(() => site?.app.close());
beforeEach(async () => {
  await emptyTables(site.app.db, 'DELETE FROM content.page_records WHERE version > 1');
  await call(site, 'POST', editorPath('contact'), FIRST.contact);
  await call(site, 'POST', editorPath('vehicles'), FIRST.vehicles);
  await emptyTables(site.app.db, 'TRUNCATE auth.audit_log');
});

type Answer = { status: number; body: EditorRecord & ApiError };
const save = (by: Installation, page: EditorPage, values: object): Promise<Answer> =>
  call(by, 'POST', editorPath(page), values);
const saveSettings = (by: Installation, values: object): Promise<Answer> =>
  call(by, 'POST', SETTINGS_PATH, values);
const stored = async (page: EditorPage) =>
  ((await call(site, 'GET', editorPath(page))).body as EditorRecord).values;

const restore = (by: Installation): Promise<Answer> =>
  call(by, 'POST', `${editorPath('contact')}/versions/2/restore`, {});

interface AuditLine {
  page: string;
  changed: string[];
  hosts: HostChange[];
}
const recorded = async (): Promise<AuditLine[]> => {
  const lines = await site.app.db.query<{ details: AuditLine }[]>(
    `SELECT details FROM auth.audit_log WHERE action = 'embed-addresses-changed' ORDER BY id`,
  );
  return lines.map(({ details }) => details);
};

describe('from where scripts and frames of others come', () => {
  it.each<[EditorPage, string, string]>([
    ['vehicles', 'widgetScriptUrl', 'https://evil.example/x.js'],
    ['vehicles', 'widgetScriptUrl', ''],
    ['vehicles', 'widgetHosts', 'https://a.cars.example https://b.cars.example https://evil.example'],
    ['vehicles', 'listingFrameUrl', 'https://evil.example/'],
    ['contact', 'mapsEmbedCode', '<iframe src="https://evil.example/"></iframe>'],
  ])('is not changed in the editor of %s (%s) by who may write texts only', async (page, name, value) => {
    const { status, body } = await save(editor, page, { [name]: value });
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(body.message).toMatch(/^Von wo die Website fremde Skripte und Rahmen lädt, ändert nur/);
    expect((await stored(page))[name]).not.toContain('evil');
    expect(await recorded()).toEqual([]);
  });

  it.each([
    { widgetScriptUrl: 'https://evil.example/x.js' },
    { widgetHosts: ['https://evil.example'] },
    { listingFrameUrl: 'https://evil.example/' },
  ])('is not changed to %j by who may only switch the vehicles page', async (values) => {
    const { status, body } = await saveSettings(editor, { maintenanceMode: true, ...values });
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await stored('vehicles')).toMatchObject({ ...FIRST.vehicles, maintenanceMode: 'false' });
  });

  it('is named by its field to who may not change it', async () => {
    const { body } = await save(editor, 'vehicles', {
      widgetScriptUrl: '',
      listingFrameUrl: 'https://evil.example/',
    });
    expect(body.message).toContain('«Skript der Suche», «Adresse der Inserate»');
  });

  it('may be saved by everybody as it stands, however it is written', async () => {
    const contact = { ...FIRST.contact, formTitle: 'Schreiben Sie uns' };
    expect((await save(editor, 'contact', contact)).status).toBe(200);
    const element = `<iframe src="${MAP.replace('&', '&amp;')}" width="600"></iframe>`;
    expect((await save(editor, 'contact', { mapsEmbedCode: element })).status).toBe(200);
    const vehicles = { ...FIRST.vehicles, pageTitle: 'Occasionen', widgetDealerId: '7' };
    expect((await save(editor, 'vehicles', vehicles)).status).toBe(200);
    // The form of the vehicles page sends the origins of the servers, each once.
    const settings = {
      ...FIRST.vehicles,
      widgetHosts: ['https://b.cars.example', 'https://a.cars.example'],
      widgetHeight: 900,
    };
    expect((await saveSettings(editor, settings)).status).toBe(200);
    expect(await stored('vehicles')).toMatchObject({ widgetDealerId: '7', widgetHeight: '900' });
    expect(await recorded()).toEqual([]);
  });

  it('does not come back with an older version, but for who may do everything', async () => {
    await save(site, 'contact', { mapsEmbedCode: 'https://maps.example/other' });
    expect((await restore(editor)).status).toBe(403);
    expect((await stored('contact'))['mapsEmbedCode']).toBe('https://maps.example/other');
    expect((await restore(site)).status).toBe(200);
    expect((await stored('contact'))['mapsEmbedCode']).toBe(MAP);
  });

  it('stays as it is when an older version of the texts comes back', async () => {
    await save(editor, 'contact', { formTitle: 'Schreiben Sie uns' });
    expect((await restore(editor)).status).toBe(200);
  });
});

describe('a change of them', () => {
  it('is in the record with the servers before and after, whichever form it was made in', async () => {
    await save(site, 'vehicles', { widgetScriptUrl: 'https://new.example/x.js', listingFrameUrl: '' });
    await saveSettings(site, { widgetHosts: ['https://c.cars.example'] });
    await save(site, 'contact', { mapsEmbedCode: 'https://maps.example/other' });
    expect(await recorded()).toEqual([
      {
        page: 'vehicles',
        changed: ['widgetScriptUrl', 'listingFrameUrl'],
        hosts: [
          { field: 'widgetScriptUrl', before: 'cars.example', after: 'new.example' },
          { field: 'listingFrameUrl', before: 'list.example', after: '' },
        ],
      },
      {
        page: 'vehicles',
        changed: ['widgetHosts'],
        hosts: [{ field: 'widgetHosts', before: 'a.cars.example b.cars.example', after: 'c.cars.example' }],
      },
      {
        page: 'contact',
        changed: ['mapsEmbedCode'],
        hosts: [{ field: 'mapsEmbedCode', before: 'maps.example', after: 'maps.example' }],
      },
    ]);
  });

  it('is in the record too when it came with the content of a file, and when that is taken back', async () => {
    const file = await exported(site);
    const { pages } = file.archive;
    const vehicles = { ...pages.vehicles, widgetScriptUrl: 'https://new.example/x.js' };
    const archive = { ...file.archive, pages: { ...pages, vehicles } };
    expect((await importInto(editor, { ...file, archive })).status).toBe(403);
    expect((await importInto(site, { ...file, archive })).status).toBe(200);
    const { body } = await call(site, 'GET', '/api/admin/content-archive/replaced');
    const [last] = (body as { replaced: { id: number }[] }).replaced;
    await call(site, 'POST', `/api/admin/content-archive/replaced/${last?.id}/restore`);
    expect((await recorded()).map(({ hosts }) => hosts)).toEqual([
      [{ field: 'widgetScriptUrl', before: 'cars.example', after: 'new.example' }],
      [{ field: 'widgetScriptUrl', before: 'new.example', after: 'cars.example' }],
    ]);
  });
});
