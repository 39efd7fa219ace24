import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { StaffArea } from '../testing/staff-area.tsx';

const REQUEST = 'POST /api/admin/password-links';
/** The staff area is large. */
const FIRST_LOAD = { timeout: 20_000 };
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});
afterEach(() => act(() => dismissToast()));

async function ask(email: string) {
  await userEvent.type(await screen.findByLabelText('E-Mail'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Link senden' }));
}

it('the page for a forgotten password is reached from the login', async () => {
  render(<StaffArea path="/admin/login" />);
  await userEvent.click(await screen.findByText('Passwort vergessen?', {}, FIRST_LOAD));
  expect(await screen.findByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
  expect(screen.getByText(/Er gilt 30 Minuten\./)).toBeVisible();
});

it('the page for a forgotten password says what happens next without telling whether there is such an account', async () => {
  api.on(REQUEST, { success: true });
  render(<StaffArea path="/admin/forgot-password" />);
  await ask(' eva@example.ch ');
  expect(await screen.findByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible();
  expect(screen.getByText(/Gehört eva@example\.ch zu einem Konto/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/admin/login');
  expect(api.calls(REQUEST)[0]?.body).toEqual({ email: 'eva@example.ch' });
});

it('the page for a forgotten password asks for an address first, and shows at the field what the server refuses', async () => {
  const reason = 'Gültige E-Mail-Adresse erforderlich';
  api.on(REQUEST, {
    status: 400,
    body: { statusCode: 400, code: 'validation-failed', message: 'Bitte prüfen.', fields: { email: reason } },
  });
  render(<StaffArea path="/admin/forgot-password" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Link senden' }));
  expect(await screen.findByText('E-Mail ist erforderlich')).toBeVisible();
  expect(api.calls(REQUEST)).toHaveLength(0);
  await ask('eva@');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Link senden' })).toBeEnabled();
});
