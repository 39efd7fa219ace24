import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ContactMessage } from '@garage/contracts/contact';
import type { ContactMessageCounts } from '@garage/contracts/contact-message-list';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ContactMessages } from './contact-messages.tsx';

const MESSAGES = 'GET /api/admin/contact-messages';
const LIST = `${MESSAGES}?filter=all`;
const COUNTS = `${MESSAGES}/counts`;
const NOW = Date.parse('2026-11-20T08:05:00.000Z');

const rahel: ContactMessage = {
  id: 7,
  name: 'Rahel Frei',
  email: 'rahel.frei@example.ch',
  phone: '+41 79 000 00 07',
  address: null,
  service: 'bremsen',
  message:
    '==== Neue Kontaktanfrage ====\nFahrzeug: Audi A4\n\nDie Bremsen quietschen.\n==== Ende der Nachricht ====',
  isRead: false,
  source: 'website',
  language: 'fr',
  spamReason: null,
  customerId: null,
  assignedTo: null,
  answeredAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const luca: ContactMessage = {
  ...rahel,
  id: 8,
  name: 'Luca Meier',
  email: 'luca@example.ch',
  service: null,
  message: 'Pneus wechseln, bitte.',
  isRead: true,
  createdAt: '2026-11-19T08:00:00.000Z',
};
const localEntry = {
  id: 1763625600000.42,
  name: 'Nina Keller',
  email: 'nina@example.ch',
  phone: '079 000 00 09',
  address: null,
  message: 'Offline geschrieben.',
  isRead: false,
  createdAt: '2026-11-20T08:04:00.000Z',
};

const answer = (...messages: ContactMessage[]) => ({
  messages,
  totalMessages: messages.length,
  unreadMessages: messages.filter(({ isRead }) => !isRead).length,
});
const countsOf = (...messages: ContactMessage[]): ContactMessageCounts => ({
  all: messages.length,
  unread: messages.filter(({ isRead }) => !isRead).length,
  read: messages.filter(({ isRead }) => isRead).length,
  unanswered: messages.filter(({ answeredAt }) => answeredAt === null).length,
  mine: 0,
  spam: 0,
});
const failure = (status: number, code = 'internal-error') => ({
  status,
  body: { statusCode: status, code, message: 'Etwas ging schief', requestId: 'r' },
});

let api: FakeApi;
let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  localStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(LIST, answer(rahel, luca));
  api.on(COUNTS, countsOf(rahel, luca));
  for (const message of [rahel, luca]) {
    api.on(`${MESSAGES}/${message.id}`, { message, replies: [], notes: [] });
  }
  api.on(`${MESSAGES}/assignees`, { assignees: [{ id: 1, name: 'Reto Ammann' }] });
  api.on('GET /api/admin/reply-templates', {
    templates: [{ id: 3, name: 'Danke', texts: { de: 'Danke, {name}', fr: 'Merci, {name}' } }],
  });
});

afterEach(() => {
  act(() => dismissToast());
  // A dialog that is still open gives the page back a moment after it has gone.
  cleanup();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function show({ canWrite = true, wait = true } = {}) {
  renderAdmin(
    <>
      <ContactMessages canWrite={canWrite} userId={1} />
      <ToasterAboveDialogs />
    </>,
  );
  if (wait) await screen.findByText('Rahel Frei');
}

const focused = () => document.activeElement as HTMLElement;
const names = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .map((article) => article.querySelector('h2')?.textContent);
const card = (name: string) => within(screen.getByRole('button', { name }).closest('article')!);
const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role));

describe('the list', () => {
  it('shows who wrote when about what, the newest first', async () => {
    await show();
    expect(names()).toEqual(['Rahel Frei', 'Luca Meier']);
    const first = card('Rahel Frei');
    expect(first.getByText('Bremsen und Fahrwerk').parentElement).toHaveTextContent(
      'Bremsen und Fahrwerk · 20.11.2026, 09:00 · vor 5 Minuten',
    );
    expect(first.getByText('Ungelesen')).toBeVisible();
    expect(first.getByText('Fahrzeug: Audi A4 · Die Bremsen quietschen.')).toBeVisible();
    const second = card('Luca Meier');
    expect(second.getByText(/Nicht angegeben/)).toBeVisible();
    expect(second.queryByText('Ungelesen')).not.toBeInTheDocument();
  });

  it('shows what the server counts and finds for each filter', async () => {
    api.on(COUNTS, { all: 203_064, unread: 12, read: 203_052, unanswered: 2, mine: 1, spam: 0 });
    api.on(`${MESSAGES}?filter=mine`, answer({ ...luca, assignedTo: { id: 1, name: 'Reto Ammann' } }));
    await show();
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace('’', "'"))).toEqual([
        "Alle 203'064",
        'Ungelesen 12',
        "Gelesen 203'052",
        'Unbeantwortet 2',
        'Meine 1',
        'Spam 0',
      ]),
    );
    await user.click(screen.getByRole('tab', { name: 'Meine 1' }));
    await waitFor(() => expect(names()).toEqual(['Luca Meier']));
  });

  it('says why the server takes a message for spam', async () => {
    api.on(`${MESSAGES}?filter=spam`, answer({ ...luca, spamReason: 'honeypot' }));
    await show();
    await user.click(screen.getByRole('tab', { name: /^Spam/ }));
    await waitFor(() => expect(names()).toEqual(['Luca Meier']));
    expect(card('Luca Meier').getByText('Spam-Verdacht')).toHaveAttribute(
      'title',
      'Ein für Menschen unsichtbares Feld war ausgefüllt.',
    );
  });

  it('asks the server once somebody pauses typing, and says how much it found', async () => {
    api.on(`${LIST}&search=QUIETSCH`, answer(rahel));
    api.on(`${LIST}&search=Vergaser`, answer());
    await show();
    const field = screen.getByRole('textbox', { name: 'Kontaktanfragen durchsuchen' });
    await user.type(field, 'QUIETSCH');
    expect(await screen.findByText('1 Kontaktanfrage gefunden')).toBeVisible();
    expect(names()).toEqual(['Rahel Frei']);
    await user.clear(field);
    await user.type(field, 'Vergaser');
    expect(await screen.findByText('Keine Kontaktanfragen gefunden.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche löschen' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(api.calls(`${LIST}&search=QUIETSC`)).toHaveLength(0);
  });

  it('says what the server cannot search for', async () => {
    api.on(`${LIST}&search=a+b`, {
      status: 400,
      body: { statusCode: 400, code: 'validation-failed', message: 'x', fields: { search: 'Zu kurz.' } },
    });
    await show();
    await user.type(screen.getByRole('textbox', { name: 'Kontaktanfragen durchsuchen' }), 'a b');
    expect(await screen.findByText('Zu kurz.')).toBeVisible();
    expect(screen.queryByText('Die Liste ist nicht auf dem neuesten Stand.')).not.toBeInTheDocument();
  });

  it('says that there is nothing when there is nothing', async () => {
    api.on(LIST, answer());
    await show({ wait: false });
    expect(await screen.findByText('Keine Kontaktanfragen gefunden.')).toBeVisible();
  });

  it('fetches what is older before somebody reaches the end', async () => {
    api.on(LIST, { ...answer(rahel), nextCursor: 'abc' });
    api.on(`${LIST}&cursor=abc`, answer(luca));
    await show();
    await waitFor(() => expect(names()).toEqual(['Rahel Frei', 'Luca Meier']));
    expect(screen.queryByRole('button', { name: 'Ältere Anfragen laden' })).not.toBeInTheDocument();
  });

  it('lets older ones be fetched by hand when that failed', async () => {
    api.on(LIST, { ...answer(rahel), nextCursor: 'abc' });
    api.on(`${LIST}&cursor=abc`, failure(400, 'bad-request'), answer(luca));
    await show();
    expect(await screen.findByText('Die Liste ist nicht auf dem neuesten Stand.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ältere Anfragen laden' }));
    await waitFor(() => expect(names()).toEqual(['Rahel Frei', 'Luca Meier']));
  });
});

describe('opening a message', () => {
  it('shows everything, the labelled lines set off and the markers left out', async () => {
    api.on('PUT /api/admin/contact-messages/7', { message: { ...rahel, isRead: true } });
    await show();
    await user.click(screen.getByRole('button', { name: 'Rahel Frei' }));
    const window = await dialog();
    expect(window.getByRole('heading', { name: 'Anfrage von Rahel Frei' })).toBeVisible();
    expect(window.getByRole('link', { name: 'rahel.frei@example.ch' })).toHaveAttribute(
      'href',
      'mailto:rahel.frei@example.ch',
    );
    expect(window.getByRole('link', { name: '+41 79 000 00 07' })).toHaveAttribute(
      'href',
      'tel:+41790000007',
    );
    expect(window.getByText('Französisch')).toBeVisible();
    expect(window.getByText('Fahrzeug:').tagName).toBe('STRONG');
    expect(window.getByText('Die Bremsen quietschen.')).toBeVisible();
    expect(window.queryByText(/====/)).not.toBeInTheDocument();
  });

  it('marks it as read at once, in this browser and on the server, and asks how many are left', async () => {
    api.on('PUT /api/admin/contact-messages/7', { message: { ...rahel, isRead: true } });
    await show();
    api.on(COUNTS, countsOf({ ...rahel, isRead: true }, luca));
    await user.click(screen.getByRole('button', { name: 'Rahel Frei' }));
    await waitFor(() => expect(localStorage.getItem('readContactMessages')).toBe('[7]'));
    await waitFor(() => expect(api.calls(COUNTS)).toHaveLength(2));
    expect(api.calls(LIST)).toHaveLength(1);
    const [call] = api.calls('PUT /api/admin/contact-messages/7');
    expect(call).toMatchObject({ body: { isRead: true }, headers: { 'x-admin-token': 'token' } });
    expect(screen.queryByRole('tab', { name: 'Ungelesen 1', hidden: true })).not.toBeInTheDocument();
  });

  it('is quiet when the server cannot be told, keeps the mark and sends it with the next list', async () => {
    api.on('PUT /api/admin/contact-messages/7', failure(400, 'bad-request'), { message: rahel });
    await show();
    await user.click(screen.getByRole('button', { name: 'Rahel Frei' }));
    await waitFor(() => expect(api.calls('PUT /api/admin/contact-messages/7')).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
    await waitFor(() => expect(api.calls('PUT /api/admin/contact-messages/7')).toHaveLength(2));
    expect(localStorage.getItem('readContactMessages')).toBe('[7]');
    expect(screen.queryByText('Der Status konnte nicht aktualisiert werden.')).not.toBeInTheDocument();
  });

  it('gives the focus back to the card, or to the heading when the card has left the sub-tab', async () => {
    api.on('PUT /api/admin/contact-messages/7', { message: { ...rahel, isRead: true } });
    await show();
    await user.click(screen.getByRole('button', { name: 'Luca Meier' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Luca Meier' })).toHaveFocus());

    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));

    api.on(`${MESSAGES}?filter=unread`, answer(rahel));
    await user.click(screen.getByRole('tab', { name: 'Ungelesen 1' }));
    await waitFor(() => expect(names()).toEqual(['Rahel Frei']));
    api.on(`${MESSAGES}/7`, { message: { ...rahel, isRead: true }, replies: [], notes: [] });
    await user.click(screen.getByRole('button', { name: 'Rahel Frei' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Kontaktanfragen' })).toHaveFocus());
  });
});

describe('the read toggle', () => {
  it('confirms both ways', async () => {
    api.on('PUT /api/admin/contact-messages/7', { message: { ...rahel, isRead: true } });
    await show();
    api.on(LIST, answer({ ...rahel, isRead: true }, luca));
    await user.click(card('Rahel Frei').getByRole('button', { name: 'Als gelesen markieren' }));
    expect(await screen.findByText('Als gelesen markiert')).toBeVisible();

    api.on(LIST, answer(rahel, luca));
    await user.click(await card('Rahel Frei').findByRole('button', { name: 'Als ungelesen markieren' }));
    expect(await screen.findByText('Als ungelesen markiert')).toBeVisible();
    expect(api.calls('PUT /api/admin/contact-messages/7').map(({ body }) => body)).toEqual([
      { isRead: true },
      { isRead: false },
    ]);
    expect(localStorage.getItem('readContactMessages')).toBe('[]');
  });

  it('is taken back and reported when the server refuses', async () => {
    api.on('PUT /api/admin/contact-messages/7', failure(409, 'conflict'));
    await show();
    await user.click(card('Rahel Frei').getByRole('button', { name: 'Als gelesen markieren' }));
    expect(await screen.findByText('Der Status konnte nicht aktualisiert werden.')).toBeVisible();
    expect(card('Rahel Frei').getByText('Ungelesen')).toBeVisible();
  });

  it('does not flicker while the server is slow and an older list arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    api.on('PUT /api/admin/contact-messages/7', promise);
    await show();
    await user.click(card('Rahel Frei').getByRole('button', { name: 'Als gelesen markieren' }));
    await card('Rahel Frei').findByRole('button', { name: 'Als ungelesen markieren' });
    await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
    await waitFor(() => expect(api.calls(LIST)).toHaveLength(2));
    expect(card('Rahel Frei').queryByText('Ungelesen')).not.toBeInTheDocument();
    await act(async () => resolve({ message: rahel }));
  });

  it('follows a colleague who marked a message as unread again', async () => {
    localStorage.setItem('readContactMessages', '[7]');
    localStorage.setItem('readContactMessagesConfirmed', '[7]');
    await show();
    expect(card('Rahel Frei').getByText('Ungelesen')).toBeVisible();
  });

  it('and deleting are not offered to somebody who may only read', async () => {
    await show({ canWrite: false });
    expect(screen.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rahel Frei' }));
    const window = await dialog();
    expect(window.queryByRole('button', { name: 'Als gelesen markieren' })).not.toBeInTheDocument();
    expect(api.calls('PUT /api/admin/contact-messages/7')).toHaveLength(0);
  });
});

describe('a card that leaves the sub-tab', () => {
  it('leaves the focus to the one in its place, and the last one to the heading', async () => {
    api.on(`${MESSAGES}?filter=unread`, answer(rahel, { ...luca, isRead: false }));
    for (const message of [rahel, luca]) {
      api.on(`PUT /api/admin/contact-messages/${message.id}`, { message: { ...message, isRead: true } });
    }
    await show();
    await user.click(screen.getByRole('tab', { name: /^Ungelesen/ }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await user.click(card('Rahel Frei').getByRole('button', { name: 'Als gelesen markieren' }));
    await waitFor(() => expect(names()).toEqual(['Luca Meier']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Luca Meier' })).toHaveFocus());
    await user.click(card('Luca Meier').getByRole('button', { name: 'Als gelesen markieren' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Kontaktanfragen' })).toHaveFocus());
  });
});

describe('deleting', () => {
  it('asks first, with the focus on the harmless answer', async () => {
    // jsdom lays nothing out, so the dialog takes everything for invisible.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    await show();
    await user.click(card('Luca Meier').getByRole('button', { name: 'Löschen' }));
    const question = await dialog('alertdialog');
    expect(question.getByText(/wird endgültig gelöscht/)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(names()).toHaveLength(2);
  });

  it('removes the message for good and says so', async () => {
    api.on('DELETE /api/admin/contact-messages/8', { success: true });
    await show();
    api.on(COUNTS, countsOf(rahel));
    await user.click(card('Luca Meier').getByRole('button', { name: 'Löschen' }));
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Nachricht gelöscht')).toBeVisible();
    expect(names()).toEqual(['Rahel Frei']);
    expect(api.calls('DELETE /api/admin/contact-messages/8')).toHaveLength(1);
    expect(await screen.findByRole('tab', { name: 'Alle 1', hidden: true })).toBeInTheDocument();
  });

  it('keeps the message when the server refuses', async () => {
    api.on('DELETE /api/admin/contact-messages/8', failure(409, 'conflict'));
    await show();
    await user.click(card('Luca Meier').getByRole('button', { name: 'Löschen' }));
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Fehler beim Löschen')).toBeVisible();
    expect(names()).toHaveLength(2);
  });

  it('counts a message that a colleague has already deleted as deleted', async () => {
    api.on('DELETE /api/admin/contact-messages/8', failure(404, 'not-found'));
    await show();
    api.on(LIST, answer(rahel));
    await user.click(card('Luca Meier').getByRole('button', { name: 'Löschen' }));
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Nachricht gelöscht')).toBeVisible();
  });
});

describe('local storage mode', () => {
  beforeEach(() => localStorage.setItem('contactMessages', JSON.stringify([localEntry])));

  it('shows the messages of this browser among the others and says that they are there', async () => {
    await show();
    expect(names()).toEqual(['Nina Keller', 'Rahel Frei', 'Luca Meier']);
    expect(screen.getByText('Lokaler Speicherungsmodus')).toBeVisible();
    expect(card('Nina Keller').getByText('Nur in diesem Browser')).toBeVisible();
  });

  it('marks and deletes messages of this browser without the server', async () => {
    await show();
    await user.click(card('Nina Keller').getByRole('button', { name: 'Als gelesen markieren' }));
    expect(await screen.findByText('Als gelesen markiert')).toBeVisible();
    await user.click(card('Nina Keller').getByRole('button', { name: 'Löschen' }));
    const question = await dialog('alertdialog');
    expect(question.getByText(/nicht mehr gesendet/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Endgültig löschen' }));
    await screen.findByText('Nachricht gelöscht');
    expect(localStorage.getItem('contactMessages')).toBe('[]');
    expect(screen.queryByText('Lokaler Speicherungsmodus')).not.toBeInTheDocument();
    expect(api.calls(LIST).length).toBeGreaterThan(0);
    expect(api.calls(`DELETE /api/admin/contact-messages/${localEntry.id}`)).toHaveLength(0);
  });

  it('shows messages of this browser alone while the database is not available, after trying three times', async () => {
    api.on(LIST, failure(503, 'dependency-unavailable'));
    await show({ wait: false });
    expect(await screen.findByText('Hinweis', {}, { timeout: 5000 })).toBeVisible();
    expect(
      screen.getByText(
        'Die Datenbankverbindung ist derzeit nicht verfügbar. Es werden lokale Nachrichten angezeigt.',
      ),
    ).toBeVisible();
    expect(api.calls(LIST)).toHaveLength(3);
    expect(names()).toEqual(['Nina Keller']);
  });

  it('says that the server could not be reached, and shows its messages once it is back', async () => {
    api.on(LIST, new TypeError('Failed to fetch'));
    await show({ wait: false });
    expect(await screen.findByText('Fehler beim Laden', {}, { timeout: 20_000 })).toBeVisible();
    expect(names()).toEqual(['Nina Keller']);
    api.on(LIST, answer(rahel, luca));
    await user.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Rahel Frei')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut laden' })).not.toBeInTheDocument();
  });
});

it('whoever may not read messages is told so, instead of seeing an empty page', async () => {
  api.on(LIST, failure(403, 'forbidden'));
  await show({ wait: false });
  expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument();
  expect(await screen.findByText('Kein Zugriff auf die Kontaktanfragen')).toBeVisible();
  expect(api.calls(LIST)).toHaveLength(1);
});
