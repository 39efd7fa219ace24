import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reply } from '@garage/contracts/contact-conversation';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import type { MessageView } from '../message-view.ts';
import { readDraft } from '../reply-draft.ts';
import { MessageDetails } from './message-details.tsx';

const PATH = '/api/admin/contact-messages/7';
const message: MessageView = {
  id: '7',
  name: 'Rahel Frei',
  email: 'rahel.frei@example.ch',
  phone: '+41 79 000 00 07',
  address: null,
  service: 'bremsen',
  message: 'Les freins grincent.',
  isRead: true,
  isLocal: false,
  spamReason: null,
  customerId: null,
  language: 'fr',
  assignedTo: null,
  answeredAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const reto = { id: 1, name: 'Reto Ammann' };
const reply: Reply = {
  id: 12,
  subject: 'Votre demande',
  text: 'Venez lundi.',
  author: reto,
  status: 'sent',
  failure: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  sentAt: '2026-11-20T09:00:01.000Z',
};

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(`GET ${PATH}`, { message, replies: [], notes: [] });
  api.on('GET /api/admin/contact-messages/assignees', { assignees: [reto] });
  api.on('GET /api/admin/reply-templates', {
    templates: [{ id: 3, name: 'Danke', texts: { de: 'Danke, {name}', fr: 'Merci, {name}' } }],
  });
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

async function show(canWrite = true, shown = message, garage = DEFAULT_GARAGE) {
  renderAdmin(
    <>
      <MessageDetails
        message={shown}
        open
        onClose={() => {}}
        finalFocus={() => null}
        canWrite={canWrite}
        userId={1}
      />
      <ToasterAboveDialogs />
    </>,
    { garage },
  );
  return within(await screen.findByRole('dialog'));
}

const sent = (call: string) => api.calls(call);

describe('answering', () => {
  it('starts with the subject and a prepared text in the visitor’s language, and sends once', async () => {
    api.on(`POST ${PATH}/replies`, { reply });
    const dialog = await show();
    await userEvent.click(dialog.getByRole('button', { name: 'Antworten' }));
    expect(dialog.getByRole('textbox', { name: 'Betreff' })).toHaveValue('Votre demande du 20.11.2026');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Vorlage' }), 'Danke');
    expect(dialog.getByRole('textbox', { name: 'Antwort' })).toHaveValue('Merci, Rahel Frei');
    await userEvent.click(dialog.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByText('Antwort ist unterwegs')).toBeVisible();
    expect(sent(`POST ${PATH}/replies`)).toMatchObject([
      {
        body: { subject: 'Votre demande du 20.11.2026', text: 'Merci, Rahel Frei' },
        headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) },
      },
    ]);
    expect(readDraft('7', 1)).toBeNull();
  });

  it('starts in the language that the garage puts first where nobody noted the visitor’s', async () => {
    const dialog = await show(
      true,
      { ...message, language: null },
      { ...DEFAULT_GARAGE, languages: ['it', 'de', 'en', 'fr', 'pt'] },
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Antworten' }));
    expect(dialog.getByRole('textbox', { name: 'Betreff' })).toHaveValue('La Sua richiesta del 20.11.2026');
  });

  it('keeps what was typed when sending fails, and when the window is closed', async () => {
    api.on(`POST ${PATH}/replies`, {
      status: 503,
      body: {
        statusCode: 503,
        code: 'dependency-unavailable',
        message: 'Der Dienst ist weg.',
        requestId: 'r',
      },
    });
    const dialog = await show();
    await userEvent.click(dialog.getByRole('button', { name: 'Antworten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Antwort' }), 'Bonjour');
    await userEvent.click(dialog.getByRole('button', { name: 'Antwort senden' }));
    expect(await dialog.findByText('Der Dienst ist weg.', undefined, { timeout: 5000 })).toBeVisible();
    cleanup();
    expect((await show()).getByRole('textbox', { name: 'Antwort' })).toHaveValue('Bonjour');
  });

  it('is not offered to people who may only read', async () => {
    const dialog = await show(false);
    expect(dialog.queryByRole('button', { name: 'Antworten' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('combobox', { name: 'Zuständig' })).not.toBeInTheDocument();
  });
});

describe('what followed the message', () => {
  it('is shown in its order; a refused mail says why and is sent again', async () => {
    const refused = { ...reply, id: 13, status: 'failed' as const, failure: 'refused' as const };
    const note = { id: 4, text: 'Ruft an.', author: reto, createdAt: '2026-11-20T08:30:00.000Z' };
    api.on(`GET ${PATH}`, { message, replies: [refused], notes: [note] });
    api.on('POST /api/admin/mails/13/resend', { mail: {} });
    const dialog = await show();
    const entries = await dialog.findAllByRole('article');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ruft an.'),
      expect.stringContaining('Venez lundi.'),
    ]);
    expect(dialog.getByText(/hat die E-Mail abgelehnt/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut senden' }));
    expect(await screen.findByText('Die E-Mail wird erneut gesendet')).toBeVisible();
  });

  it('grows by a note, which its author may delete', async () => {
    const note = { id: 4, text: 'Ruft an.', author: reto, createdAt: '2026-11-20T08:30:00.000Z' };
    api.on(`POST ${PATH}/notes`, { note });
    api.on(`DELETE ${PATH}/notes/4`, { success: true });
    const dialog = await show();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Interne Notiz' }), 'Ruft an.');
    api.on(`GET ${PATH}`, { message, replies: [], notes: [note] });
    await userEvent.click(dialog.getByRole('button', { name: 'Notieren' }));
    expect(await dialog.findByText('Ruft an.', { selector: 'p' })).toBeVisible();
    api.on(`GET ${PATH}`, { message, replies: [], notes: [] });
    await userEvent.click(dialog.getByRole('button', { name: 'Notiz löschen' }));
    expect(sent(`DELETE ${PATH}/notes/4`)).toHaveLength(1);
  });
});

it('a message is given to a colleague, and goes into the spam tray', async () => {
  api.on(`PUT ${PATH}`, { message: { ...message, id: 7 } });
  const dialog = await show();
  const select = dialog.getByRole('combobox', { name: 'Zuständig' });
  await within(select).findByRole('option', { name: 'Reto Ammann' });
  await userEvent.selectOptions(select, 'Reto Ammann');
  expect(await screen.findByText('Zuständigkeit gespeichert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'In den Spam-Ordner' }));
  expect(await screen.findByText('In den Spam-Ordner verschoben')).toBeVisible();
  expect(sent(`PUT ${PATH}`).map(({ body }) => body)).toEqual([{ assignedTo: 1 }, { isSpam: true }]);
});
