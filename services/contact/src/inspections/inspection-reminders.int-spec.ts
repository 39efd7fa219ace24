import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookableServicesResponse, BOOKING_PATH, type BookingRequest } from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import { nextInspection } from '@garage/contracts/inspection';
import { INSPECTION_REMINDERS_PATH, type InspectionReminder } from '@garage/contracts/inspection-reminders';
import { LANGUAGES } from '@garage/contracts/languages';
import type { TestApp } from '@garage/shared/testing/test-app';
import { zurichInstant, zurichWallClock } from '../calendar/zurich-time.js';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { eventually, hurrying, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { emptyTablesAndMails } from '../testing/empty-tables-and-mails.js';
import { MailServer } from '../testing/mail-server.js';
import { InspectionRemindersService } from './inspection-reminders.service.js';

const content = new ContentServer();
const mailServer = new MailServer();
const TODAY = zurichWallClock(new Date()).date;
/** Registered five months from now, years ago: nobody is reminded before a test says so. */
const REGISTERED = `${Number(TODAY.slice(0, 4)) - 3}-${addDays(TODAY, 150).slice(5, 7)}`;
const DUE = nextInspection(`${REGISTERED}-01`, TODAY);
const WISH = { firstRegistration: REGISTERED, inspectionReminder: true };
let service: TestApp;
let replicas: TestApp[];

beforeAll(async () => {
  await Promise.all([content.start(), mailServer.start()]);
  const env = { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' };
  service = await startContactApp(mailServer, env);
  const { url } = service.db.options as { url: string };
  const other = () => startContactApp(mailServer, { ...env, DATABASE_URL: url });
  replicas = [service, await other(), await other()];
});
beforeEach(async () => {
  await emptyTablesAndMails(
    service,
    mailServer,
    'DELETE FROM contact.appointments; DELETE FROM contact.inspection_reminders',
  );
});
afterAll(async () => {
  for (const replica of (replicas ?? []).toReversed()) await replica.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

async function book(change: Partial<BookingRequest> = {}) {
  const vehicle = { vehicleMake: 'Škoda', vehicleLicensePlate: 'ZH 12 345' };
  const response = await sendBooking(service, filledBooking({ ...vehicle, language: 'fr', ...change }));
  return { status: response.status, body: (await response.json()) as ApiError };
}

const stored = () =>
  service.db.query<Record<string, unknown>[]>(
    `SELECT email, language, vehicle, license_plate, first_registration::text, due_on::text, reminded_of::text,
            consent_version, consent_at > now() - interval '1 minute' AS is_fresh, stopped_at
       FROM contact.inspection_reminders ORDER BY id`,
  );
const daysBefore = (days: number, due = DUE) => zurichInstant(addDays(due, -days), 12 * 60);
const remind = (at: Date) =>
  Promise.all(replicas.map(({ app }) => app.get(InspectionRemindersService).remind(at)));
const reminders = () => mailServer.mails.filter(({ subject }) => subject?.startsWith('Votre prochaine'));
const settled = () =>
  eventually(
    hurrying(service, () =>
      service.db.query<{ id: number }[]>(`SELECT id FROM contact.mails WHERE status <> 'sent'`),
    ),
    (waiting) => waiting.length === 0,
  );
/** Every mail that waits has been tried once; nobody holds it until the next attempt. */
const tried = () =>
  eventually(
    () =>
      service.db.query<{ attempts: number }[]>(`SELECT attempts FROM contact.mails WHERE status <> 'sent'`),
    (waiting) => waiting.length > 0 && waiting.every(({ attempts }) => attempts > 0),
  );

async function linkFromMail() {
  const [mail] = await eventually(reminders, (found) => found.length > 0);
  const [, id, token] = /reminder=(\d+)&token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { path: `${service.url}${INSPECTION_REMINDERS_PATH}/${id}`, token: token ?? '' };
}

async function open(path: string, token: string) {
  const response = await fetch(`${path}?token=${token}`);
  return { status: response.status, body: (await response.json()) as InspectionReminder };
}

async function stop(path: string, token: string) {
  const response = await fetch(`${path}/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.status;
}

describe('the wish to be reminded of the inspection', () => {
  it('is stored with the consent, beside the booking', async () => {
    expect((await book(WISH)).status).toBe(201);
    expect(await stored()).toEqual([
      {
        email: 'anna.keller@example.ch',
        language: 'fr',
        vehicle: 'Škoda',
        license_plate: 'ZH 12 345',
        first_registration: `${REGISTERED}-01`,
        due_on: DUE,
        reminded_of: null,
        consent_version: '2025-04-13, version 1',
        is_fresh: true,
        stopped_at: null,
      },
    ]);
  });

  it('stores nothing of those who do not have it', async () => {
    expect((await book({ firstRegistration: REGISTERED })).status).toBe(201);
    expect((await book({ ...WISH, inspectionReminder: false })).status).toBe(201);
    expect(await stored()).toEqual([]);
  });

  it('stores nothing when there is no place for the visit', async () => {
    expect((await book({ ...WISH, time: '03:00' })).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  it('is one for each address and car, however the plate is written', async () => {
    await book(WISH);
    await book({ ...WISH, email: 'Anna.Keller@example.ch', vehicleLicensePlate: 'zh-12345', language: 'it' });
    expect(await stored()).toMatchObject([{ license_plate: 'zh-12345', language: 'it' }]);
    await book({ ...WISH, vehicleLicensePlate: 'ZH 2', time: '09:00' });
    expect(await stored()).toHaveLength(2);
  });

  it.each([undefined, '1899-12', '2999-01', '2019-13', '2019', 'März 2019'])(
    'needs the month of the first registration: %s',
    async (firstRegistration) => {
      const { status, body } = await book({
        inspectionReminder: true,
        ...(firstRegistration !== undefined && { firstRegistration }),
      });
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual(['firstRegistration']);
    },
  );
});

describe('the reminder of the inspection', () => {
  it('comes six weeks before, once, also when three replicas look at the same time', async () => {
    await book(WISH);
    await remind(daysBefore(43));
    await settled();
    expect(reminders()).toHaveLength(0);
    await remind(daysBefore(42));
    await remind(daysBefore(30));
    await settled();
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]?.text).toContain('Škoda, ZH 12 345');
    expect(reminders()[0]?.text).toContain('https://garage-muster.example/fr/booking\n');
  });

  it('comes in the language that the garage puts first to who has said none', async () => {
    content.languages = ['fr', 'de', 'en', 'it', 'pt'];
    const firstService = async () => {
      const response = await fetch(`${service.url}${BOOKING_PATH}/services`);
      return ((await response.json()) as BookableServicesResponse).services[0]?.name;
    };
    await eventually(firstService, (name) => name === 'Entretien');
    const booking = { ...filledBooking(WISH), language: undefined };
    expect((await sendBooking(service, booking)).status).toBe(201);
    content.languages = [...LANGUAGES];
    expect(await stored()).toMatchObject([{ language: 'fr' }]);
    await remind(daysBefore(42));
    await settled();
    expect(reminders()).toHaveLength(1);
  });

  it('carries no advertising of whoever wished for it with another one’s address', async () => {
    await book({ ...WISH, name: 'evil.example', vehicleMake: 'Win now', vehicleModel: 'evil.example/win' });
    await remind(daysBefore(42));
    const [mail] = await eventually(reminders, (found) => found.length > 0);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|Win now/);
  });

  it('comes again before the following inspection, and ends then unless it is wished for anew', async () => {
    await book(WISH);
    await remind(daysBefore(42));
    const following = nextInspection(`${REGISTERED}-01`, addDays(DUE, 1));
    expect(await stored()).toMatchObject([{ due_on: following, reminded_of: DUE }]);
    await remind(daysBefore(42, following));
    await remind(daysBefore(42, nextInspection(`${REGISTERED}-01`, addDays(following, 1))));
    await settled();
    expect(reminders()).toHaveLength(2);
  });

  it('does not come twice of one inspection when its customer books again', async () => {
    await book(WISH);
    await remind(daysBefore(42));
    await book({ ...WISH, time: '09:00' });
    await remind(daysBefore(20));
    await settled();
    expect(reminders()).toHaveLength(1);
  });

  it('does not come for an inspection that is over', async () => {
    await book(WISH);
    await remind(daysBefore(-1));
    await settled();
    expect(reminders()).toHaveLength(0);
  });
});

describe('the link that ends it', () => {
  it('changes nothing when it is opened, and ends it by its button', async () => {
    await book(WISH);
    await remind(daysBefore(42));
    const { path, token } = await linkFromMail();
    const opened = await open(path, token);
    expect(opened.body).toMatchObject({ vehicle: 'Škoda, ZH 12 345', language: 'fr', isStopped: false });
    expect(await stored()).toMatchObject([{ stopped_at: null }]);
    expect(await stop(path, token)).toBe(200);
    expect(await stop(path, token)).toBe(200);
    expect((await open(path, token)).body.isStopped).toBe(true);
    await remind(daysBefore(42, nextInspection(`${REGISTERED}-01`, addDays(DUE, 1))));
    await settled();
    expect(reminders()).toHaveLength(1);
  });

  it('opens nothing with another token or for another reminder', async () => {
    await book(WISH);
    await book({ ...WISH, vehicleLicensePlate: 'ZH 2' });
    await remind(daysBefore(42));
    const { path, token } = await linkFromMail();
    expect((await open(path, 'x')).status).toBe(404);
    expect((await open(`${path}0`, token)).status).toBe(404);
    expect(await stop(path, 'x')).toBe(404);
    expect((await stored()).every((reminder) => reminder['stopped_at'] === null)).toBe(true);
  });

  it('keeps back a mail that still waits', async () => {
    await book(WISH);
    await settled();
    await mailServer.stop();
    await remind(daysBefore(42));
    await tried(); // a worker that had begun would be too late to keep back
    await service.db.query('UPDATE contact.inspection_reminders SET stopped_at = now()');
    await mailServer.start();
    await settled();
    expect(reminders()).toHaveLength(0);
  });
});
