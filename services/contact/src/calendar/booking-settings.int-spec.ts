import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BLOCKED_DATES_PATH,
  type BlockedDatesResponse,
  QUICK_WEEKS_PATH,
  type QuickWeekRequest,
  type QuickWeeksResponse,
  TIME_SLOTS_PATH,
  type TimeSlotsResponse,
} from '@garage/contracts/booking-settings';
import { type AvailabilityResponse, BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import { addDays, isoWeekday } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { eventually, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { MailServer } from '../testing/mail-server.js';
import { clockTime } from './availability/workshop-day.js';
import { zurichWallClock } from './zurich-time.js';

const mailServer = new MailServer();
const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

const TODAY = zurichWallClock(new Date()).date;
/** A Monday that is far enough ahead. */
const MONDAY = addDays(TODAY, 15 - isoWeekday(TODAY));

function call(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${service.url}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...staff.headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function answer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as T;
}

async function fieldsOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(400);
  return ((await response.json()) as ApiError).fields ?? {};
}

const bookWheelChange = () =>
  fetch(`${service.url}${BOOKING_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      services: [10],
      date: MONDAY,
      time: '07:30',
      name: 'Anna Keller',
      email: 'anna.keller@example.ch',
      phone: '+41 79 123 45 67',
      privacy: true,
    }),
  });

const readPlan = () => answer<TimeSlotsResponse>('GET', TIME_SLOTS_PATH);

async function freeTimes(): Promise<string[]> {
  const path = `${BOOKING_PATH}/availability?services=10&from=${MONDAY}&to=${MONDAY}`;
  return (await answer<AvailabilityResponse>('GET', path)).days[0]!.times;
}

beforeAll(async () => {
  await Promise.all([mailServer.start(), content.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' });
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
});

beforeEach(() =>
  emptyTables(service.db, 'TRUNCATE contact.appointments, contact.blocked_dates, auth.audit_log CASCADE'),
);

afterAll(async () => {
  await service?.close();
  await Promise.all([mailServer.stop(), content.stop()]);
});

describe('the week of the workshop', () => {
  const slot = { day: 1, startTime: '08:00', endTime: '08:30', maxCapacity: 3, isActive: true };

  it('begins with half hours within the opening hours, two places each', async () => {
    const { plan } = await readPlan();
    expect(plan).toMatchObject({ leadHours: 24, horizonDays: 120 });
    expect(plan.slots).toHaveLength(5 * 18);
    expect(plan.slots[0]).toEqual({
      day: 1,
      startTime: '07:30',
      endTime: '08:00',
      maxCapacity: 2,
      isActive: true,
    });
  });

  it('follows the opening hours, also when something else is saved, until somebody sets other slots', async () => {
    const before = await readPlan();
    expect(before.followsOpeningHours).toBe(true);
    const saved = await answer<TimeSlotsResponse>('PUT', TIME_SLOTS_PATH, {
      ...before.plan,
      leadHours: 12,
      version: before.version,
    });
    expect(saved).toMatchObject({ followsOpeningHours: true, plan: { leadHours: 12 } });
    const usual = content.openingHours['monday']!;
    content.openingHours['monday'] = [{ from: '09:00', to: '10:15' }];
    await eventually(freeTimes, (times) => times[0] === '09:00');
    expect((await readPlan()).plan.slots.filter(({ day }) => day === 1)).toMatchObject([
      { startTime: '09:00', endTime: '09:30', maxCapacity: 2 },
      { startTime: '09:30', endTime: '10:00' },
      { startTime: '10:00', endTime: '10:15' },
    ]);
    content.openingHours['monday'] = usual;
    await eventually(freeTimes, (times) => times.length === 17);
    await answer('PUT', TIME_SLOTS_PATH, { ...before.plan, version: saved.version });
  });

  it('follows them again when somebody wants it to', async () => {
    const { plan, version } = await readPlan();
    const own = { ...plan, slots: [slot], version };
    expect(await answer<TimeSlotsResponse>('PUT', TIME_SLOTS_PATH, own)).toMatchObject({
      followsOpeningHours: false,
      plan: { slots: [slot] },
    });
    const again = { ...own, followsOpeningHours: true, version: version + 1 };
    const back = await answer<TimeSlotsResponse>('PUT', TIME_SLOTS_PATH, again);
    expect(back).toEqual({ plan, followsOpeningHours: true, version: version + 2 });
    expect(await freeTimes()).toHaveLength(17);
  });

  it('is what visitors can book from the next moment on', async () => {
    const { plan, version } = await readPlan();
    const slots = [{ ...slot, startTime: '09:00', endTime: '09:30', isActive: false }, slot];
    const saved = await answer<TimeSlotsResponse>('PUT', TIME_SLOTS_PATH, { ...plan, slots, version });
    expect(saved).toEqual({
      plan: { ...plan, slots: slots.toReversed() },
      followsOpeningHours: false,
      version: version + 1,
    });
    expect(await freeTimes()).toEqual(['08:00']);
    expect((await call('PUT', TIME_SLOTS_PATH, { ...plan, version })).status).toBe(409);
    await answer('PUT', TIME_SLOTS_PATH, { ...plan, version: version + 1 });
    expect(await freeTimes()).toHaveLength(17);
  });

  it('with longer slots counts an appointment once in each, not once for each of its old places', async () => {
    await bookWheelChange();
    await service.db.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, is_quick, seat)
       SELECT id, appointment_date, end_minute, end_minute + 30, false, 1 FROM contact.appointments`,
    );
    const [visit] = await service.db.query<{ start: number }[]>(
      'SELECT start_minute AS start FROM contact.appointments',
    );
    const { plan, version } = await readPlan();
    const long = { ...slot, startTime: clockTime(visit!.start), endTime: clockTime(visit!.start + 120) };
    await answer('PUT', TIME_SLOTS_PATH, { ...plan, slots: [{ ...long, maxCapacity: 2 }], version });
    expect(await freeTimes()).toEqual([long.startTime]);
    await answer('PUT', TIME_SLOTS_PATH, {
      ...plan,
      slots: [{ ...long, maxCapacity: 1 }],
      version: version + 1,
    });
    expect(await freeTimes()).toEqual([]);
    await answer('PUT', TIME_SLOTS_PATH, { ...plan, version: version + 2 });
  });

  it.each<[string, string, object]>([
    ['slots', 'überschneiden', { slots: [slot, { ...slot, startTime: '08:15', endTime: '09:00' }] }],
    ['slots', 'überschneiden', { slots: [slot, slot] }],
    ['slots', 'bevor es beginnt', { slots: [{ ...slot, endTime: '08:00' }] }],
    ['slots', 'ungültig', { slots: [[]] }],
    ['slots.0.day', '', { slots: [{ ...slot, day: 8 }] }],
    ['slots.0.startTime', 'Uhrzeit', { slots: [{ ...slot, startTime: '24:00' }] }],
    ['slots.0.maxCapacity', '', { slots: [{ ...slot, maxCapacity: 0 }] }],
    ['slots', 'Zeitfenster', { slots: 'x' }],
    ['leadHours', '', { leadHours: -1 }],
    ['horizonDays', '', { horizonDays: 366 }],
  ])('is refused because of %s (%s)', async (field, words, change) => {
    const { plan, version } = await readPlan();
    const fields = await fieldsOf(await call('PUT', TIME_SLOTS_PATH, { ...plan, version, ...change }));
    expect(fields[field]).toContain(words);
  });
});

describe('blocked days', () => {
  it('cannot be booked, say why, and can be freed again', async () => {
    await bookWheelChange();
    const { blockedDates } = await answer<BlockedDatesResponse>('POST', BLOCKED_DATES_PATH, {
      from: MONDAY,
      to: addDays(MONDAY, 1),
      reason: 'Umbau',
    });
    expect(blockedDates).toEqual([
      { date: MONDAY, reason: 'Umbau', appointments: 1 },
      { date: addDays(MONDAY, 1), reason: 'Umbau', appointments: 0 },
    ]);
    expect(await freeTimes()).toEqual([]);
    const freed = await answer<BlockedDatesResponse>('DELETE', `${BLOCKED_DATES_PATH}/${MONDAY}`);
    expect(freed.blockedDates).toHaveLength(1);
    expect(await freeTimes()).not.toEqual([]);
    expect((await call('DELETE', `${BLOCKED_DATES_PATH}/${MONDAY}`)).status).toBe(404);
    expect((await call('DELETE', `${BLOCKED_DATES_PATH}/morgen`)).status).toBe(404);
  });

  it('are freed together', async () => {
    const to = addDays(MONDAY, 3);
    await answer('POST', BLOCKED_DATES_PATH, { from: MONDAY, to });
    const path = `${BLOCKED_DATES_PATH}/${MONDAY}?to=${addDays(MONDAY, 2)}`;
    const { blockedDates } = await answer<BlockedDatesResponse>('DELETE', path);
    expect(blockedDates.map(({ date }) => date)).toEqual([to]);
  });

  it('get the new reason when they are blocked again', async () => {
    const day = { from: MONDAY, to: MONDAY };
    await answer('POST', BLOCKED_DATES_PATH, { ...day, reason: 'Umbau' });
    const { blockedDates } = await answer<BlockedDatesResponse>('POST', BLOCKED_DATES_PATH, day);
    expect(blockedDates).toEqual([{ date: MONDAY, reason: null, appointments: 0 }]);
  });

  it.each<[string, object]>([
    ['from', { from: addDays(TODAY, -1), to: TODAY }],
    ['from', { from: '2027-02-30', to: MONDAY }],
    ['to', { from: MONDAY, to: addDays(MONDAY, -1) }],
    ['to', { from: MONDAY, to: addDays(MONDAY, 62) }],
    ['to', { from: MONDAY }],
    ['reason', { from: MONDAY, to: MONDAY, reason: 'x'.repeat(121) }],
  ])('are refused because of %s: %j', async (field, request) => {
    expect(await fieldsOf(await call('POST', BLOCKED_DATES_PATH, request))).toHaveProperty([field]);
  });
});

const week = (change: Partial<QuickWeekRequest> = {}): QuickWeekRequest => ({
  from: MONDAY,
  to: addDays(MONDAY, 4),
  serviceTypeId: 10,
  startTime: '07:30',
  endTime: '08:30',
  minutes: 15,
  capacity: 1,
  ...change,
});
const weeks = async (method: string, path = '', body?: unknown) =>
  (await answer<QuickWeeksResponse>(method, `${QUICK_WEEKS_PATH}${path}`, body)).quickWeeks;

describe('weeks with quick slots', () => {
  beforeEach(() => emptyTables(service.db, 'TRUNCATE contact.quick_weeks'));

  it('offer their extra times, which are booked for their own length beside the usual places', async () => {
    const usual = await freeTimes();
    const [added] = await weeks('POST', '', week());
    expect(added).toEqual({ id: added!.id, ...week() });
    expect(await freeTimes()).toEqual([...usual, '07:45', '08:15'].toSorted());

    const ends = [];
    for (let car = 0; car < 3; car += 1) {
      const booked = (await (await bookWheelChange()).json()) as BookingResponse;
      ends.push(booked.endTime);
    }
    expect(ends).toEqual(['07:45', '08:00', '08:00']);
    expect((await bookWheelChange()).status).toBe(409);
    expect(await freeTimes()).toEqual([...usual.slice(1), '07:45', '08:15'].toSorted());

    await weeks('PUT', `/${added!.id}`, week({ minutes: 30, capacity: 2 }));
    expect(await freeTimes()).toEqual(usual);
    expect(await weeks('DELETE', `/${added!.id}`)).toEqual([]);
    expect(await freeTimes()).toEqual(usual.slice(1));
    expect((await call('DELETE', `${QUICK_WEEKS_PATH}/${added!.id}`)).status).toBe(404);
    expect((await call('PUT', `${QUICK_WEEKS_PATH}/${added!.id}`, week())).status).toBe(404);
  });

  it('are nothing for days off and for other services', async () => {
    await weeks('POST', '', week());
    await answer('POST', BLOCKED_DATES_PATH, { from: MONDAY, to: MONDAY });
    expect(await freeTimes()).toEqual([]);
    await answer('DELETE', `${BLOCKED_DATES_PATH}/${MONDAY}`);
    const path = `${BOOKING_PATH}/availability?services=12&from=${MONDAY}&to=${MONDAY}`;
    const { days } = await answer<AvailabilityResponse>('GET', path);
    expect(days[0]!.times).not.toContain('07:45');
  });

  it.each<[string, Partial<QuickWeekRequest>]>([
    ['to', { from: addDays(TODAY, -9), to: addDays(TODAY, -1) }],
    ['to', { to: addDays(MONDAY, -1) }],
    ['to', { to: addDays(MONDAY, 62) }],
    ['from', { from: addDays(MONDAY, 30), to: addDays(MONDAY, 40) }],
    ['endTime', { endTime: '07:40' }],
    ['startTime', { startTime: 'früh' }],
    ['minutes', { minutes: 5 }],
    ['capacity', { capacity: 0 }],
    ['serviceTypeId', { serviceTypeId: 4711 }],
  ])('are refused because of %s: %j', async (field, change) => {
    await weeks('POST', '', week({ from: addDays(MONDAY, 35), to: addDays(MONDAY, 36) }));
    expect(await fieldsOf(await call('POST', QUICK_WEEKS_PATH, week(change)))).toHaveProperty([field]);
  });
});
