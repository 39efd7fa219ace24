import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN, SUPPORTER } from '../../../testing/staff-users.ts';
import { ProfileArea } from './profile-area.tsx';

const PROFILE = { ...SUPPORTER, email: null, hasSecondFactor: false };
const session = (id: number, change = {}) => ({
  id,
  device: 'Safari, iPhone',
  network: '203.0.113.0/24',
  startedAt: '2026-11-20T07:00:00.000Z',
  lastSeenAt: '2026-11-20T08:05:00.000Z',
  isCurrent: false,
  ...change,
});
const NO_FACTOR = { hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0 };
const badField = (field: string, message: string) => ({
  status: 400,
  body: {
    statusCode: 400,
    code: 'validation-failed',
    message: 'Bitte prüfen Sie Ihre Angaben.',
    fields: { [field]: message },
  },
});

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on('GET /api/admin/profile', { user: PROFILE });
  api.on('GET /api/admin/profile/second-factor', NO_FACTOR);
  api.on('GET /api/admin/profile/sessions', {
    sessions: [session(1, { isCurrent: true, device: 'Firefox, Windows' }), session(2)],
  });
});
afterEach(() => act(() => dismissToast()));

async function open() {
  const rendered = renderAdmin(
    <>
      <ProfileArea />
      <Toaster />
    </>,
    { userId: PROFILE.id },
  );
  await screen.findByText('Angemeldet als eva, Rolle Supporter');
  return rendered;
}

it('the profile saves name and address', async () => {
  api.on('PUT /api/admin/profile', { user: { ...PROFILE, email: 'eva@example.ch' } });
  await open();
  expect(screen.getByLabelText('Voller Name')).toHaveValue('Eva Brunner');
  await userEvent.type(screen.getByLabelText('E-Mail'), 'eva@example.ch');
  const details = screen.getByRole('region', { name: 'Angaben' });
  await userEvent.type(within(details).getByLabelText('Aktuelles Passwort'), 'altes Passwort');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Angaben gespeichert')).toBeVisible();
  expect(api.calls('PUT /api/admin/profile')[0]?.body).toEqual({
    fullName: 'Eva Brunner',
    email: 'eva@example.ch',
    currentPassword: 'altes Passwort',
  });
});

it('the profile saves the name alone without asking for the password', async () => {
  api.on('PUT /api/admin/profile', { user: PROFILE });
  await open();
  await userEvent.type(screen.getByLabelText('Voller Name'), '-Meier');
  expect(screen.getAllByLabelText('Aktuelles Passwort')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Angaben gespeichert')).toBeVisible();
  expect(api.calls('PUT /api/admin/profile')[0]?.body).toEqual({ fullName: 'Eva Brunner-Meier', email: '' });
});

it('the profile finds a half-written name again after the page was left, until it is thrown away', async () => {
  const { unmount } = await open();
  await userEvent.type(screen.getByLabelText('Voller Name'), '-Meier');
  unmount();
  await open();
  expect(await screen.findByText('Ihr Entwurf ist wieder da')).toBeVisible();
  expect(screen.getByLabelText('Voller Name')).toHaveValue('Eva Brunner-Meier');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.getByLabelText('Voller Name')).toHaveValue('Eva Brunner');
  expect(sessionStorage).toHaveLength(0);
});

const change = async (current: string, wanted: string) => {
  await userEvent.type(screen.getByLabelText('Aktuelles Passwort'), current);
  await userEvent.type(screen.getByLabelText('Neues Passwort'), wanted);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
};

describe('changing the password', () => {
  it('shows how strong the new one is, and empties the form when it is done', async () => {
    api.on('PUT /api/admin/profile/password', { success: true });
    await open();
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'aaaaaaaa');
    expect(await screen.findByText(/^Stärke: sehr schwach$/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Neues Passwort'));
    await change('altes Passwort', 'blauer Amboss trinkt Tee');
    expect(await screen.findByText('Alle anderen Sitzungen wurden beendet.')).toBeVisible();
    expect(screen.getByLabelText('Aktuelles Passwort')).toHaveValue('');
  });

  it('shows at the field what the server refuses', async () => {
    api.on(
      'PUT /api/admin/profile/password',
      badField('currentPassword', 'Das aktuelle Passwort stimmt nicht.'),
    );
    await open();
    await change('falsch', 'blauer Amboss trinkt Tee');
    await waitFor(() =>
      expect(screen.getByLabelText('Aktuelles Passwort')).toHaveAccessibleDescription(
        'Das aktuelle Passwort stimmt nicht.',
      ),
    );
  });

  it('asks for enough letters before it asks the server', async () => {
    await open();
    await change('altes', 'kurz');
    expect(await screen.findByText('Bitte geben Sie mindestens 12 Zeichen ein.')).toBeVisible();
    expect(api.calls('PUT /api/admin/profile/password')).toHaveLength(0);
  });
});

describe('the sessions', () => {
  it('name the devices; others can be ended, this one cannot', async () => {
    api.on('DELETE /api/admin/profile/sessions/2', { success: true });
    await open();
    expect(await screen.findByText('Diese Sitzung')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Sitzung beenden/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sitzung beenden: Safari, iPhone' }));
    expect(await screen.findByText('Sitzung beendet')).toBeVisible();
    expect(api.calls('DELETE /api/admin/profile/sessions/2')).toHaveLength(1);
  });
});
