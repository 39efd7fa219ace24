import { text } from '@garage/contracts/editor-field';
import { SLOGAN_EDITOR } from '@garage/contracts/slogan-editor';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Installation } from '../testing/installation.js';

const PATH = '/api/admin/website/slogan';
const [section] = SLOGAN_EDITOR.sections;

// The one line that adds a field, said from outside.
jest.unstable_mockModule('@garage/contracts/slogan-editor', () => ({
  SLOGAN_EDITOR: {
    ...SLOGAN_EDITOR,
    sections: [{ ...section, fields: [...section!.fields, text('motto', { required: true })] }],
  },
}));
const { call, install } = await import('../testing/installation.js');

let site: Installation;

beforeAll(async () => {
  site = await install();
});
afterAll(() => site?.app.close());

const answered = async () =>
  (await (await fetch(`${site.app.url}/api/website/slogan`)).json()) as Record<string, string>;

it('a field that one editor describes and that is written nowhere else is empty at first', async () => {
  const { body } = await call(site, 'GET', PATH);
  expect(body).toMatchObject({ values: { motto: '', mottoFr: '' } });
  expect(await answered()).toMatchObject({ motto: '', mottoPt: '' });
});

it('a field is checked as its editor describes it, stored in every language, and answered to visitors', async () => {
  const problems = async (values: object) =>
    ((await call(site, 'POST', PATH, values)).body as { fields?: object }).fields;
  expect(await problems({ motto: '' })).toHaveProperty('motto');
  expect(await problems({ mottoFr: 'x'.repeat(201) })).toHaveProperty('mottoFr');
  const saved = await call(site, 'POST', PATH, { motto: 'Gut gefahren', mottoFr: 'Bonne route' });
  expect(saved.status).toBe(200);
  expect(await answered()).toMatchObject({ motto: 'Gut gefahren', mottoFr: 'Bonne route', mottoEn: '' });
  const { body } = await call(site, 'GET', PATH);
  expect(body).toMatchObject({ version: 2, values: { motto: 'Gut gefahren', mottoFr: 'Bonne route' } });
});

it('a field that one editor describes brings no other field with it', async () => {
  expect((await call(site, 'POST', PATH, { mottto: 'x' })).status).toBe(400);
});
