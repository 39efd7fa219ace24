import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerDetails, CustomersResponse } from '@garage/contracts/customers';
import type { CustomerVehicle } from '@garage/contracts/customer-vehicles';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import type { CustomerRights } from '../customer-rights.ts';
import { Customers } from './customers.tsx';

const LIST = 'GET /api/admin/customers';
const CARD = 'GET /api/admin/customers/3';
const SAVE = 'PUT /api/admin/customers/3';
const EVERYTHING: CustomerRights = { canWrite: true, readsAppointments: true, readsMessages: true };

const octavia: CustomerVehicle = {
  id: 5,
  version: 1,
  plate: 'ZH 123 456',
  make: 'Škoda',
  model: 'Octavia',
  year: 2019,
  firstRegistration: null,
  nextInspection: '2027-05-01',
  chassisNumber: null,
  customer: { id: 3, name: 'Anna Keller' },
  lastVisitAt: '2026-11-20T08:00:00.000Z',
};
const anna: CustomerDetails = {
  id: 3,
  version: 4,
  name: 'Anna Keller',
  email: 'anna@example.ch',
  phone: '079 123 45 67',
  lastContactAt: '2026-11-20T08:00:00.000Z',
  emails: ['anna@example.ch', 'keller@firma.example'],
  phones: ['41791234567'],
  vehicles: [octavia],
  notes: [],
  similar: [
    {
      id: 9,
      name: 'Beat Keller',
      email: 'beat@example.ch',
      phone: '079 123 45 67',
      lastContactAt: '2026-11-19T08:00:00.000Z',
      vehicles: [],
    },
  ],
  merges: [],
};
const list: CustomersResponse = { customers: [{ ...anna, vehicles: [octavia] }], isComplete: true };

let api: FakeApi;
// jsdom never tells the dialog that its entrance is over.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(`${LIST}?`, list);
  api.on(CARD, { customer: anna });
  api.on('GET /api/admin/vehicles/5', { vehicle: octavia });
  api.on('GET /api/admin/appointments?customer=3&limit=10', { appointments: [] });
  api.on('GET /api/admin/appointments?vehicle=5&limit=10', { appointments: [] });
  api.on('GET /api/admin/contact-messages?customer=3&limit=10', {
    messages: [],
    totalMessages: 0,
    unreadMessages: 0,
  });
});
afterEach(() => {
  cleanup();
  act(() => dismissToast());
});

function show(rights = EVERYTHING, path?: string): void {
  renderAdmin(
    <>
      <Customers {...rights} />
      <ToasterAboveDialogs />
    </>,
    { ...(path && { path }) },
  );
}

async function openCard(): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Anna Keller' }));
  const card = await screen.findByRole('dialog', { name: 'Anna Keller' });
  await within(card).findByText('Autos');
  return card;
}

describe('the list of customers', () => {
  it('says that earlier years are still missing, as long as they are', async () => {
    api.on(`${LIST}?`, { ...list, isComplete: false }, list);
    show();
    expect(await screen.findByText('Frühere Jahre werden noch zugeordnet')).toBeVisible();
  });

  it('is searched, and says what cannot be searched for', async () => {
    api.on(`${LIST}?search=..`, {
      status: 400,
      body: { code: 'validation-failed', message: 'x', fields: { search: 'Bitte mehr Buchstaben.' } },
    });
    show();
    await screen.findByRole('button', { name: 'Anna Keller' });
    await user.type(screen.getByRole('textbox'), '..');
    expect(await screen.findByText('Bitte mehr Buchstaben.')).toBeVisible();
  });
});

describe('the card of a customer', () => {
  it('shows what is known, and leads to the car and back', async () => {
    show();
    const card = await openCard();
    expect(within(card).getByText('keller@firma.example')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Beat Keller, beat@example.ch' })).toBeVisible();
    expect(await within(card).findByText('Noch keine Kontaktanfrage.')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'ZH 123 456, Škoda Octavia' }));
    const car = await screen.findByRole('dialog', { name: 'ZH 123 456' });
    expect(await within(car).findByText('01.05.2027')).toBeVisible();
    await user.click(within(car).getByRole('button', { name: 'Anna Keller' }));
    expect(await screen.findByRole('dialog', { name: 'Anna Keller' })).toBeVisible();
  });

  it('is opened by its address', async () => {
    show(EVERYTHING, '/admin/panel?tab=customers&customer=3');
    expect(await screen.findByRole('dialog', { name: 'Anna Keller' })).toBeVisible();
  });

  it('shows and offers nothing that somebody may not see or do', async () => {
    show({ canWrite: false, readsAppointments: false, readsMessages: false });
    const card = await openCard();
    expect(within(card).queryByRole('heading', { name: 'Termine' })).not.toBeInTheDocument();
    expect(within(card).queryByRole('heading', { name: 'Kontaktanfragen' })).not.toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: 'Angaben ändern' })).not.toBeInTheDocument();
    expect(within(card).getByText('Keine Notizen.')).toBeVisible();
  });

  it('is corrected, and says at the field whose address it is', async () => {
    const taken = 'Diese E-Mail-Adresse gehört schon jemandem.';
    api.on(
      SAVE,
      { status: 400, body: { code: 'validation-failed', message: 'x', fields: { email: taken } } },
      { customer: { ...anna, name: 'Anna Frei', version: 5 } },
    );
    show();
    const card = await openCard();
    await user.click(within(card).getByRole('button', { name: 'Angaben ändern' }));
    const form = await screen.findByRole('dialog', { name: 'Angaben ändern' });
    const name = within(form).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Anna Frei');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(await within(form).findByText(taken)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Angaben gespeichert')).toBeVisible();
    expect(api.calls(SAVE)[1]?.body).toEqual({
      version: 4,
      name: 'Anna Frei',
      phone: '079 123 45 67',
      email: 'anna@example.ch',
    });
    expect(await screen.findByRole('dialog', { name: 'Anna Frei' })).toBeVisible();
  });

  it('takes in another card, and parts with it again', async () => {
    const merge = { id: 2, name: 'Beat Keller', author: null, mergedAt: '2026-11-20T08:00:00.000Z' };
    const merged = { customer: { ...anna, similar: [], merges: [merge] } };
    api.on('POST /api/admin/customers/3/merges', merged);
    api.on('POST /api/admin/customers/3/merges/2/undo', { customer: anna });
    api.on(CARD, { customer: anna }, merged, { customer: anna });
    show();
    const card = await openCard();
    await user.click(
      within(card).getByRole('button', { name: 'Beat Keller mit dieser Karte zusammenführen' }),
    );
    expect(await screen.findByText('Karten zusammengeführt')).toBeVisible();
    expect(api.calls('POST /api/admin/customers/3/merges')[0]?.body).toEqual({ customerId: 9 });
    await user.click(await within(card).findByRole('button', { name: 'Beat Keller wieder trennen' }));
    expect(await screen.findByText('Karten wieder getrennt')).toBeVisible();
    expect(await within(card).findByRole('button', { name: /^Beat Keller, beat@/ })).toBeVisible();
  });

  it('gives a message to another card', async () => {
    api.on('GET /api/admin/contact-messages?customer=3&limit=10', {
      messages: [{ id: 8, createdAt: '2026-11-20T08:00:00.000Z', message: 'Bremsen' }],
      totalMessages: 1,
      unreadMessages: 0,
    });
    api.on('POST /api/admin/customers/3/moves', { customer: anna });
    show();
    const card = await openCard();
    await user.click(
      await within(card).findByRole('button', { name: /^Kontaktanfrage vom .* anders zuordnen$/ }),
    );
    const pick = await screen.findByRole('dialog', { name: 'Anders zuordnen' });
    await user.click(within(pick).getByRole('button', { name: 'Neue Karte anlegen' }));
    expect(await screen.findByText('Anders zugeordnet')).toBeVisible();
    expect(api.calls('POST /api/admin/customers/3/moves')[0]?.body).toEqual({ messageId: 8 });
  });

  it('takes a note', async () => {
    const note = { id: 1, text: 'Zahlt bar', author: null, createdAt: '2026-11-20T08:00:00.000Z' };
    api.on('POST /api/admin/customers/3/notes', { customer: { ...anna, notes: [note] } });
    show();
    const card = await openCard();
    await user.type(within(card).getByLabelText('Neue Notiz (sieht nur das Team)'), 'Zahlt bar');
    await user.click(within(card).getByRole('button', { name: 'Notiz speichern' }));
    expect(await within(card).findByText('Zahlt bar')).toBeVisible();
  });
});
