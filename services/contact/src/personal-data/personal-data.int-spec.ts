import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ErasedResponse,
  PERSONAL_DATA_PATH,
  type PersonalDataExport,
  type PersonalDataResponse,
} from '@garage/contracts/personal-data';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { eventually, startContactApp } from '../testing/contact-app.js';

let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  service = await startContactApp({ url: 'smtp://127.0.0.1:9' });
  staff = await signIn(service.app, await createUser(service.db, { permissions: ['settings:write'] }));
});
beforeEach(async () => {
  await emptyTables(
    service.db,
    'TRUNCATE contact.contact_messages, contact.appointments, contact.inspection_reminders, auth.audit_log RESTART IDENTITY CASCADE',
  );
});
afterAll(() => service?.close());

interface Answers {
  search: PersonalDataResponse;
  export: PersonalDataExport;
  erase: ErasedResponse;
}

async function call<Action extends keyof Answers>(action: Action, body: unknown) {
  const response = await fetch(`${service.url}${PERSONAL_DATA_PATH}/${action}`, {
    method: 'POST',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answers[Action] };
}

const addMessage = (email: string, text = 'Text') =>
  service.db.query(
    `INSERT INTO contact.contact_messages (name, email, phone, message, language, consent_at, consent_version)
     VALUES ('Anna', $1, '', $2, 'de', now(), '1')`,
    [email, text],
  );
const addReminder = (email: string, plate: string | null) =>
  service.db.query(
    `INSERT INTO contact.inspection_reminders
       (name, email, language, license_plate, first_registration, consent_at, consent_version, due_on)
     VALUES ('Anna', $1, 'de', $2, '2019-03-01', now(), '1', '2099-03-01')`,
    [email, plate],
  );
/** `$1` is the address, `$2` the plate, `$3` the state. */
const APPOINTMENT = `
  INSERT INTO contact.appointments
    (booking_id, status, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off,
     work_minutes, customer_name, customer_email, customer_phone, vehicle_license_plate, language, consent_at,
     consent_version, fingerprint)
  VALUES (md5(random()::text), $3, '{1}', '2026-01-05', 450, '2026-01-05', 480, false, 30, 'Anna', $1, '', $2,
          'de', now(), '1', 'internal') RETURNING id`;
const addAppointment = async (email: string | null, plate: string | null, status = 'completed') => {
  const [row] = await service.db.query<{ id: number }[]>(APPOINTMENT, [email, plate, status]);
  await service.db.query(
    `INSERT INTO contact.appointment_history
       (appointment_id, kind, status, actor, user_id, date, start_minute, end_date, end_minute, drop_off, sequence)
     VALUES ($1, 'booked', 'pending', 'staff', 92, '2026-01-05', 450, '2026-01-05', 480, false, 0)`,
    [row!.id],
  );
};

/** Whether an export waits for the lock on the appointments. */
async function isExportWaiting(): Promise<boolean> {
  const rows = await service.db.query<unknown[]>(
    `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%notes_of_staff%'`,
  );
  return rows.length > 0;
}

describe('what is stored about a person', () => {
  it('is found by address and by plate, however they are written, across messages and appointments', async () => {
    await addMessage('Anna@Example.ch');
    await addMessage('other@example.ch');
    await addAppointment('anna@example.ch', 'ZH 12 345');
    await addAppointment(null, 'zh-12345');
    await addAppointment('other@example.ch', null);
    await addReminder('Anna@example.ch', 'ZH-12345');
    await addReminder('other@example.ch', 'ZH 1');
    const byEmail = await call('search', { email: 'ANNA@example.ch' });
    expect(byEmail.body.messages.map(({ id }) => id)).toEqual([1]);
    expect(byEmail.body.appointments.map(({ id }) => id)).toEqual([1]);
    expect(byEmail.body.inspectionReminders).toEqual([
      {
        id: 1,
        dueOn: '2099-03-01',
        isStopped: false,
        name: 'Anna',
        email: 'Anna@example.ch',
        plate: 'ZH-12345',
      },
    ]);
    const byPlate = await call('search', { plate: 'Zh12345' });
    expect(byPlate.body.messages).toEqual([]);
    expect(byPlate.body.appointments.map(({ id }) => id)).toEqual([2, 1]);
    expect(byPlate.body.inspectionReminders.map(({ id }) => id)).toEqual([1]);
  });

  it('is found in messages that name the plate, however it is written, and in none that names another', async () => {
    const others = ['AZH 12345', 'ZH 123456', 'ZH 1234', 'Kontrollschild ZH 12 346'];
    const own = ['Mein Škoda (ZH 12345) quietscht.', 'zh-12.345', "Schild:\nZH 12'345, Jahrgang 2019"];
    for (const text of [...others, ...own]) await addMessage('anna@example.ch', text);
    const found = await call('search', { plate: 'ZH 12 345' });
    expect(found.body.messages.map(({ id }) => id)).toEqual([7, 6, 5]);
    expect((await call('search', { plate: 'ZH 12' })).body.messages).toEqual([]);
    const exported = await call('export', { plate: 'ZH12345' });
    expect(exported.body.messages).toHaveLength(3);
    await call('erase', { plate: 'ZH12345' });
    expect((await call('search', { email: 'anna@example.ch' })).body.messages).toHaveLength(4);
  });

  it.each([
    {},
    { email: 'a@example.ch', plate: 'ZH 1' },
    { email: 'a@example.ch', customer: 1 },
    { customer: 0 },
    { email: '%' },
    { plate: '--' },
    { plate: 'x' },
  ])('needs an address, a plate or the number of a card: %j', async (query) => {
    for (const action of ['search', 'export', 'erase'] as const) {
      expect((await call(action, query)).status).toBe(400);
    }
  });

  it('is handed out whole, without what belongs to others, and that is recorded', async () => {
    await addMessage('anna@example.ch');
    await addMessage('other@example.ch');
    await addAppointment('anna@example.ch', 'ZH 1');
    await addReminder('anna@example.ch', 'ZH 1');
    const { body } = await call('export', { email: 'anna@example.ch' });
    expect(body.messages).toMatchObject([{ id: 1, message: 'Text', replies: [], notes: [] }]);
    expect(body.appointments).toMatchObject([
      { vehicle_license_plate: 'ZH 1', history: [{ kind: 'booked' }], documents: [] },
    ]);
    expect(body.inspectionReminders).toMatchObject([
      { license_plate: 'ZH 1', first_registration: '2019-03-01', consent_version: '1' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/other@|internal|user_id|fingerprint/);
    expect(await service.db.query('SELECT action, details FROM auth.audit_log')).toEqual([
      {
        action: 'personal-data-exported',
        details: { messages: 1, appointments: 1, inspectionReminders: 1, customers: 0 },
      },
    ]);
  });

  it('is handed out as it was at one moment, whatever is saved while it is collected', async () => {
    await addMessage('anna@example.ch');
    const exported = await service.db.transaction(async (manager) => {
      // The export has read the messages and waits here for the appointments.
      await manager.query('LOCK TABLE contact.appointments IN ACCESS EXCLUSIVE MODE');
      const answer = call('export', { email: 'anna@example.ch' });
      await eventually(isExportWaiting, (isWaiting) => isWaiting);
      await manager.query(APPOINTMENT, ['anna@example.ch', null, 'completed']);
      await manager.query(`UPDATE contact.contact_messages SET message = 'changed'`);
      return { answer };
    });
    const { body } = await exported.answer;
    expect(body.messages).toMatchObject([{ message: 'Text' }]);
    expect(body.appointments).toEqual([]);
    expect((await call('export', { email: 'anna@example.ch' })).body).toMatchObject({
      messages: [{ message: 'changed' }],
      appointments: [{ customer_email: 'anna@example.ch' }],
    });
  });

  it('is erased with all that hangs on it, and nobody else’s', async () => {
    await addMessage('anna@example.ch');
    await addMessage('other@example.ch');
    await addAppointment('anna@example.ch', 'ZH 1');
    await addAppointment('other@example.ch', 'ZH 2');
    await addReminder('anna@example.ch', 'ZH 1');
    await addReminder('other@example.ch', 'ZH 2');
    const { body } = await call('erase', { email: 'anna@example.ch' });
    const counts = { messages: 1, appointments: 1, inspectionReminders: 1, customers: 0 };
    expect(body).toEqual(counts);
    const left = await service.db.query(
      `SELECT (SELECT array_agg(email) FROM contact.contact_messages) AS messages,
              (SELECT array_agg(customer_email) FROM contact.appointments) AS appointments,
              (SELECT array_agg(email) FROM contact.inspection_reminders) AS reminders,
              (SELECT count(*)::int FROM contact.appointment_history) AS events`,
    );
    const other = ['other@example.ch'];
    expect(left).toEqual([{ messages: other, appointments: other, reminders: other, events: 1 }]);
    const lines = await service.db.query('SELECT action, details FROM auth.audit_log');
    expect(lines).toEqual([{ action: 'personal-data-erased', details: counts }]);
  });

  it('stays whole while a visit is still to come', async () => {
    await addMessage('anna@example.ch');
    await addAppointment('anna@example.ch', null, 'confirmed');
    const { status } = await call('erase', { email: 'anna@example.ch' });
    expect(status).toBe(409);
    expect((await call('search', { email: 'anna@example.ch' })).body.messages).toHaveLength(1);
  });
});
