import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPOINTMENTS_PATH, type AppointmentResponse } from '@garage/contracts/appointments';
import type { BookingResponse } from '@garage/contracts/booking';
import {
  BOOKING_FLOODS_PATH,
  type BookingFloodsResponse,
  type DeclineFloodResponse,
} from '@garage/contracts/booking-floods';
import { createUser, type SignedInClient, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../../testing/bookings.js';
import { eventually, hurrying, STAFF_EMAIL, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { emptyTablesAndMails } from '../../testing/empty-tables-and-mails.js';
import { MailServer } from '../../testing/mail-server.js';

const content = new ContentServer();
const mailServer = new MailServer();
const TIMES = ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00'];
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  await Promise.all([content.start(), mailServer.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url });
  const permissions = ['appointments:read', 'appointments:write'] as const;
  staff = await signIn(service.app, await createUser(service.db, { permissions: [...permissions] }));
});
beforeEach(async () => {
  await emptyTablesAndMails(
    service,
    mailServer,
    'DELETE FROM contact.appointments; DELETE FROM contact.inspection_reminders',
  );
});
afterAll(async () => {
  await service?.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

async function book(name: string, time: string, from: string, wishes: object = {}): Promise<number> {
  const response = await sendBooking(
    service,
    filledBooking({ name, time, email: `${name.toLowerCase()}@example.ch`, ...wishes }),
    { 'x-forwarded-for': from },
  );
  expect(response.status).toBe(201);
  const { bookingId } = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return row!.id;
}

function withNetwork(): Promise<object[]> {
  return service.db.query<object[]>('SELECT FROM contact.appointments WHERE booked_from IS NOT NULL');
}

async function floods(): Promise<BookingFloodsResponse['floods']> {
  const response = await fetch(service.url + BOOKING_FLOODS_PATH, { headers: staff.headers });
  return ((await response.json()) as BookingFloodsResponse).floods;
}

async function decline(ids: unknown) {
  const response = await fetch(`${service.url}${BOOKING_FLOODS_PATH}/decline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...staff.headers },
    body: JSON.stringify({ ids }),
  });
  return { status: response.status, body: (await response.json()) as DeclineFloodResponse };
}

describe('a flood of bookings', () => {
  it('is shown as one, and cleared in one step: places are free at once, and its victims hear nothing', async () => {
    const before = await book('Beat', '07:30', '203.0.113.1');
    // What is queued while nobody answers at the mail server would leave later.
    await mailServer.stop();
    const ids: number[] = [];
    for (const [index, time] of TIMES.entries()) {
      ids.push(await book(`Opfer${index}`, time, '203.0.113.66'));
    }
    expect(await floods()).toMatchObject([
      { kind: 'network', visits: ids.toReversed().map((id) => ({ id, phone: '+41 79 123 45 67' })) },
    ]);
    const [free] = await service.db.query<{ seats: number }[]>(
      'SELECT count(*)::int AS seats FROM contact.appointment_places',
    );
    expect(free).toEqual({ seats: 7 });

    expect(await decline(ids)).toEqual({ status: 200, body: { declined: 6 } });
    expect(await floods()).toEqual([]);
    expect(await service.db.query('SELECT appointment_id FROM contact.appointment_places')).toEqual([
      { appointment_id: before },
    ]);
    const response = await fetch(`${service.url}${APPOINTMENTS_PATH}/${ids[0]}`, { headers: staff.headers });
    const { appointment } = (await response.json()) as AppointmentResponse;
    expect(appointment.status).toBe('declined');
    expect(appointment.history.map(({ kind, to, actor }) => [kind, to, actor])).toEqual([
      ['booked', 'pending', 'customer'],
      ['state', 'declined', 'staff'],
    ]);

    await mailServer.start();
    await eventually(
      hurrying(service, () => service.db.query<object[]>(`SELECT FROM contact.mails WHERE status <> 'sent'`)),
      (unsent) => unsent.length === 0,
      60_000,
    );
    const recipients = mailServer.mails.map(({ recipients: [first] }) => first);
    expect(recipients.filter((address) => address !== STAFF_EMAIL)).toEqual(['beat@example.ch']);
  });

  it('leaves no wish for later mails in the name of its victims, and takes none from a known customer', async () => {
    const wish = { inspectionReminder: true, firstRegistration: '2020-03' };
    const known = await book('Beat', '07:30', '203.0.113.2', wish);
    await service.db.query(`UPDATE contact.appointments SET recipient_confirmed_at = now() WHERE id = $1`, [
      known,
    ]);
    const ids = [
      await book('Opfer', '08:00', '203.0.113.68', wish),
      await book('Beat', '08:30', '203.0.113.68', wish),
    ];
    expect((await decline(ids)).body).toEqual({ declined: 2 });
    expect(
      await service.db.query('SELECT email FROM contact.inspection_reminders WHERE stopped_at IS NULL'),
    ).toEqual([{ email: 'beat@example.ch' }]);
  });

  it('does not make room for the next one from the same network', async () => {
    const ids = [
      await book('Opfer1', '07:30', '203.0.113.69'),
      await book('Opfer2', '08:00', '203.0.113.69'),
    ];
    expect(await withNetwork()).toHaveLength(2);
    await decline(ids);
    expect(await withNetwork()).toHaveLength(2);
  });

  it('is declined only as far as it still waits, also when two colleagues press the button', async () => {
    const ids: number[] = [];
    for (const time of TIMES) ids.push(await book(`Opfer${time.replace(':', '')}`, time, '203.0.113.67'));
    const confirmed = await fetch(`${service.url}${APPOINTMENTS_PATH}/${ids[0]}/state`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...staff.headers },
      body: JSON.stringify({ state: 'confirmed' }),
    });
    expect(confirmed.status).toBe(200);
    const answers = await Promise.all([decline(ids), decline([...ids, 999_999])]);
    expect(answers.reduce((sum, { body }) => sum + body.declined, 0)).toBe(5);
  });

  it.each([[[]], [['1']], [[1, 1]], ['x'], [undefined]])('is not declined by %j', async (ids) => {
    expect((await decline(ids)).status).toBe(400);
  });
});
