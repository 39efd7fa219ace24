import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@garage/contracts/auth';
import { storedFields } from '@garage/contracts/page-texts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { EditorArea } from './editor-area.tsx';

jest.setTimeout(30_000);

const WRITER: CurrentUser = { ...ADMIN, isAdmin: false, permissions: ['content:read', 'content:write'] };
const PATH = '/api/admin/website/vehicles';
const SENTENCE = /Darum ändert sie nur, wer Vollzugriff hat\.$/;
const values = {
  ...Object.fromEntries(storedFields('vehicles', {}).map((name) => [name, ''])),
  widgetScriptUrl: 'https://cars.example/x.js',
};
const record = (version: number, change = {}) => ({
  version,
  savedAt: '2026-11-20T08:00:00.000Z',
  savedBy: 'eva',
  values: { ...values, ...change },
  outdated: [],
});

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on(`GET ${PATH}`, record(2));
  api.on(`GET ${PATH}/versions`, { versions: [record(2), record(1)] });
});

async function openSearch(user: CurrentUser) {
  renderAdmin(<EditorArea page="vehicles" user={user} backPath="/admin/panel" />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Fahrzeugsuche' }));
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Skript der Suche' });
}

it('the address of a script can be read by who may write texts, with a sentence why no more', async () => {
  const script = await openSearch(WRITER);
  expect([script.value, script.readOnly, script.disabled]).toEqual([
    'https://cars.example/x.js',
    true,
    false,
  ]);
  expect(script).toHaveAccessibleDescription(SENTENCE);
  const dealer = screen.getByRole<HTMLInputElement>('textbox', { name: 'Händlernummer' });
  expect(dealer.readOnly).toBe(false);
  api.on(`POST ${PATH}`, record(3, { widgetDealerId: '7' }));
  fireEvent.change(dealer, { target: { value: '7' } });
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(api.calls(`POST ${PATH}`)[0]?.body).toEqual({ version: 2, widgetDealerId: '7' }),
  );
});

it('the address of a script can be changed by who may do everything', async () => {
  const script = await openSearch(ADMIN);
  expect(script.readOnly).toBe(false);
  expect(script).not.toHaveAccessibleDescription(SENTENCE);
});

it('a version with the script of somebody else is not offered to who may write texts only', async () => {
  api.on(`GET ${PATH}/versions/1`, record(1, { widgetScriptUrl: 'https://old.example/x.js' }));
  await openSearch(WRITER);
  await userEvent.click(await screen.findByRole('button', { name: /Stand 1 mit dem aktuellen/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Zurückholen kann ihn nur, wer Vollzugriff hat/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Diesen Stand wiederherstellen' })).toBeDisabled();
});
