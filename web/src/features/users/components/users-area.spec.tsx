import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@garage/contracts/auth';
import { SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import type { User } from '@garage/contracts/users';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { UsersArea } from './users-area.tsx';

const account = (id: number, username: string, change: Partial<User> = {}): User => ({
  id,
  username,
  fullName: null,
  email: null,
  isAdmin: false,
  isMainAdmin: false,
  roleId: 2,
  role: {
    id: 2,
    name: 'Supporter',
    permissions: [...SUPPORTER_PERMISSIONS],
    requiresSecondFactor: true,
  },
  hasSecondFactor: false,
  mustChangePassword: false,
  invitation: null,
  lastLogin: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
  ...change,
});
const admins = {
  roleId: 1,
  isAdmin: true,
  role: { id: 1, name: 'Admin', permissions: ['*' as const], requiresSecondFactor: false },
};
const USERS = [
  account(92, 'chefin', { ...admins, isMainAdmin: true, hasSecondFactor: true }),
  account(95, 'marco', { ...admins, lastLogin: '2026-11-20T08:05:00.000Z' }),
  account(101, 'eva', { fullName: 'Eva Brunner', email: 'eva@example.ch' }),
];
const role = (id: number, name: string, change = {}) => ({
  id,
  name,
  description: '',
  permissions: ['promotions:read'],
  isBuiltIn: false,
  userCount: 0,
  requiresSecondFactor: false,
  ...change,
});
const ROLES = [
  role(1, 'Admin', { permissions: ['*'], isBuiltIn: true, userCount: 2 }),
  role(2, 'Supporter', { isBuiltIn: true, userCount: 1 }),
  role(7, 'Werbung', { userCount: 1 }),
];
const MARCO: CurrentUser = { ...ADMIN, id: 95, username: 'marco', isMainAdmin: false };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/admin/user', { user: MARCO, adminToken: 'token' });
  api.on('GET /api/admin/users', { users: USERS });
  api.on('GET /api/admin/roles', { roles: ROLES });
});
afterEach(() => act(() => dismissToast()));

async function open(actor: CurrentUser = MARCO) {
  renderAdmin(
    <>
      <UsersArea actor={actor} />
      <Toaster />
    </>,
  );
  await screen.findByText('Eva Brunner · eva@example.ch');
}

const row = (name: string) => {
  const found = screen.getAllByRole('row').find((candidate) => within(candidate).queryByText(name));
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};
const refusal = (status: number, code: string, message: string, fields = {}) => ({
  status,
  body: { statusCode: status, code, message, fields },
});

describe('the table of accounts', () => {
  it('shows role, last sign-in, second factor, and who is the main admin', async () => {
    await open();
    expect(row('chefin').getByText('Hauptadmin')).toBeVisible();
    expect(row('chefin').getByText('Eingeschaltet')).toBeVisible();
    expect(row('marco').getByText('20.11.2026, 09:05')).toBeVisible();
    expect(row('marco').getByText('Sie')).toBeVisible();
    expect(row('eva').getByText('Noch nie')).toBeVisible();
  });

  it('switches off what the rules forbid, and says why', async () => {
    await open();
    const main = row('chefin').getByRole('button', {
      name: 'Der Hauptadmin chefin kann nicht gelöscht werden.',
    });
    expect(main).toBeDisabled();
    const own = row('marco').getByRole('button', {
      name: 'Sie können Ihren eigenen Benutzer nicht löschen.',
    });
    expect(own).toBeDisabled();
    expect(row('eva').getByRole('button', { name: 'eva löschen' })).toBeEnabled();
  });

  it('offers nothing to change to whoever may only look', async () => {
    await open({ ...MARCO, permissions: ['users:read'] });
    expect(screen.queryByRole('button', { name: 'Benutzer anlegen' })).not.toBeInTheDocument();
    for (const button of row('eva').getAllByRole('button', { name: /nicht ändern/ }))
      expect(button).toBeDisabled();
    expect(screen.queryByRole('tab', { name: 'Protokoll' })).not.toBeInTheDocument();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    api.on('GET /api/admin/users', refusal(403, 'forbidden', 'Nein'), { users: USERS });
    renderAdmin(<UsersArea actor={MARCO} />);
    expect(await screen.findByText('Benutzer konnten nicht geladen werden.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Eva Brunner · eva@example.ch')).toBeVisible();
  });
});

describe('creating an account', () => {
  it('asks for the required fields before it asks the server', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Benutzer anlegen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Bitte füllen Sie alle Pflichtfelder aus.')).toBeVisible();
    expect(screen.getByText('Benutzername ist erforderlich')).toBeVisible();
    expect(api.calls('POST /api/admin/users')).toHaveLength(0);
  });

  it('sends what was typed; role 1 alone makes an administrator', async () => {
    api.on('POST /api/admin/users', { user: account(102, 'zoe', { email: 'zoe@example.ch' }) });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Benutzer anlegen' }));
    await userEvent.type(await screen.findByLabelText('Benutzername *'), 'zoe');
    await userEvent.type(screen.getByLabelText('E-Mail'), 'zoe@example.ch');
    await userEvent.selectOptions(screen.getByLabelText('Rolle'), 'Admin');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Benutzer erstellt')).toBeVisible();
    expect(screen.getByText('Die Einladung ist unterwegs an zoe@example.ch.')).toBeVisible();
    expect(api.calls('POST /api/admin/users')[0]?.body).toEqual({
      username: 'zoe',
      roleId: 1,
      isAdmin: true,
      fullName: '',
      email: 'zoe@example.ch',
    });
  });

  it('without an address shows the password that was made, which a slip does not lose', async () => {
    api.on('POST /api/admin/users', { user: account(102, 'zoe'), firstPassword: 'AB12-CD34-EF56-GH78' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Benutzer anlegen' }));
    await userEvent.type(await screen.findByLabelText('Benutzername *'), 'zoe');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('heading', { name: 'Startpasswort für zoe' })).toBeVisible();
    expect(screen.getByText('AB12-CD34-EF56-GH78')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByText('AB12-CD34-EF56-GH78')).not.toBeInTheDocument());
  });

  it('shows the server’s reasons at the fields, and keeps the window', async () => {
    const reason = 'Dieser Benutzername ist bereits vergeben.';
    api.on('POST /api/admin/users', refusal(409, 'username-taken', reason, { username: reason }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Benutzer anlegen' }));
    await userEvent.type(await screen.findByLabelText('Benutzername *'), 'eva');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getByLabelText('Benutzername *')).toHaveAccessibleDescription(reason));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('editing an account', () => {
  it('does not offer another role for the main admin, and does not send one', async () => {
    api.on('PUT /api/admin/users/92', { user: USERS[0] });
    await open();
    await userEvent.click(row('chefin').getByRole('button', { name: 'chefin bearbeiten' }));
    expect(await screen.findByLabelText('Rolle')).toBeDisabled();
    expect(
      screen.getByText('Die Berechtigungen des Hauptadmins können nicht geändert werden.'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Voller Name'), 'Rita Chef');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Benutzer aktualisiert')).toBeVisible();
    expect(api.calls('PUT /api/admin/users/92')[0]?.body).toEqual({
      id: 92,
      username: 'chefin',
      fullName: 'Rita Chef',
      email: '',
    });
  });
});

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('a password for somebody else', () => {
  it('is never typed here: a link goes to the address', async () => {
    api.on('POST /api/admin/users/101/password-link', { user: USERS[2] });
    await open();
    await userEvent.click(row('eva').getByRole('button', { name: 'eva bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/Passwort/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Link zum Setzen eines Passworts senden' }));
    expect(await screen.findByText('Link gesendet')).toBeVisible();
    expect(
      screen.getByText('Die E-Mail ist unterwegs an eva@example.ch. Der Link gilt 30 Minuten.'),
    ).toBeVisible();
  });

  it('is made and shown once where there is no address, after asking once more', async () => {
    api.on('POST /api/admin/users/95/first-password', {
      user: USERS[1],
      firstPassword: 'AB12-CD34-EF56-GH78',
    });
    await open(ADMIN);
    await userEvent.click(row('marco').getByRole('button', { name: 'marco bearbeiten' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Neues Startpasswort erzeugen' }));
    expect(await screen.findByText(/Das bisherige Passwort von marco gilt danach nicht mehr/)).toBeVisible();
    expect(api.calls('POST /api/admin/users/95/first-password')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Erzeugen' }));
    expect(await screen.findByText('AB12-CD34-EF56-GH78')).toBeVisible();
  });

  it('says what is missing, and sends an invitation that has ended again with one click', async () => {
    api.on('GET /api/admin/users', {
      users: [
        ...USERS,
        account(102, 'zoe', { email: 'zoe@example.ch', invitation: { expiresAt: inMinutes(-1) } }),
        account(103, 'ida', { email: 'ida@example.ch', invitation: { expiresAt: inMinutes(20) } }),
        account(104, 'urs', { mustChangePassword: true }),
      ],
    });
    api.on('POST /api/admin/users/102/password-link', { user: USERS[2] });
    await open();
    expect(row('ida').getByText(/^Eingeladen, Link gilt bis \d\d:\d\d$/)).toBeVisible();
    expect(row('urs').getByText('Startpasswort noch nicht geändert')).toBeVisible();
    expect(row('zoe').getByText('Einladung abgelaufen')).toBeVisible();
    await userEvent.click(row('zoe').getByRole('button', { name: 'zoe erneut einladen' }));
    expect(await screen.findByText('Link gesendet')).toBeVisible();
    expect(api.calls('POST /api/admin/users/102/password-link')).toHaveLength(1);
  });

  it('is the business of the profile when it is the own one', async () => {
    await open();
    await userEvent.click(row('marco').getByRole('button', { name: 'marco bearbeiten' }));
    expect(await screen.findByText('Ihr eigenes Passwort ändern Sie unter «Mein Profil».')).toBeVisible();
    expect(screen.getByLabelText('E-Mail')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Startpasswort|Link zum/ })).not.toBeInTheDocument();
  });
});

async function openSecurity(name: string) {
  await open();
  await userEvent.click(row(name).getByRole('button', { name: `Sitzungen und zweiter Faktor von ${name}` }));
  return within(await screen.findByRole('dialog'));
}

describe('the second factor of somebody else', () => {
  it('is said to be missing where the role requires one, and cannot be switched on by others', async () => {
    api.on('GET /api/admin/users/101/sessions', { sessions: [] });
    const dialog = await openSecurity('eva');
    expect(dialog.getByText(/^Die Rolle verlangt einen zweiten Faktor\./)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Zweiten Faktor/ })).not.toBeInTheDocument();
  });

  it('comes back after it was switched off, where the role requires one', async () => {
    api.on('GET /api/admin/users', { users: [...USERS, account(105, 'lea', { hasSecondFactor: true })] });
    api.on('GET /api/admin/users/105/sessions', { sessions: [] });
    const dialog = await openSecurity('lea');
    expect(dialog.getByText(/muss die Person zuerst einen neuen einrichten/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Zweiten Faktor ausschalten' })).toBeEnabled();
  });

  it('is switched off only by somebody who reads whose it is and proves with everything of the own to be it', async () => {
    const removal = 'POST /api/admin/users/92/second-factor/remove';
    api.on('GET /api/admin/users/92/sessions', { sessions: [] });
    api.on('GET /api/admin/profile/second-factor', {
      hasAuthenticator: true,
      passkeys: [],
      recoveryCodesLeft: 8,
    });
    const reason = 'Dieser Code ist falsch oder wurde schon verwendet.';
    api.on(removal, refusal(400, 'validation-failed', 'Nein', { code: reason }), { success: true });
    const security = await openSecurity('chefin');
    await userEvent.click(security.getByRole('button', { name: 'Zweiten Faktor ausschalten' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Zweiten Faktor von chefin ausschalten?' }),
    );
    expect(await dialog.findByText(/dass chefin Sie selbst darum gebeten hat/)).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Ausschalten' });
    await userEvent.click(submit);
    const password = dialog.getByLabelText('Ihr aktuelles Passwort');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Aktuelles Passwort ist erforderlich'));
    expect(api.calls(removal)).toHaveLength(0);

    await userEvent.type(password, 'geheim');
    const code = dialog.getByLabelText('Code');
    await userEvent.type(code, '000000');
    await userEvent.click(submit);
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(reason)));
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await userEvent.click(submit);
    expect(await screen.findByText('Zweiter Faktor von chefin ausgeschaltet')).toBeVisible();
    expect(api.calls(removal)[1]?.body).toEqual({ password: 'geheim', code: '123456' });
  });

  it('cannot be switched off while it is not known what the own account asks for', async () => {
    api.on('GET /api/admin/users/92/sessions', { sessions: [] });
    api.on('GET /api/admin/profile/second-factor', refusal(403, 'forbidden', 'Nein'), {
      hasAuthenticator: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    const security = await openSecurity('chefin');
    await userEvent.click(security.getByRole('button', { name: 'Zweiten Faktor ausschalten' }));
    expect(await screen.findByText(/^Ihre eigene Anmeldung in zwei Schritten konnte nicht/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ausschalten' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByLabelText('Ihr aktuelles Passwort')).toBeVisible();
  });
});

describe('deleting an account', () => {
  it('asks once more, and tells the server’s reason when it refuses', async () => {
    api.on('DELETE /api/admin/users/101', refusal(403, 'forbidden', 'Das geht nicht.'), { success: true });
    await open();
    for (const answer of ['Das geht nicht.', 'Benutzer gelöscht']) {
      await userEvent.click(row('eva').getByRole('button', { name: 'eva löschen' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Endgültig löschen' }));
      expect(await screen.findByText(answer)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
  });
});

const factorOf = (name: string) => `Zweiter Faktor erforderlich für die Rolle ${name}`;

describe('the roles', () => {
  it('can be made from the permission list; writing brings reading', async () => {
    api.on('POST /api/admin/roles', { role: ROLES[2] });
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Rollen' }));
    expect(await screen.findByText('Aktionen: ansehen', { selector: ':last-child > ul > li' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rolle anlegen' }));
    await userEvent.type(await screen.findByLabelText('Name *'), 'Lager');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Bitte wählen Sie mindestens eine Berechtigung.')).toBeVisible();
    const area = within(screen.getByRole('group', { name: 'Fahrzeuge' }));
    await userEvent.click(area.getByLabelText('ändern'));
    expect(area.getByLabelText('ansehen')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Rolle gespeichert')).toBeVisible();
    expect(api.calls('POST /api/admin/roles')[0]?.body).toEqual({
      name: 'Lager',
      description: '',
      permissions: ['vehicles:read', 'vehicles:write'],
    });
  });

  it('can ask for a second factor, after one more question', async () => {
    api.on('PUT /api/admin/roles/7/second-factor', { role: ROLES[2] }, { role: ROLES[2] });
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Rollen' }));
    await userEvent.click(await screen.findByRole('switch', { name: factorOf('Werbung') }));
    expect(await screen.findByText(/auch für Sitzungen, die schon offen sind/)).toBeVisible();
    expect(api.calls('PUT /api/admin/roles/7/second-factor')).toHaveLength(0);
    api.on('GET /api/admin/roles', { roles: [{ ...ROLES[2], requiresSecondFactor: true }] });
    await userEvent.click(screen.getByRole('button', { name: 'Verlangen' }));
    expect(await screen.findByText('Zweiter Faktor ist jetzt erforderlich')).toBeVisible();
    await userEvent.click(await screen.findByRole('switch', { name: factorOf('Werbung'), checked: true }));
    expect(await screen.findByText('Zweiter Faktor ist nicht mehr erforderlich')).toBeVisible();
    expect(api.calls('PUT /api/admin/roles/7/second-factor').map(({ body }) => body)).toEqual([
      { isRequired: true },
      { isRequired: false },
    ]);
  });

  it('leave it to the main admin whether full access asks for one', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Rollen' }));
    expect(await screen.findByRole('switch', { name: factorOf('Supporter') })).toBeEnabled();
    expect(screen.queryByRole('switch', { name: factorOf('Admin') })).not.toBeInTheDocument();
    expect(screen.getByText('Zweiter Faktor freiwillig')).toBeVisible();
  });

  it('tell who has one that cannot be deleted', async () => {
    api.on('DELETE /api/admin/roles/7', refusal(409, 'role-in-use', 'Wird noch verwendet von: eva.'));
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Rollen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rolle Werbung löschen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Wird noch verwendet von: eva.')).toBeVisible();
  });
});

const entry = (id: number, change = {}) => ({
  id,
  at: '2026-11-20T08:05:00.000Z',
  action: 'user-changed',
  outcome: 'success',
  actor: { kind: 'user', id: 95, name: 'marco' },
  subject: { kind: 'user', id: 101, name: 'eva' },
  changed: ['roleId'],
  network: '203.0.113.0/24',
  ...change,
});

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the record', () => {
  it('says who did what, page after page, and can be filtered', async () => {
    api.on('GET /api/admin/audit?', {
      entries: [entry(9), entry(8, { action: 'sign-in', outcome: 'failure', actor: null, changed: [] })],
      next: 8,
    });
    api.on('GET /api/admin/audit?before=8', {
      entries: [
        entry(7, { action: 'reset-code-created', actor: null, subject: null, changed: [], network: null }),
      ],
      next: null,
    });
    api.on('GET /api/admin/audit?action=sign-out', { entries: [], next: null });
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Protokoll' }));
    expect(await lines()).toEqual([
      '20.11.2026, 09:05marco änderte einen Benutzer: eva (Rolle) 203.0.113.0/24',
      '20.11.2026, 09:05Jemand ohne Anmeldung meldete sich an: eva Fehlgeschlagen203.0.113.0/24',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ältere Einträge laden' }));
    expect(await screen.findByText('Betreiber am Server')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Vorgang'), 'Abmeldung');
    expect(await screen.findByText('Keine Einträge gefunden.')).toBeVisible();
  });

  it('names in German what was changed, and keeps quiet about what has no name', async () => {
    api.on('GET /api/admin/audit?', {
      entries: [
        entry(3, { action: 'garage-changed', subject: null, changed: ['phone', 'openingHours'] }),
        entry(2, {
          action: 'promotion-changed',
          subject: null,
          changed: ['visualEffect', 'picture', 'imageUrl'],
        }),
        entry(1, { action: 'content-changed', subject: null, changed: ['headlineFr'] }),
      ],
      next: null,
    });
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Protokoll' }));
    const [garage, promotion, content] = await lines();
    expect(garage).toContain('marco änderte die Angaben zur Garage (Telefon, Öffnungszeiten)');
    expect(promotion).toContain('(Effekt auf der Startseite, Bild)');
    expect(content).toContain('marco änderte die Texte einer Seite 203.0.113.0/24');
  });

  it('names the servers from which scripts and frames came before and come now', async () => {
    api.on('GET /api/admin/audit?', {
      entries: [
        entry(9, {
          action: 'embed-addresses-changed',
          subject: null,
          changed: ['widgetScriptUrl', 'mapsEmbedCode'],
          hosts: [
            { field: 'widgetScriptUrl', before: 'cars.example', after: 'new.example' },
            { field: 'mapsEmbedCode', before: '', after: 'maps.example' },
          ],
        }),
      ],
      next: null,
    });
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Protokoll' }));
    expect((await lines())[0]).toContain(
      'marco änderte, von wo die Website fremde Skripte und Rahmen lädt ' +
        '(Skript der Suche: bisher cars.example, neu new.example; Karte: bisher nichts, neu maps.example)',
    );
  });

  it('calls a contact request by its number, and names what was changed about it', async () => {
    const subject = { kind: 'message' as const, id: 7, name: null };
    api.on('GET /api/admin/audit?', {
      entries: [
        entry(9, { action: 'message-changed', subject, changed: ['isRead', 'isSpam', 'assignedTo'] }),
        entry(8, { action: 'message-answered', subject, changed: [] }),
        entry(7, { action: 'messages-exported', subject: null, changed: [] }),
      ],
      next: null,
    });
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Protokoll' }));
    const [changed, answered, exported] = await lines();
    expect(changed).toContain('marco änderte eine Kontaktanfrage: Anfrage 7 (gelesen, Spam, Zuständigkeit)');
    expect(answered).toContain('marco beantwortete eine Kontaktanfrage: Anfrage 7');
    expect(exported).toContain('marco lud die Liste der Kontaktanfragen herunter');
  });
});
