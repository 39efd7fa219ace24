import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { CurrentUser } from '@garage/contracts/auth';
import type { MailCounts, OutgoingMail } from '@garage/contracts/mails';
import type { Permission } from '@garage/contracts/permissions';
import type { StatusResponse } from '@garage/contracts/status';
import { dismissToast } from '../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { StaffArea } from '../testing/staff-area.tsx';
import { ADMIN, SUPPORTER } from '../testing/staff-users.ts';

const STATUS = 'GET /api/admin/status';
const COUNTS = 'GET /api/admin/contact-messages/counts';
const MAILS = 'GET /api/admin/mails';
const TODAY = 'GET /api/admin/appointments/today';
const NO_MAILS: MailCounts = { waiting: 0, failed: 0, held: 0, oldestSeconds: 0, sentLastDay: 5 };
const FINE: StatusResponse = {
  measuredAt: '2026-11-20T08:00:00.000Z',
  database: { state: 'ok', milliseconds: 1.4 },
  sessions: { state: 'ok', milliseconds: 0.6, store: 'redis' },
  lastBackup: { finishedAt: '2026-11-20T01:30:00.000Z', bytes: 3_449_000 },
  backupChecks: { check: '2026-11-15T02:30:00.000Z', drill: null },
  version: { number: '0.1.0', commit: 'a1b2c3d' },
};
/** Of a car that is being worked on. */
const inWork = (id: number, name: string) => ({
  id,
  name,
  status: 'in-work',
  date: '2026-11-20',
  endDate: '2026-11-20',
  startTime: '07:30',
  endTime: '08:00',
  services: [],
  phone: '052 000 00 07',
  isReachedByMail: true,
});
const refused: OutgoingMail = {
  id: 7,
  kind: 'reply',
  status: 'failed',
  recipient: 'regula@example.ch',
  subject: 'Ihre Anfrage vom 19.11.2026',
  contactMessageId: 1,
  attempts: 4,
  failure: 'refused',
  heldUntil: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  lastAttemptAt: '2026-11-20T07:30:00.000Z',
  sentAt: null,
};

let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.on(COUNTS, { all: 0, unread: 0, read: 0, unanswered: 0, mine: 0, spam: 0 });
  api.on('GET /api/admin/contact-messages?filter=unread&limit=10', { messages: [] });
  api.on('GET /api/admin/contact-messages?filter=all', { messages: [] });
  api.on('GET /api/admin/promotions', {
    promotions: [
      {
        name: 'Winterreifen',
        isActive: true,
        ignoreDates: false,
        startDate: '2026-11-01',
        endDate: '2026-12-01',
      },
      {
        name: 'Weihnachten',
        isActive: true,
        ignoreDates: false,
        startDate: '2026-12-01',
        endDate: '2026-12-24',
      },
      { name: 'Ostern', isActive: false, ignoreDates: true, startDate: '2026-03-01', endDate: '2026-04-01' },
    ],
  });
  api.on('GET /api/vehicles/settings', { maintenanceMode: false, widget: {}, listing: null });
  api.on('GET /api/admin/appointments/counts', { waiting: 0 });
  api.on(TODAY, { date: '2026-11-20', appointments: [], days: [], waitingTotal: 0 });
  api.on('GET /api/admin/jobs', { date: '2026-11-20', jobs: [] });
  api.on(STATUS, FINE);
  api.on(MAILS, { mails: [], counts: NO_MAILS });
  api.on('GET /', { status: 200, body: '<html></html>' });
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

async function open(user: CurrentUser = ADMIN) {
  localStorage.setItem('adminUser', JSON.stringify({ id: user.id, username: user.username, isAdmin: true }));
  localStorage.setItem('lastActivity', String(Date.now()));
  api.on('GET /api/admin/user', { user, adminToken: 'token' });
  render(<StaffArea path="/admin/panel?tab=dashboard" />);
  await screen.findByRole('heading', { name: 'Systemstatus' });
}

const withPermissions = (...permissions: Permission[]): CurrentUser => ({ ...SUPPORTER, permissions });
const line = (label: string) => screen.getByText(label, { selector: 'span' }).closest('li')!;
const settled = () => screen.findByText(/^Geprüft um/);

describe('the dashboard', () => {
  it('begins with the workshop’s day for those who may see appointments', async () => {
    const appointment = {
      id: 5,
      status: 'ready',
      date: '2026-11-20',
      endDate: '2026-11-20',
      startTime: '07:30',
      endTime: '08:00',
      services: [],
      name: 'Beat Huber',
      phone: '052 000 00 07',
      isReachedByMail: false,
    };
    api.on(TODAY, {
      date: '2026-11-20',
      appointments: [appointment],
      days: [{ date: '2026-11-20', open: [], capacityMinutes: 600, takenMinutes: 210 }],
      waitingTotal: 0,
    });
    await open(withPermissions('appointments:read'));
    const today = within(screen.getByRole('region', { name: 'Heute in der Werkstatt' }));
    expect(await today.findByRole('heading', { name: '1 Anruf steht an' })).toBeVisible();
    expect(today.getByRole('link', { name: 'Beat Huber anrufen, 052 000 00 07' })).toHaveAttribute(
      'href',
      'tel:0520000007',
    );
    expect(today.getByRole('heading', { name: 'Heute kommt niemand mehr' })).toBeVisible();
    expect(today.getByText('6 h 30 min frei')).toBeVisible();
    cleanup();
    await open(withPermissions('vehicles:read'));
    expect(screen.queryByText('Heute in der Werkstatt')).toBeNull();
  });

  it('names who wants a call about extra work, and whose answer is still out', async () => {
    const appointments = [inWork(5, 'Beat Huber'), inWork(6, 'Rita Frei')];
    api.on(TODAY, { date: '2026-11-20', appointments, days: [], waitingTotal: 0 });
    api.on('GET /api/admin/jobs', {
      date: '2026-11-20',
      jobs: [
        { id: 5, unanswered: 0, calls: 1 },
        { id: 6, unanswered: 2, calls: 0 },
      ],
    });
    await open(withPermissions('appointments:read', 'jobs:read'));
    expect(await screen.findByRole('heading', { name: '1 Anruf steht an' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Beat Huber anrufen, 052 000 00 07' })).toBeVisible();
    expect(screen.getByText('Anruf gewünscht')).toBeVisible();
    expect(screen.getByText('2 Antworten stehen aus')).toBeVisible();
  });

  it('tells which promotions are on, which of them visitors see today, and how the vehicles page is', async () => {
    await open();
    const overview = within(screen.getByRole('region', { name: 'Übersicht' }));
    expect(await overview.findByText('Heute auf der Website: Winterreifen')).toBeVisible();
    expect(overview.getByText('2')).toBeVisible();
    expect(await overview.findByText('Online')).toBeVisible();
    expect(overview.getByText('Fahrzeugsuche: eingerichtet')).toBeVisible();
    expect(overview.getByText('Inserateliste: nicht eingerichtet')).toBeVisible();
    expect(screen.getByText('Freitag, 20. November 2026')).toBeVisible();
    expect(
      screen.getByText('Nach 10 Minuten ohne Aktivität werden Sie automatisch abgemeldet.'),
    ).toBeVisible();
  });

  it('claims nothing about what cannot be fetched', async () => {
    api.on('GET /api/vehicles/settings', { status: 403, body: '' });
    api.on('GET /api/admin/promotions', { status: 403, body: '' });
    api.on(COUNTS, { status: 403, body: '' });
    api.on('GET /api/admin/contact-messages?filter=unread&limit=10', { status: 403, body: '' });
    await open();
    const overview = within(screen.getByRole('region', { name: 'Übersicht' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(overview.getAllByText('Derzeit nicht abrufbar')).toHaveLength(3);
    expect(overview.getAllByText('–')).toHaveLength(3);
  });

  it('leads to everything that the person may do', async () => {
    await open();
    const quick = within(screen.getByRole('region', { name: 'Schnellzugriff' }));
    const links = quick.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(
      expect.arrayContaining(['Kontaktanfragen', 'Benutzerverwaltung', 'Website ansehen']),
    );
    expect(links).not.toContain('Dashboard');
  });

  it('shows and asks only what the person may see', async () => {
    await open(withPermissions('vehicles:read'));
    await settled();
    expect(await screen.findByText('Fahrzeugseite')).toBeVisible();
    for (const hidden of ['Aktive Aktionen', 'Ungelesene Kontaktanfragen', 'Datenbank', 'E-Mail-Versand']) {
      expect(screen.queryByText(hidden)).not.toBeInTheDocument();
    }
    for (const call of [STATUS, MAILS, 'GET /api/admin/promotions']) expect(api.calls(call)).toEqual([]);
  });
});

describe('the system status', () => {
  it('is what was measured, with the time it took', async () => {
    await open();
    await settled();
    expect(line('Datenbank')).toHaveTextContent('Verbunden1.4 ms');
    expect(line('Sitzungen')).toHaveTextContent('Verbunden (Redis)0.6 ms');
    expect(line('Website')).toHaveTextContent(/Online\d+ ms/);
    expect(line('E-Mail-Versand')).toHaveTextContent('Alles gesendet, 5 E-Mails in den letzten 24 Stunden');
    expect(line('Letzte Sicherung')).toHaveTextContent('20.11.2026, 02:30 (3.4 MB)');
    expect(line('Version')).toHaveTextContent('0.1.0Stand a1b2c3d');
  });

  it('is unknown, not fine, when the server does not say', async () => {
    api.on(STATUS, { status: 503, body: '' });
    api.on(MAILS, { status: 503, body: '' });
    api.on('GET /', new TypeError('Failed to fetch'));
    await open();
    await settled();
    for (const label of ['Datenbank', 'Sitzungen', 'E-Mail-Versand', 'Letzte Sicherung', 'Version']) {
      expect(line(label)).toHaveTextContent('Derzeit nicht abrufbar');
      expect(line(label)).toHaveAttribute('data-tone', 'unknown');
    }
    expect(line('Website')).toHaveTextContent('Nicht erreichbar');
    expect(line('Website')).toHaveAttribute('data-tone', 'error');
  });

  it.each([
    ['Website', () => api.on('GET /', { status: 502, body: '' }), 'Antwortet mit Fehler 502', 'error'],
    [
      'Datenbank',
      () => api.on(STATUS, { ...FINE, database: { state: 'unavailable', milliseconds: 2000 } }),
      'Nicht erreichbar',
      'error',
    ],
    [
      'Letzte Sicherung',
      () => api.on(STATUS, { ...FINE, lastBackup: { finishedAt: '2026-11-18T07:59:00Z', bytes: 5000 } }),
      'älter als 48 Stunden',
      'warning',
    ],
    [
      'Letzte Sicherung',
      () => api.on(STATUS, { ...FINE, lastBackup: null }),
      'noch keine Sicherung',
      'warning',
    ],
    [
      'Letzte Sicherung',
      () => api.on(STATUS, { ...FINE, lastBackup: undefined }),
      'Derzeit nicht abrufbar',
      'unknown',
    ],
    [
      'Sicherungen geprüft',
      () => api.on(STATUS, { ...FINE, backupChecks: { check: '2026-11-06T07:59:00Z', drill: null } }),
      'älter als 14 Tage',
      'warning',
    ],
    [
      'Wiederherstellung geprobt',
      () => api.on(STATUS, { ...FINE, backupChecks: { check: null, drill: '2026-09-21T07:59:00Z' } }),
      'älter als 60 Tage',
      'warning',
    ],
    [
      'Wiederherstellung geprobt',
      () => api.on(STATUS, { ...FINE, backupChecks: { check: null, drill: null } }),
      'Noch nie',
      'info',
    ],
    [
      'Sicherungen geprüft',
      () => api.on(STATUS, { ...FINE, backupChecks: undefined }),
      'Derzeit nicht abrufbar',
      'unknown',
    ],
    [
      'E-Mail-Versand',
      () => api.on(MAILS, { mails: [], counts: { ...NO_MAILS, waiting: 3, oldestSeconds: 720 } }),
      '3 E-Mails warten, die älteste seit 12 Minuten',
      'warning',
    ],
    [
      'E-Mail-Versand',
      () => api.on(MAILS, { mails: [], counts: { ...NO_MAILS, waiting: 1, oldestSeconds: 2 } }),
      '1 E-Mail ist unterwegs',
      'ok',
    ],
    [
      'E-Mail-Versand',
      () => api.on(MAILS, { mails: [], counts: { ...NO_MAILS, waiting: 1, failed: 2, oldestSeconds: 2 } }),
      '2 E-Mails konnten nicht gesendet werden, 1 weitere wartet',
      'error',
    ],
  ])('says of %s what is wrong', async (label, break_, text, tone) => {
    break_();
    await open();
    await settled();
    expect(line(label)).toHaveTextContent(text);
    expect(line(label)).toHaveAttribute('data-tone', tone);
  });

  it('is asked anew by the button and by nothing else', async () => {
    await open();
    await settled();
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
    for (const call of [STATUS, MAILS, 'GET /']) expect(api.calls(call)).toHaveLength(1);
    api.on(STATUS, { status: 503, body: '' });
    fireEvent.click(screen.getByRole('button', { name: 'Neu prüfen' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(line('Datenbank')).toHaveTextContent('Derzeit nicht abrufbar');
    for (const call of [STATUS, MAILS, 'GET /']) expect(api.calls(call)).toHaveLength(2);
  });
});

describe('a mail that failed', () => {
  beforeEach(() =>
    api.on(MAILS, { mails: [refused], counts: { ...NO_MAILS, failed: 1, oldestSeconds: 3600 } }),
  );
  const again = 'Erneut senden: Ihre Anfrage vom 19.11.2026, an regula@example.ch';

  it('is shown with its reason, can be sent again, and goes when it is sent', async () => {
    api.on('POST /api/admin/mails/7/resend', { mail: { ...refused, status: 'waiting' } });
    await open();
    expect(
      await screen.findByText('Der Mailserver hat die E-Mail abgelehnt. Bitte prüfen Sie die Adresse.'),
    ).toBeVisible();
    expect(screen.getByText(/4 Versuche, zuletzt 20.11.2026, 08:30/)).toBeVisible();
    api.on(MAILS, { mails: [], counts: NO_MAILS });
    fireEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByText('Die E-Mail wird erneut gesendet')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(screen.queryByRole('button', { name: again })).not.toBeInTheDocument();
  });

  it('stays, with the server’s words, when it cannot be sent again', async () => {
    api.on('POST /api/admin/mails/7/resend', {
      status: 503,
      body: { statusCode: 503, code: 'dependency-unavailable', message: 'Bitte später erneut.' },
    });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: again }));
    expect(await screen.findByText('Bitte später erneut.')).toBeVisible();
    expect(screen.getByRole('button', { name: again })).toBeEnabled();
  });

  it('that is held back says until when, and can be sent at once', async () => {
    const held = {
      ...refused,
      kind: 'appointment',
      status: 'waiting',
      failure: null,
      subject: null,
    } as const;
    api.on(MAILS, {
      mails: [{ ...held, attempts: 0, lastAttemptAt: null, heldUntil: '2026-11-21T07:00:00.000Z' }],
      counts: { ...NO_MAILS, held: 1 },
    });
    await open();
    expect(await screen.findByText(/^Zurückgehalten bis 21\.11\.2026, 08:00: /)).toBeVisible();
    const button = 'Erneut senden: E-Mail zu einem Termin, an regula@example.ch';
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
  });

  it('has no button for whoever may only read', async () => {
    await open(withPermissions('contact-messages:read', 'settings:read'));
    expect(await screen.findByText(/Mailserver hat die E-Mail abgelehnt/)).toBeVisible();
    expect(screen.queryByRole('button', { name: again })).not.toBeInTheDocument();
  });
});
