import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../components/ui/toast-store.ts';
import { ADMIN } from '../testing/staff-users.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { FAKE_ASSERTION, fakePasskeys, notAllowed } from '../testing/fake-passkeys.ts';
import { StaffArea } from '../testing/staff-area.tsx';

let api: FakeApi;

/** The panel is large. */
const UNDER_LOAD = { timeout: 20_000 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/contact-messages/counts', {
    all: 0,
    unread: 0,
    read: 0,
    unanswered: 0,
    mine: 0,
    spam: 0,
  });
  api.on('GET /api/admin/appointments/counts', { waiting: 0 });
  api.on('GET /api/admin/appointments/today', {
    date: '2026-11-20',
    appointments: [],
    days: [],
    waitingTotal: 0,
  });
  api.on('GET /api/admin/contact-messages?filter=all', { messages: [] });
  api.on('POST /api/admin/login', { user: ADMIN, adminToken: 'token' });
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Anmelden' });

function remember({ idleMs = 0 } = {}) {
  localStorage.setItem('adminUser', JSON.stringify({ id: 92, username: 'admin', isAdmin: true }));
  localStorage.setItem('lastActivity', String(Date.now() - idleMs));
}

describe('the login screen', () => {
  it.each(['/admin', '/admin/login'])('is at %s and says whom it is for', async (path) => {
    render(<StaffArea path={path} />);
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(
      screen.getByText('Dieser Bereich ist nur für autorisierte Administratoren bestimmt.'),
    ).toBeVisible();
    expect(document.title).toBe('Anmeldung – Verwaltung');
  });

  it('asks for both fields before it asks the server', async () => {
    render(<StaffArea path="/admin" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText('Benutzername ist erforderlich')).toBeVisible();
    expect(screen.getByText('Passwort ist erforderlich')).toBeVisible();
    expect(field('Benutzername')).toHaveAccessibleDescription('Benutzername ist erforderlich');
    expect(field('Benutzername')).toHaveFocus();
    expect(api.calls('POST /api/admin/login')).toHaveLength(0);
  });

  it('shows and hides the password', async () => {
    render(<StaffArea path="/admin" />);
    await screen.findByRole('heading', { name: 'Anmelden' });
    expect(field('Passwort')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(field('Passwort')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    expect(field('Passwort')).toHaveAttribute('type', 'password');
  });
});

async function signIn() {
  render(<StaffArea path="/admin/login" />);
  await userEvent.type(await screen.findByLabelText('Benutzername'), 'admin');
  await userEvent.type(field('Passwort'), 'geheim{Enter}');
}

describe('signing in', () => {
  it('locks the form while the server decides, then opens the panel and greets', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    api.on('POST /api/admin/login', promise);
    await signIn();
    expect(await screen.findByRole('button', { name: 'Anmeldung läuft...' })).toBeDisabled();
    expect(field('Benutzername')).toBeDisabled();
    expect(field('Passwort')).toBeDisabled();
    await act(async () => resolve({ user: ADMIN, adminToken: 'token' }));
    expect(await screen.findByText('Willkommen zurück, admin!')).toBeVisible();
    expect(screen.getByText('Erfolgreich angemeldet')).toBeVisible();
    expect(await screen.findByRole('timer', {}, UNDER_LOAD)).toHaveTextContent(/Sitzungstimeout: \d+:\d\d/);
    expect(api.calls('POST /api/admin/login')[0]?.body).toEqual({ username: 'admin', password: 'geheim' });
  });

  it('leads back to the tab from which somebody without a session was sent here', async () => {
    api.on('POST /api/admin/login', { user: ADMIN, adminToken: 'token' });
    render(<StaffArea path="/admin/panel?tab=profile" />);
    await userEvent.type(await screen.findByLabelText('Benutzername'), 'admin');
    await userEvent.type(field('Passwort'), 'geheim{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mein Profil' }, UNDER_LOAD)).toBeVisible();
  });

  it('shows the reason that the server gives and lets the person correct the password', async () => {
    api.on('POST /api/admin/login', {
      status: 401,
      body: { statusCode: 401, code: 'login-failed', message: 'Benutzername oder Passwort ist falsch.' },
    });
    await signIn();
    expect(await screen.findByText('Fehler bei der Anmeldung')).toBeVisible();
    expect(screen.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible();
    await waitFor(() => expect(field('Passwort')).toHaveFocus());
    expect(submit()).toBeEnabled();
    expect(localStorage.getItem('adminUser')).toBeNull();
  });

  it('has words of its own when the answer has none', async () => {
    api.on('POST /api/admin/login', { status: 502, body: '<html>Bad Gateway</html>' });
    await signIn();
    expect(await screen.findByText('Anmeldung fehlgeschlagen')).toBeVisible();
  });

  it('says that something unexpected happened when there is no answer', async () => {
    api.on('POST /api/admin/login', new TypeError('Failed to fetch'));
    await signIn();
    expect(
      await screen.findByText(
        'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
        {},
        { timeout: 5000 },
      ),
    ).toBeVisible();
  });
});

const refusal = (code: string, message: string, details = {}) => ({
  status: 401,
  body: { statusCode: 401, code, message, ...details },
});
const withApp = { methods: ['authenticator', 'recovery-code'] };
const required = refusal('second-factor-required', 'Bitte geben Sie den Code ein.', withApp);

describe('signing in with a second factor', () => {
  it('asks for the code after the password, and sends all three', async () => {
    api.on('POST /api/admin/login', required, { user: ADMIN, adminToken: 'token' });
    await signIn();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(screen.queryByText('Fehler bei der Anmeldung')).not.toBeInTheDocument();
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText('Willkommen zurück, admin!')).toBeVisible();
    expect(api.calls('POST /api/admin/login')[1]?.body).toEqual({
      username: 'admin',
      password: 'geheim',
      code: '123456',
    });
  });

  it('keeps the step when the code is wrong, and asks for one before it asks the server', async () => {
    const failed = refusal('second-factor-failed', 'Der Code ist falsch.', withApp);
    api.on('POST /api/admin/login', required, failed);
    await signIn();
    const code = await screen.findByLabelText('Code');
    await userEvent.click(submit());
    expect(code).toHaveAccessibleDescription('Code ist erforderlich');
    expect(api.calls('POST /api/admin/login')).toHaveLength(1);
    await userEvent.type(code, '000000{Enter}');
    expect(await screen.findByText('Der Code ist falsch.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  });

  it('leads back to the password', async () => {
    api.on('POST /api/admin/login', required);
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Zurück' }));
    expect(field('Benutzername')).toHaveValue('admin');
    expect(field('Passwort')).toBeVisible();
  });
});

const passkeyOptions = (challenge: string) => ({
  challenge,
  rpId: 'localhost',
  allowCredentials: [{ id: 'cGFzc2tleQ', type: 'public-key' }],
});
const withPasskey = (challenge: string, code = 'second-factor-required') =>
  refusal(code, 'Der Passkey wurde nicht angenommen.', {
    methods: ['passkey', 'recovery-code'],
    passkey: passkeyOptions(challenge),
  });
const confirm = () => screen.findByRole('button', { name: 'Mit Passkey bestätigen' });

describe('signing in with a passkey', () => {
  let passkeys: ReturnType<typeof fakePasskeys>;
  beforeEach(() => {
    passkeys = fakePasskeys();
  });
  afterEach(() => passkeys.restore());

  it('asks the browser at a press, and sends what it answers', async () => {
    api.on('POST /api/admin/login', withPasskey('b25l'), { user: ADMIN, adminToken: 'token' });
    await signIn();
    expect(await confirm()).toHaveFocus();
    expect(passkeys.get).not.toHaveBeenCalled();
    await userEvent.click(await confirm());
    expect(await screen.findByText('Willkommen zurück, admin!')).toBeVisible();
    expect(api.calls('POST /api/admin/login')[1]?.body).toEqual({
      username: 'admin',
      password: 'geheim',
      passkey: FAKE_ASSERTION,
    });
  });

  it('says when nothing was confirmed, and can be tried again with the same question', async () => {
    api.on('POST /api/admin/login', withPasskey('b25l'), { user: ADMIN, adminToken: 'token' });
    passkeys.get.mockRejectedValueOnce(notAllowed());
    await signIn();
    await userEvent.click(await confirm());
    expect(await screen.findByText(/^Der Passkey wurde nicht bestätigt/)).toBeVisible();
    await waitFor(async () => expect(await confirm()).toHaveFocus());
    await userEvent.click(await confirm());
    expect(await screen.findByText('Willkommen zurück, admin!')).toBeVisible();
  });

  it('asks something new after a refusal of the server', async () => {
    api.on(
      'POST /api/admin/login',
      withPasskey('b25l'),
      withPasskey('dHdv', 'second-factor-failed'),
      refusal('second-factor-failed', 'Noch einmal.', { methods: ['passkey'] }),
    );
    await signIn();
    await userEvent.click(await confirm());
    expect(await screen.findByText('Der Passkey wurde nicht angenommen.')).toBeVisible();
    await userEvent.click(await confirm());
    await waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(2));
    const asked = passkeys.get.mock.calls.map(([options]) =>
      new TextDecoder().decode(options.publicKey?.challenge),
    );
    expect(asked).toEqual(['one', 'two']);
  });

  it('leaves the way by a recovery code open, and back', async () => {
    api.on('POST /api/admin/login', withPasskey('b25l'), { user: ADMIN, adminToken: 'token' });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Stattdessen einen Code eingeben' }));
    expect(screen.getByLabelText('Wiederherstellungscode')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Stattdessen den Passkey nehmen' }));
    expect(await confirm()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Stattdessen einen Code eingeben' }));
    await userEvent.type(screen.getByLabelText('Wiederherstellungscode'), 'AAAA{Enter}');
    expect(await screen.findByText('Willkommen zurück, admin!')).toBeVisible();
    expect(api.calls('POST /api/admin/login')[1]?.body).toMatchObject({ code: 'AAAA' });
  });

  it('asks for a code at once where the browser has no passkeys', async () => {
    passkeys.restore();
    api.on('POST /api/admin/login', withPasskey('b25l'));
    await signIn();
    expect(await screen.findByLabelText('Wiederherstellungscode')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Passkey/ })).not.toBeInTheDocument();
  });
});

describe('a remembered session', () => {
  it('goes straight on to the panel once the server has confirmed it', async () => {
    remember();
    render(<StaffArea path="/admin/login" />);
    expect(await screen.findByRole('timer', {}, UNDER_LOAD)).toHaveTextContent(/Sitzungstimeout: \d+:\d\d/);
    expect(api.calls('GET /api/admin/user')).toHaveLength(1);
  });

  it('that the server has ended leads to the login, with the reason', async () => {
    remember();
    api.on('GET /api/admin/user', {
      status: 401,
      body: { statusCode: 401, code: 'session-expired', message: '' },
    });
    render(<StaffArea path="/admin/panel" />);
    expect(await screen.findByText('Sitzung abgelaufen')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });

  it('that was left alone for too long is ended', async () => {
    remember({ idleMs: 11 * 60_000 });
    render(<StaffArea path="/admin/panel" />);
    expect(await screen.findByText('Automatische Abmeldung')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });

  it('about which the server cannot be asked is kept for another try', async () => {
    remember();
    api.on('GET /api/admin/user', { status: 503, body: '' }, { user: ADMIN, adminToken: 'token' });
    render(<StaffArea path="/admin/panel" />);
    expect(await screen.findByRole('heading', { name: 'Verbindungsproblem' })).toBeVisible();
    expect(
      screen.getByText('Es gab ein Problem bei der Authentifizierung. Bitte erneut anmelden.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('timer', {}, UNDER_LOAD)).toHaveTextContent(/Sitzungstimeout: \d+:\d\d/);
  });
});

it('an unknown address of the staff area shows the site’s page for such', async () => {
  render(<StaffArea path="/admin/geheimnis" />);
  expect(await screen.findByRole('heading', { name: '404 Seite nicht gefunden' })).toBeVisible();
});
