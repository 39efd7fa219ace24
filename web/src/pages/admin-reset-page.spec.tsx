import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { StaffArea } from '../testing/staff-area.tsx';

const RESET = 'POST /api/create-main-admin';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  render(<StaffArea path="/reset-admin" />);
});

afterEach(() => act(() => dismissToast()));

async function send(code: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await userEvent.type(screen.getByLabelText('Neues Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Neues Passwort setzen' }));
}

it('the reset page sets the new password with the operator’s code and leads to the login', async () => {
  api.on(RESET, { success: true, message: 'Der Hauptadmin hat ein neues Passwort.' });
  await send(' abcd-1234 ', 'ein langes Passwort');
  expect(await screen.findByText('Der Hauptadmin hat ein neues Passwort.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/admin/login');
  expect(api.calls(RESET)[0]?.body).toEqual({ code: 'abcd-1234', password: 'ein langes Passwort' });
});

it('the reset page asks for a code and for a password that is long enough before it asks the server', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Neues Passwort setzen' }));
  expect(await screen.findByText('Code ist erforderlich')).toBeVisible();
  expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription('Mindestens 12 Zeichen');
  expect(screen.getByLabelText('Neues Passwort')).toBeInvalid();
  expect(api.calls(RESET)).toHaveLength(0);
});

it('the reset page shows why the server refused, and keeps the form', async () => {
  api.on(RESET, {
    status: 400,
    body: { statusCode: 400, code: 'reset-code-invalid', message: 'Der Code ist ungültig oder abgelaufen.' },
  });
  await send('falsch', 'ein langes Passwort');
  expect(await screen.findByText('Der Code ist ungültig oder abgelaufen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Neues Passwort setzen' })).toBeEnabled();
});
