import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedFields } from '@garage/contracts/page-texts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { EditorArea } from './editor-area.tsx';

const PATH = '/api/admin/website/offers';
const ORDER = { offerOrder: '1,2,3' };
const VALUES: Record<string, string> = {
  ...Object.fromEntries(storedFields('offers', ORDER).map((name) => [name, ''])),
  ...ORDER,
  offer1Title: 'Check',
  offer2Title: 'Pumpe',
  offer3Title: 'Box',
};
const record = (version: number, change: Record<string, string> = {}) => ({
  version,
  savedAt: '2026-11-20T08:00:00.000Z',
  savedBy: 'eva',
  values: { ...VALUES, ...change },
  outdated: [],
});

let api: FakeApi;

beforeEach(async () => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on(`GET ${PATH}`, record(1));
  api.on(`GET ${PATH}/versions`, { versions: [record(1)] });
  renderAdmin(<EditorArea page="offers" user={ADMIN} backPath="/admin/panel?tab=content" />);
  await screen.findByRole('listitem', { name: 'Check' });
});

const form = () => screen.getByRole('form', { name: 'Angebote' });
const names = () =>
  within(form())
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saved = async () => {
  api.on(`POST ${PATH}`, record(2));
  await press('Speichern');
  await waitFor(() => expect(api.calls(`POST ${PATH}`)).toHaveLength(1));
  return api.calls(`POST ${PATH}`)[0]?.body;
};

describe('the entries of a list', () => {
  it('change places by button, keep the focus and say where they are', async () => {
    await press('«Box» nach oben');
    expect(names()).toEqual(['Check', 'Box', 'Pumpe']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('«Box» nach oben');
    expect(screen.getByText('«Box» steht jetzt an Stelle 2 von 3.')).toBeVisible();
    await press('«Check» nach oben');
    expect(names()).toEqual(['Check', 'Box', 'Pumpe']);
    expect(await saved()).toEqual({ version: 1, offerOrder: '1,3,2' });
  });

  it('are added with fields of their own', async () => {
    await press('Angebot hinzufügen');
    const title = screen.getByRole('textbox', { name: 'Titel *' });
    fireEvent.change(title, { target: { value: 'Felgen' } });
    expect(names()).toEqual(['Check', 'Pumpe', 'Box', 'Felgen']);
    const body = (await saved()) as Record<string, string>;
    const entry = body['offerOrder']?.split(',').at(-1);
    expect(Number(entry)).toBeGreaterThan(100);
    expect(body).toEqual({
      version: 1,
      offerOrder: `1,2,3,${entry}`,
      [`offer${entry}Title`]: 'Felgen',
      [`offer${entry}InList`]: 'Ja',
    });
  });

  it('are hidden and shown again', async () => {
    await press('«Pumpe» ausblenden');
    expect(within(screen.getByRole('listitem', { name: 'Pumpe' })).getByText('ausgeblendet')).toBeVisible();
    expect(screen.getByRole('button', { name: '«Pumpe» wieder zeigen' })).toBeVisible();
    expect(await saved()).toEqual({ version: 1, offer2InList: 'Nein' });
  });

  it('are removed, with what was typed into them', async () => {
    await press(/^Check/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Titel *' }), { target: { value: 'Kontrolle' } });
    await press('«Kontrolle» entfernen');
    expect(names()).toEqual(['Pumpe', 'Box']);
    expect(await saved()).toEqual({ version: 1, offerOrder: '2,3' });
  });

  it('open where the server refuses something', async () => {
    await press('«Box» nach oben');
    const fields = { offer2Title: 'Diese Angabe ist erforderlich.' };
    api.on(`POST ${PATH}`, {
      status: 400,
      body: { statusCode: 400, code: 'validation-failed', message: 'x', fields },
    });
    await press('Speichern');
    expect(await screen.findByText('Diese Angabe ist erforderlich.')).toBeVisible();
    const title = screen.getByRole('textbox', { name: 'Titel *' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    fireEvent.change(title, { target: { value: 'Luftpumpe' } });
    expect(screen.queryByText('Diese Angabe ist erforderlich.')).toBeNull();
    expect(title).toBeVisible();
  });
});
