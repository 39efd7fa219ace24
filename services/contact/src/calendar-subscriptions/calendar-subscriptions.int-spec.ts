import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingResponse } from '@garage/contracts/booking';
import {
  CALENDAR_FEED_PATH,
  CALENDAR_SUBSCRIPTION_PATH,
  type CalendarScope,
  type CalendarSubscriptionResponse,
  type NewCalendarSubscription,
} from '@garage/contracts/calendar-subscription';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';

const content = new ContentServer();
let service: TestApp;
let user: Awaited<ReturnType<typeof createUser>>;
let staff: SignedInClient;

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
});
beforeEach(async () => {
  await emptyTables(
    service.db,
    'DELETE FROM contact.appointments; DELETE FROM contact.calendar_subscriptions; DELETE FROM auth.audit_log',
  );
  user = await createUser(service.db, { roleId: 1 });
  staff = await signIn(service.app, user);
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

function ask(method: string, body?: object, client = staff): Promise<Response> {
  return fetch(service.url + CALENDAR_SUBSCRIPTION_PATH, {
    method,
    headers: { ...client.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function subscribe(scope: CalendarScope = 'all', client = staff): Promise<NewCalendarSubscription> {
  const response = await ask('PUT', { scope }, client);
  expect(response.status).toBe(200);
  return (await response.json()) as NewCalendarSubscription;
}

/** As a calendar program asks: without a session. The address is the site's; here there is no gateway. */
async function read(address: string) {
  const { search } = new URL(address);
  const response = await fetch(service.url + CALENDAR_FEED_PATH + search);
  // Long lines are folded.
  return { response, text: (await response.text()).replaceAll('\r\n ', '') };
}

async function book(name: string, time: string): Promise<string> {
  const response = await sendBooking(
    service,
    filledBooking({
      name,
      time,
      email: `${name.toLowerCase()}@example.ch`,
      vehicleLicensePlate: 'ZH 123 456',
    }),
  );
  expect(response.status).toBe(201);
  return ((await response.json()) as BookingResponse).bookingId;
}

const stored = async () => ((await (await ask('GET')).json()) as CalendarSubscriptionResponse).subscription;

describe('the subscription of a calendar', () => {
  it('shows who comes with which car, and neither telephone nor address', async () => {
    const { address } = await subscribe();
    const bookingId = await book('Keller', '07:30');

    const { response, text } = await read(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(text).toMatch(/SUMMARY:Unbestätigt: ZH 123 456 · Keller · /);
    expect(text).toContain(`UID:${bookingId}@`);
    expect(text).toContain('STATUS:TENTATIVE');
    expect(text).not.toMatch(/keller@example|123 45 67/);
  });

  it('no longer shows what was cancelled', async () => {
    const { address } = await subscribe();
    await book('Keller', '07:30');
    await service.db.query(`UPDATE contact.appointments SET status = 'cancelled'`);
    expect((await read(address)).text).not.toContain('BEGIN:VEVENT');
  });

  it('of one’s own appointments shows those that one looks after', async () => {
    const { address } = await subscribe('mine');
    await book('Keller', '07:30');
    const own = await book('Meier', '08:00');
    await service.db.query(`UPDATE contact.appointments SET assignee_id = $1 WHERE booking_id = $2`, [
      user.id,
      own,
    ]);
    const { text } = await read(address);
    expect(text.match(/^SUMMARY:.*$/gm)).toEqual([expect.stringContaining('Meier')]);
  });

  it('is told once: what is stored opens nothing, and an error names nothing', async () => {
    const { address } = await subscribe();
    const key = new URL(address).searchParams.get('key')!;
    const [row] = await service.db.query<{ all: string }[]>(
      'SELECT row_to_json(s)::text AS all FROM contact.calendar_subscriptions AS s',
    );
    expect(row!.all).not.toContain(key);
    expect(JSON.stringify(await stored())).not.toContain(key);
    for (const wrong of ['', '?key=', `?key=${'x'.repeat(43)}`, `?key=a&key=b`]) {
      const response = await fetch(service.url + CALENDAR_FEED_PATH + wrong);
      expect(response.status).toBe(404);
    }
  });

  it('says when a program has read it last', async () => {
    const { address } = await subscribe();
    expect(await stored()).toMatchObject({ scope: 'all', lastReadAt: null });
    await read(address);
    expect((await stored())?.lastReadAt).toMatch(/^\d{4}-/);
  });

  it('ends with a new address, and by being ended; both are recorded', async () => {
    const first = await subscribe();
    const second = await subscribe('mine');
    expect((await read(first.address)).response.status).toBe(404);
    expect((await read(second.address)).response.status).toBe(200);

    expect((await ask('DELETE')).status).toBe(200);
    expect((await ask('DELETE')).status).toBe(200);
    expect((await read(second.address)).response.status).toBe(404);
    expect(await stored()).toBeNull();
    const recorded = await service.db.query<{ action: string }[]>(
      'SELECT action FROM auth.audit_log WHERE actor_user_id = $1 ORDER BY id',
      [user.id],
    );
    expect(recorded.map(({ action }) => action)).toEqual([
      'calendar-subscribed',
      'calendar-subscribed',
      'calendar-unsubscribed',
    ]);
  });

  it('opens nothing while its account may not see appointments, and is gone with the account', async () => {
    const { address } = await subscribe();
    await service.db.query('UPDATE auth.users SET role_id = 2 WHERE id = $1', [user.id]);
    expect((await read(address)).response.status).toBe(404);
    await service.db.query('UPDATE auth.users SET role_id = 1 WHERE id = $1', [user.id]);
    expect((await read(address)).response.status).toBe(200);
    await service.db.query('DELETE FROM auth.users WHERE id = $1', [user.id]);
    expect((await read(address)).response.status).toBe(404);
    expect(await service.db.query('SELECT FROM contact.calendar_subscriptions')).toEqual([]);
  });

  it('is refused for what is no choice', async () => {
    expect((await ask('PUT', { scope: 'everybody' })).status).toBe(400);
  });
});
