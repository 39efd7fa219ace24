import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { PersonalData } from './personal-data.tsx';

const SEARCH = 'POST /api/admin/personal-data/search';
const EXPORT = 'POST /api/admin/personal-data/export';
const ERASE = 'POST /api/admin/personal-data/erase';
const FOUND = {
  messages: [{ id: 1, createdAt: '2026-11-20T08:00:00.000Z', name: 'Anna Keller', email: 'anna@example.ch' }],
  appointments: [
    {
      id: 4,
      bookingId: 'K7Q2M9XA',
      date: '2026-11-23',
      status: 'completed',
      name: 'Anna Keller',
      email: null,
      plate: 'ZH 12 345',
    },
  ],
  inspectionReminders: [
    {
      id: 2,
      dueOn: '2027-03-01',
      isStopped: false,
      name: 'Anna Keller',
      email: 'anna@example.ch',
      plate: null,
    },
  ],
  customers: [{ id: 3, name: 'Anna Keller', email: 'anna@example.ch', plates: ['ZH 12345'] }],
};

let api: FakeApi;
// jsdom never tells the dialog that its entrance is over.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(SEARCH, FOUND);
});
afterEach(() => {
  cleanup();
  act(() => dismissToast());
});

async function search(wanted: string): Promise<void> {
  renderAdmin(
    <>
      <PersonalData />
      <ToasterAboveDialogs />
    </>,
  );
  const field = await screen.findByLabelText('E-Mail-Adresse, Kontrollschild oder Kundennummer');
  await user.type(field, `${wanted}{Enter}`);
}

async function erase(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Alles löschen' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Endgültig löschen' }));
}

describe('what is stored about a person', () => {
  it('is found by address, by plate, or by the number of the card', async () => {
    await search('anna@example.ch');
    expect(await screen.findByText('23.11.2026, Abgeschlossen')).toBeVisible();
    expect(screen.getByText('Kontaktanfragen: 1')).toBeVisible();
    expect(screen.getByText('MFK am 01.03.2027')).toBeVisible();
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'ZH 12345{Enter}');
    await waitFor(() =>
      expect(api.calls(SEARCH).map(({ body }) => body)).toEqual([
        { email: 'anna@example.ch' },
        { plate: 'ZH 12345' },
      ]),
    );
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '#12{Enter}');
    await waitFor(() => expect(api.calls(SEARCH).at(-1)?.body).toEqual({ customer: 12 }));
  });

  it('is looked up at once for whoever comes from the card', async () => {
    renderAdmin(<PersonalData />, { path: '/admin/panel?tab=settings&personalData=12' });
    expect(await screen.findByText('Gefunden zu #12')).toBeVisible();
    expect(api.calls(SEARCH).map(({ body }) => body)).toEqual([{ customer: 12 }]);
    expect(screen.getByRole('textbox')).toHaveValue('#12');
  });

  it('is asked for with something, and may be nothing', async () => {
    api.on(SEARCH, { messages: [], appointments: [], inspectionReminders: [], customers: [] });
    await search(' ');
    expect(
      await screen.findByText(
        'Bitte geben Sie eine E-Mail-Adresse, ein Kontrollschild oder eine Kundennummer an.',
      ),
    ).toBeVisible();
    expect(api.calls(SEARCH)).toHaveLength(0);
    await user.type(screen.getByRole('textbox'), 'x@example.ch{Enter}');
    expect(await screen.findByText('Zu x@example.ch ist nichts gespeichert.')).toBeVisible();
  });

  it('is handed out as a file', async () => {
    const create = jest.fn(() => 'blob:file');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} });
    api.on(EXPORT, {
      exportedAt: '2026-11-22T05:00:00.000Z',
      messages: [],
      appointments: [],
      inspectionReminders: [],
      customers: [],
    });
    await search('anna@example.ch');
    await user.click(await screen.findByRole('button', { name: 'Als Datei speichern' }));
    expect(await screen.findByText('Die Datei ist gespeichert')).toBeVisible();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('is erased after one more question, or stays when the server refuses', async () => {
    const refused = { code: 'conflict', message: 'Zu dieser Person gibt es noch offene Termine.' };
    api.on(
      ERASE,
      { status: 409, body: refused },
      { messages: 1, appointments: 1, inspectionReminders: 1, customers: 1 },
    );
    await search('anna@example.ch');
    await erase();
    expect(await screen.findByText('Zu dieser Person gibt es noch offene Termine.')).toBeVisible();
    expect(screen.getByText('Kontaktanfragen: 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await erase();
    expect(await screen.findByText('Die Daten sind gelöscht')).toBeVisible();
    expect(screen.queryByText('Kontaktanfragen: 1')).not.toBeInTheDocument();
  });
});
