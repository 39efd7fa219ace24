import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CurrentUser } from '@garage/contracts/auth';
import { dismissToast } from '../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { StaffArea } from '../testing/staff-area.tsx';
import { ADMIN, SUPPORTER } from '../testing/staff-users.ts';

/** Handles contact requests and nothing else, whatever supporters may do. */
const EVA: CurrentUser = { ...SUPPORTER, permissions: ['contact-messages:read', 'contact-messages:write'] };

const LIST = 'GET /api/admin/contact-messages?filter=all';
const COUNTS = 'GET /api/admin/contact-messages/counts';
const MINUTE = 60_000;
const unauthenticated = { status: 401, body: { statusCode: 401, code: 'session-expired', message: '' } };
const message = (id: number, isRead: boolean) => ({
  id,
  name: `Person ${id}`,
  email: 'person@example.ch',
  phone: '',
  service: null,
  message: 'Guten Tag',
  isRead,
  source: 'website',
  language: 'de',
  spamReason: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
});

let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.on(LIST, { messages: [message(1, false), message(2, false), message(3, true)] });
  api.on('GET /api/admin/contact-messages?filter=unread&limit=10', { messages: [message(1, false)] });
  api.on(COUNTS, { all: 3, unread: 2, read: 1, unanswered: 3, mine: 0, spam: 0 });
  api.on('POST /api/admin/logout', { success: true });
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

async function open(user: CurrentUser, path = '/admin/panel') {
  localStorage.setItem(
    'adminUser',
    JSON.stringify({ id: user.id, username: user.username, isAdmin: user.isAdmin }),
  );
  localStorage.setItem('lastActivity', String(Date.now()));
  api.on('GET /api/admin/user', { user, adminToken: 'token' });
  render(<StaffArea path={path} />);
  await screen.findByRole('timer');
}

/** Somebody whom the panel does not let in yet. */
function openStep(user: CurrentUser) {
  localStorage.setItem('adminUser', JSON.stringify({ id: user.id, username: user.username }));
  api.on('GET /api/admin/user', { user, adminToken: 'token' });
  render(<StaffArea path="/admin/panel" />);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** jsdom has a narrow window: the bar at the lower edge. */
const tabs = () =>
  within(screen.getAllByRole('navigation')[0]!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('what somebody sees', () => {
  it('is for an administrator the dashboard first, with true numbers', async () => {
    await open(ADMIN);
    expect(await screen.findByRole('heading', { name: 'Guten Morgen, admin' })).toBeVisible();
    expect(await screen.findByText('Insgesamt: 3')).toBeVisible();
    expect(tabs()).toEqual(['Dashboard', 'Kontakt2(2 ungelesen)', 'Termine', 'Kunden']);
    expect(document.title).toBe('(2) Dashboard – Verwaltung');
  });

  it('is on a telephone one row, with the other areas behind «Mehr»', async () => {
    await open(ADMIN);
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    const others = await screen.findByRole('navigation', { name: 'Weitere Bereiche' });
    const names = within(others)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Werkstatt',
      'Aktionen',
      'Fahrzeuge',
      'Einstellungen',
      'Inhalte',
      'Benutzerverwaltung',
      'Website',
    ]);
    expect(within(others).getByRole('button', { name: 'Abmelden' })).toBeEnabled();
    fireEvent.click(within(others).getByRole('link', { name: 'Aktionen' }));
    expect(await screen.findByRole('heading', { name: 'Aktionen' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is the contact requests and nothing else, for whoever handles only those', async () => {
    await open(EVA);
    expect(await screen.findByRole('heading', { name: 'Kontaktanfragen' })).toBeVisible();
    expect(tabs()).toEqual(['Kontakt2(2 ungelesen)', 'Website']);
    expect(document.title).toBe('(2) Kontaktanfragen – Verwaltung');
  });

  it('is for everybody the own profile, by the name in the header', async () => {
    api.on('GET /api/admin/profile', { user: { ...EVA, email: null, hasSecondFactor: false } });
    api.on('GET /api/admin/profile/sessions', { sessions: [] });
    await open(EVA);
    fireEvent.click(screen.getByRole('link', { name: 'Mein Profil, angemeldet als eva' }));
    expect(await screen.findByRole('heading', { name: 'Mein Profil' })).toBeVisible();
    expect(tabs()).toEqual(['Kontakt2(2 ungelesen)', 'Website']);
  });

  it('does not open a tab that is not permitted, whatever the address says', async () => {
    await open(EVA, '/admin/panel?tab=dashboard');
    expect(await screen.findByRole('heading', { name: 'Kontaktanfragen' })).toBeVisible();
  });

  it('is a clear message when a role allows nothing that exists', async () => {
    await open({ ...EVA, permissions: [] });
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
    expect([...api.calls(LIST), ...api.calls(COUNTS)]).toHaveLength(0);
    expect(screen.getAllByRole('button', { name: 'Abmelden' })[0]).toBeEnabled();
  });

  it('follows the server when a role loses its permission', async () => {
    await open(EVA);
    await screen.findByRole('heading', { name: 'Kontaktanfragen' });
    api.on('GET /api/admin/user', { user: { ...EVA, permissions: [] }, adminToken: 'token' });
    await pass(2 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
  });
});

describe('an account that still has to do something', () => {
  const newcomer: CurrentUser = { ...EVA, requirement: 'password-change' };

  it('gets a page for choosing a password in place of the panel, and the panel once that is done', async () => {
    api.on('PUT /api/admin/profile/password', { success: true });
    openStep(newcomer);
    expect(await screen.findByRole('heading', { name: 'Eigenes Passwort wählen' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect([...api.calls(LIST), ...api.calls(COUNTS)]).toHaveLength(0);

    fireEvent.change(screen.getByLabelText('Aktuelles Passwort'), {
      target: { value: 'das erste Passwort' },
    });
    fireEvent.change(screen.getByLabelText('Neues Passwort'), {
      target: { value: 'blauer Amboss trinkt Tee' },
    });
    api.on('GET /api/admin/user', { user: EVA, adminToken: 'token' });
    fireEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    expect(await screen.findByRole('heading', { name: 'Kontaktanfragen' })).toBeVisible();
    expect(api.calls('PUT /api/admin/profile/password')[0]?.body).toEqual({
      currentPassword: 'das erste Passwort',
      newPassword: 'blauer Amboss trinkt Tee',
    });
  });

  it('is told that the garage’s name makes no good password', async () => {
    openStep(newcomer);
    const field = await screen.findByLabelText('Neues Passwort');
    fireEvent.change(field, { target: { value: 'Garage Muster AG' } });
    expect(await screen.findByText('Stärke: schwach')).toBeVisible();
    fireEvent.change(field, { target: { value: 'blauer Amboss trinkt Tee' } });
    expect(await screen.findByText('Stärke: sehr gut')).toBeVisible();
  });

  it('can sign out from there', async () => {
    openStep({ ...EVA, requirement: 'second-factor-setup' });
    await screen.findByRole('heading', { name: 'Anmeldung in zwei Schritten' });
    fireEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });

  it('is led there from the open panel as soon as the server refuses a call because of it', async () => {
    await open(EVA);
    await screen.findByText('Person 1');
    api.on('GET /api/admin/user', { user: newcomer, adminToken: 'token' });
    api.on('PUT /api/admin/contact-messages/2', {
      status: 403,
      body: { statusCode: 403, code: 'password-change-required', message: '' },
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Als gelesen markieren' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Eigenes Passwort wählen' })).toBeVisible();
  });
});

describe('the countdown', () => {
  it('counts down, warns in the last minute and says so once to screen readers', async () => {
    await open(EVA);
    expect(screen.getByRole('timer')).toHaveTextContent('Sitzungstimeout: 10:00');
    await pass(8 * MINUTE + 58_000);
    expect(screen.getByRole('timer')).toHaveTextContent('Sitzungstimeout: 01:02');
    await pass(2000);
    expect(screen.getByRole('timer')).toHaveTextContent('Automatische Abmeldung in 01:00!');
    expect(screen.getByText(/Sie werden in einer Minute automatisch abgemeldet/)).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('is extended by the button, on the server too', async () => {
    await open(EVA);
    await pass(9 * MINUTE + 10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Verlängern' }));
    expect(await screen.findByText('Sitzung verlängert')).toBeVisible();
    expect(screen.getByText('Ihre Admin-Sitzung wurde um 10 Minuten verlängert.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Sitzungstimeout: 10:00');
    expect(api.calls('GET /api/admin/user').length).toBeGreaterThanOrEqual(2);
  });

  it('says so when the server cannot be reached for extending', async () => {
    await open(EVA);
    api.on('GET /api/admin/user', { status: 503, body: '' });
    fireEvent.click(screen.getByRole('button', { name: 'Verlängern' }));
    expect(await screen.findByText('Verbindungsproblem')).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('signs out at zero, here and on the server, and says why', async () => {
    await open(EVA);
    await pass(10 * MINUTE);
    expect(await screen.findByText('Sitzung abgelaufen')).toBeVisible();
    expect(screen.getByText('Sie wurden aufgrund von Inaktivität automatisch abgemeldet.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(api.calls('POST /api/admin/logout')[0]?.headers['x-admin-token']).toBe('token');
    expect(localStorage.getItem('adminUser')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('by the button leads to the login', async () => {
    await open(ADMIN);
    fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await waitFor(() => expect(api.calls('POST /api/admin/logout')).toHaveLength(1));
  });

  it('noticed by any call leads to the login, with one message', async () => {
    await open(EVA);
    await screen.findByText('Person 1');
    api.on('GET /api/admin/user', unauthenticated);
    api.on('PUT /api/admin/contact-messages/2', unauthenticated);
    fireEvent.click(screen.getAllByRole('button', { name: 'Als gelesen markieren' })[0]!);
    expect(await screen.findByText('Sitzung abgelaufen')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });

  it('shows the next person nothing of the one before', async () => {
    await open(EVA);
    await screen.findByText('Person 1');
    api.on(LIST, new Promise(() => {}));
    api.on('GET /api/admin/user', { user: { ...EVA, id: 102, username: 'nils' }, adminToken: 'other' });
    const newValue = JSON.stringify({ id: 102, username: 'nils', isAdmin: false });
    localStorage.setItem('adminUser', newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminUser', newValue })));
    expect(await screen.findByText('nils')).toBeInTheDocument();
    expect(screen.queryByText('Person 1')).not.toBeInTheDocument();
  });
});
