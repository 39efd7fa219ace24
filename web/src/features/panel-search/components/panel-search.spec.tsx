import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { GrantedPermission } from '@garage/contracts/permissions';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { PanelSearch } from './panel-search.tsx';

const QUERY = '?search=keller&limit=5';
const CUSTOMERS = `GET /api/admin/customers${QUERY}`;
const VEHICLES = `GET /api/admin/vehicles${QUERY}`;
const APPOINTMENTS = `GET /api/admin/appointments${QUERY}`;
const MESSAGES = `GET /api/admin/contact-messages${QUERY}`;

let api: FakeApi;
// jsdom never tells the dialog that its entrance is over.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  api = fakeApi();
  api.on(CUSTOMERS, {
    customers: [
      { id: 3, name: 'Anna Keller', email: null, phone: '079 1', lastContactAt: '', vehicles: [] },
      { id: 4, name: 'Beat Keller', email: null, phone: '079 2', lastContactAt: '', vehicles: [] },
    ],
    isComplete: true,
  });
  api.on(VEHICLES, { vehicles: [] });
  api.on(APPOINTMENTS, { appointments: [] });
  api.on(MESSAGES, {
    messages: [{ id: 8, name: 'Rita Keller', createdAt: '2026-11-20T08:00:00.000Z', message: 'Bremsen' }],
    totalMessages: 1,
    unreadMessages: 0,
  });
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show(...permissions: GrantedPermission[]): void {
  renderAdmin(
    <>
      <PanelSearch permissions={permissions} />
      <input aria-label="anderes Feld" />
      <Address />
    </>,
  );
}

it('the panel’s search opens with the key, chooses with the arrows and goes there with Enter', async () => {
  show('*');
  await user.keyboard('/');
  const field = await screen.findByRole('combobox');
  await user.type(field, 'keller');
  const first = await screen.findByRole('option', { name: /Anna Keller/ });
  await screen.findByRole('option', { name: /Rita Keller/ });
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', first.id);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /Rita Keller/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/panel?tab=customers&customer=4');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('the panel’s search goes to what is touched', async () => {
  show('*');
  await user.click(screen.getByRole('button', { name: 'Suchen in der Verwaltung' }));
  await user.type(await screen.findByRole('combobox'), 'keller');
  const messages = await screen.findByRole('group', { name: 'Kontaktanfragen' });
  await user.click(within(messages).getByRole('option'));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/panel?tab=contact-messages&message=8');
});

it('the panel’s search asks for nothing that somebody may not see', async () => {
  show('contact-messages:read');
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'keller');
  await screen.findByRole('option', { name: /Rita Keller/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect([CUSTOMERS, VEHICLES, APPOINTMENTS].flatMap((call) => api.calls(call))).toEqual([]);
});

it('the panel’s search is not there for whoever may see none of it', () => {
  show('content:read');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('the panel’s search leaves the key to whoever is typing', async () => {
  show('*');
  await user.type(screen.getByLabelText('anderes Feld'), 'A/B');
  expect(screen.getByLabelText('anderes Feld')).toHaveValue('A/B');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('the panel’s search says when a part of it could not be asked', async () => {
  api.on(MESSAGES, new TypeError('offline'));
  show('*');
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'keller');
  expect(await screen.findByText(/Die Suche hat nicht überall geklappt/)).toBeVisible();
  expect(screen.getByRole('option', { name: /Anna Keller/ })).toBeVisible();
});
