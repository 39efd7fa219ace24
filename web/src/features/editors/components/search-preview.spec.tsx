import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedFields } from '@garage/contracts/page-texts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { EditorArea } from './editor-area.tsx';

const PREVIEW = 'POST /api/admin/preview';
const GET = 'GET /api/admin/website/booking';
const record = {
  version: 1,
  savedAt: '2026-11-20T08:00:00.000Z',
  savedBy: 'eva',
  values: {
    ...Object.fromEntries(storedFields('booking', {}).map((name) => [name, ''])),
    pageTitle: 'Termin',
  },
  outdated: [],
};
const drawn = (title: string, description: string) => ({
  html:
    `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}">` +
    '<link rel="canonical" href="https://garage.example/fr/booking"></head><body></body></html>',
});

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on(GET, record);
  api.on(`${GET}/versions`, { versions: [record] });
});

async function open(user = ADMIN) {
  renderAdmin(<EditorArea page="booking" user={user} backPath="/admin/panel" />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Suchmaschinen' }));
}

it('the search preview shows what search engines show, in the language of the form, cut where they cut', async () => {
  api.on(PREVIEW, drawn('Prendre rendez-vous – Garage', `${'mot '.repeat(60)}fin`));
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Français/ }));
  const result = within(await screen.findByRole('region', { name: 'So zeigen es Suchmaschinen' }));
  expect(await result.findByText('Prendre rendez-vous – Garage')).toBeVisible();
  expect(result.getByText('garage.example › fr › booking')).toBeVisible();
  expect(result.getByText(/^mot .*mot …$/)).toBeVisible();
  expect(screen.getAllByText(/^Leer nimmt die Website ihre eigenen Worte/)).toHaveLength(2);
});

it('the search preview follows what is typed, and counts it calmly', async () => {
  api.on(PREVIEW, drawn('Termin buchen – Garage', 'Freie Zeiten.'));
  await open();
  api.on(PREVIEW, drawn('Räder wechseln', 'Freie Zeiten.'));
  const title = screen.getByRole('textbox', { name: 'Titel für Suchmaschinen' });
  fireEvent.change(title, { target: { value: 'Räder wechseln' } });
  expect(screen.getByText('14 Zeichen; Suchmaschinen zeigen etwa 60.')).toBeVisible();
  expect(await screen.findByText('Räder wechseln', { selector: 'p' })).toBeVisible();
  await waitFor(() =>
    expect(api.calls(PREVIEW).at(-1)?.body).toMatchObject({
      page: 'booking',
      path: '/booking',
      values: { metaTitle: 'Räder wechseln' },
    }),
  );
});

it('the search preview asks for nothing that would be refused to who may only read', async () => {
  await open({ ...ADMIN, permissions: ['content:read'] });
  expect(screen.getByRole('textbox', { name: 'Titel für Suchmaschinen' })).toBeDisabled();
  expect(screen.queryByRole('region', { name: 'So zeigen es Suchmaschinen' })).toBeNull();
  expect(api.calls(PREVIEW)).toEqual([]);
});
