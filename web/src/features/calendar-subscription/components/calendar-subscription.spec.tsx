import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { CalendarSubscription } from './calendar-subscription.tsx';

const PATH = '/api/admin/calendar-subscription';
const ADDRESS = 'https://garage-muster.example/api/calendar/appointments.ics?key=secret';
const SUBSCRIBED = { scope: 'mine', createdAt: '2026-11-20T07:00:00.000Z', lastReadAt: null };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
});
afterEach(() => act(() => dismissToast()));

function open(subscription: typeof SUBSCRIBED | null) {
  api.on(`GET ${PATH}`, { subscription });
  renderAdmin(
    <>
      <CalendarSubscription />
      <Toaster />
    </>,
    { userId: ADMIN.id },
  );
}

describe('the subscription of a calendar', () => {
  it('gives an address for the chosen appointments, to be seen once', async () => {
    open(null);
    api.on(`PUT ${PATH}`, { subscription: SUBSCRIBED, address: ADDRESS });
    await userEvent.selectOptions(await screen.findByLabelText('Welche Termine'), 'mine');
    await userEvent.click(screen.getByRole('button', { name: 'Adresse erstellen' }));

    const dialog = await screen.findByRole('dialog', { name: 'Adresse für Ihren Kalender' });
    expect(within(dialog).getByText(ADDRESS)).toBeVisible();
    expect(api.calls(`PUT ${PATH}`)[0]?.body).toEqual({ scope: 'mine' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fertig' }));
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('asks before a new address takes the place of the one that a calendar has', async () => {
    open(SUBSCRIBED);
    api.on(`PUT ${PATH}`, { subscription: SUBSCRIBED, address: ADDRESS });
    expect(await screen.findByLabelText('Welche Termine')).toHaveValue('mine');
    await userEvent.click(screen.getByRole('button', { name: 'Neue Adresse erstellen' }));
    expect(api.calls(`PUT ${PATH}`)).toEqual([]);

    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Neue Adresse erstellen' }));
    expect(await screen.findByText(ADDRESS)).toBeVisible();
  });

  it('is ended after a question', async () => {
    open(SUBSCRIBED);
    api.on(`DELETE ${PATH}`, { subscription: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Abonnement beenden' }));
    const question = await screen.findByRole('alertdialog');
    api.on(`GET ${PATH}`, { subscription: null });
    await userEvent.click(within(question).getByRole('button', { name: 'Abonnement beenden' }));
    expect(await screen.findByRole('button', { name: 'Adresse erstellen' })).toBeVisible();
  });

  it('says what could not be done', async () => {
    open(null);
    api.on(`PUT ${PATH}`, { status: 503, body: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Adresse erstellen' }));
    expect(await screen.findByText(/hat nicht geklappt/)).toBeVisible();
  });
});
