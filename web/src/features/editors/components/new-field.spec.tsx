import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '@garage/contracts/editor-field';
import { SLOGAN_EDITOR } from '@garage/contracts/slogan-editor';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import type FieldWords from '../locales/fields.json';

jest.setTimeout(30_000);

// The one line that adds a field, and what it is called, said from outside.
jest.mock('@garage/contracts/slogan-editor', () => {
  const [section] = SLOGAN_EDITOR.sections;
  const fields = [...section!.fields, text('motto')];
  return { SLOGAN_EDITOR: { ...SLOGAN_EDITOR, sections: [{ ...section, fields }] } };
});
jest.mock('../locales/fields.json', () => {
  const words = jest.requireActual<typeof FieldWords>('../locales/fields.json');
  return { ...words, slogan: { ...words.slogan, fields: { ...words.slogan.fields, motto: 'Motto' } } };
});

it('a field that one editor describes and that is written nowhere else is in the form and saved with it', async () => {
  const { storedFields } = await import('@garage/contracts/page-texts');
  const { EditorArea } = await import('./editor-area.tsx');
  const values = Object.fromEntries(storedFields('slogan', {}).map((name) => [name, '']));
  expect(Object.keys(values)).toEqual(expect.arrayContaining(['motto', 'mottoFr']));
  const record = { version: 1, savedAt: '2026-11-20T08:00:00.000Z', savedBy: 'eva', values };
  const path = '/api/admin/website/slogan';
  const api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on(`GET ${path}`, { ...record, outdated: [] });
  api.on(`GET ${path}/versions`, { versions: [record] });
  api.on(`POST ${path}`, { ...record, version: 2, outdated: [] });
  renderAdmin(<EditorArea page="slogan" user={ADMIN} backPath="/admin/panel?tab=content" />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Motto' });
  expect(field.maxLength).toBe(200);
  await userEvent.type(field, 'Gut gefahren');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(api.calls(`POST ${path}`).map(({ body }) => body)).toEqual([{ version: 1, motto: 'Gut gefahren' }]);
});
