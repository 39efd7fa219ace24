import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { StaffArea } from '../testing/staff-area.tsx';

const READ = 'POST /api/admin/password-links/read';
const USE = 'POST /api/admin/password-links/use';
const LINK = {
  username: 'eva',
  fullName: 'Eva Brunner',
  isInvitation: true,
  expiresAt: '2026-11-20T08:30:00.000Z',
};
const ENDED = {
  status: 400,
  body: { statusCode: 400, code: 'password-link-invalid', message: 'Dieser Link ist abgelaufen.' },
};
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});
afterEach(() => act(() => dismissToast()));

const open = (hash = '#the-token') => render(<StaffArea path={`/admin/set-password${hash}`} />);
const choose = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('Neues Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }));
};

it('whoever was invited is welcomed, and only the button sets the password', async () => {
  api.on(READ, LINK);
  api.on(USE, { success: true, username: 'eva' });
  open();
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible();
  expect(screen.getByText('Wählen Sie das Passwort für Ihr Konto «eva». Nur Sie kennen es.')).toBeVisible();
  expect(api.calls(READ)[0]?.body).toEqual({ token: 'the-token' });
  expect(api.calls(USE)).toHaveLength(0);

  await choose('blauer Amboss trinkt Tee');
  expect(await screen.findByRole('heading', { name: 'Passwort gespeichert' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/admin/login');
  expect(api.calls(USE)[0]?.body).toEqual({ token: 'the-token', password: 'blauer Amboss trinkt Tee' });
});

it('whoever has forgotten the password reads other words than who was invited', async () => {
  api.on(READ, { ...LINK, isInvitation: false });
  open();
  expect(await screen.findByRole('heading', { name: 'Neues Passwort wählen' })).toBeVisible();
});

it('a link that has ended offers a new one', async () => {
  api.on(READ, ENDED);
  open();
  expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  expect(screen.getByText('Dieser Link ist abgelaufen.')).toBeVisible();
  const again = screen.getByRole('link', { name: 'Neuen Link anfordern' });
  expect(again).toHaveAttribute('href', '/admin/forgot-password');
});

it('a link that ends while somebody thinks about a password says so', async () => {
  api.on(READ, LINK);
  api.on(USE, ENDED);
  open();
  await choose('blauer Amboss trinkt Tee');
  expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
});

it('nobody is asked about an address without a token', async () => {
  open('');
  expect(await screen.findByText(/Der Link ist unvollständig/)).toBeVisible();
  expect(api.calls(READ)).toHaveLength(0);
});

it('the field shows why a password was refused, and the form stays', async () => {
  const reason = 'Das Passwort enthält Ihren Namen.';
  api.on(READ, LINK);
  api.on(USE, {
    status: 400,
    body: {
      statusCode: 400,
      code: 'validation-failed',
      message: 'Bitte prüfen.',
      fields: { password: reason },
    },
  });
  open();
  await choose('Eva Brunner 2026');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Passwort speichern' })).toBeEnabled();
  await userEvent.clear(screen.getByLabelText('Neues Passwort'));
  await choose('kurz');
  expect(await screen.findByText('Bitte geben Sie mindestens 12 Zeichen ein.')).toBeVisible();
});

it('a link about which the server could not be asked is tried again', async () => {
  api.on(READ, { status: 503, body: '' }, LINK);
  open();
  expect(
    await screen.findByText('Der Link konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible();
});
