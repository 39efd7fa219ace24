import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BOOKING_PATH, type CustomerAppointment } from '@garage/contracts/booking';
import type { ApiError } from '@garage/contracts/common';
import { type AnswerRequest, customerPhotoPath } from '@garage/contracts/customer-visit';
import {
  type CheckConflict,
  type Finding,
  type FindingRequest,
  type FindingResponse,
  FINDINGS_LIMITS,
  type JobResponse,
  type JobsEvent,
  type JobsResponse,
  type JobSummary,
  type PhotoResponse,
} from '@garage/contracts/findings';
import { createUser, type SignedInClient, signIn, type TestApp } from '@garage/shared/testing/test-app';
import sharp from 'sharp';
import { SYSTEM } from '../appointments/appointment.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { MailEntity } from '../mail/mail.entity.js';
import type { Mail } from '../mail/mailer.js';
import { Outbox } from '../mail/outbox.js';
import { eventually, STAFF_EMAIL, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { emptyTablesAndMails } from '../testing/empty-tables-and-mails.js';
import { EventStream } from '../testing/event-stream.js';
import { CHECKS, type ReceivedCar, receiveCar } from '../testing/jobs.js';
import { MailServer } from '../testing/mail-server.js';
import { UnansweredFindings } from './unanswered-findings.js';

const content = new ContentServer();
const mailServer = new MailServer();
let service: TestApp;
/** A role made by hand: the cars of the day, and nothing else. */
let mechanic: SignedInClient;
let boss: SignedInClient;
let car: ReceivedCar;

beforeAll(async () => {
  content.services.find(({ id }) => id === 10)!.checks = CHECKS;
  await Promise.all([content.start(), mailServer.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' });
  const permissions = ['jobs:read', 'jobs:write'] as const;
  mechanic = await signIn(service.app, await createUser(service.db, { permissions: [...permissions] }));
  boss = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
});
beforeEach(async () => {
  await emptyTablesAndMails(service, mailServer, 'TRUNCATE contact.appointments, contact.mails CASCADE');
  car = await receiveCar(service, { language: 'fr', vehicleLicensePlate: 'ZH 123 456' });
});
afterAll(async () => {
  await service?.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

/** What the calls of these specs answer. */
type Answered = JobResponse &
  JobsResponse &
  FindingResponse &
  CheckConflict &
  ApiError & { appointments: Record<string, unknown[]>[] };

async function call(
  method: string,
  path: string,
  body?: unknown,
  { client = mechanic, headers = {} }: { client?: SignedInClient; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Answered }> {
  const response = await fetch(service.url + path, {
    method,
    headers: {
      ...client.headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Answered };
}

const job = async () => (await call('GET', `/api/admin/jobs/${car.id}`)).body.job;
const checksPath = () => `/api/admin/jobs/${car.id}/checks`;
const findings = (id = car.id) => `/api/admin/appointments/${id}/findings`;
const pads: FindingRequest = { title: 'Bremsbeläge', rating: 'red', text: 'Noch 2 mm', price: 38_050 };
const add = async (finding: FindingRequest = pads) => (await call('POST', findings(), finding)).body.finding;
const offer = async (finding: Finding) =>
  (await call('POST', `${findings()}/${finding.id}/offer`)).body.finding;
const writeDown = (finding: Finding, said: string, seen: Partial<Finding> = {}) => {
  const { version, state } = { ...finding, ...seen };
  return call('POST', `${findings()}/${finding.id}/answer`, { answer: said, version, state });
};

/** Whether it has these values. */
const matches = (summary: JobSummary | null, expected: Partial<JobSummary>) =>
  Object.entries(expected).every(([key, value]) => summary?.[key as keyof JobSummary] === value);

/** A picture of a camera that was held upright, with the place where it was taken. */
const photoBytes = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function sendPhoto(
  body: Buffer,
  { key = 'photo-key-1', query = '' }: { key?: string; query?: string } = {},
): Promise<{ status: number; body: PhotoResponse & ApiError }> {
  const response = await fetch(`${service.url}/api/admin/appointments/${car.id}/photos${query}`, {
    method: 'POST',
    headers: { ...mechanic.headers, 'content-type': 'application/octet-stream', 'idempotency-key': key },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as PhotoResponse & ApiError };
}

const page = async () => {
  const response = await fetch(`${service.url}${BOOKING_PATH}/${car.bookingId}?token=${car.token}`);
  return (await response.json()) as CustomerAppointment;
};
async function answer(finding: Finding, change: Partial<AnswerRequest> = {}) {
  const response = await fetch(
    `${service.url}${BOOKING_PATH}/${car.bookingId}/findings/${finding.id}/answer`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token: car.token,
        answer: 'approved',
        price: finding.price,
        version: finding.version,
        ...change,
      }),
    },
  );
  return { status: response.status, body: (await response.json()) as CustomerAppointment & ApiError };
}
/** Waits for the mail with this subject. */
async function mailed(subject: string, recipient: string) {
  const sent = () =>
    mailServer.mails.find((mail) => mail.subject === subject && mail.recipients.includes(recipient));
  return (await eventually(sent, (mail) => mail !== undefined))!;
}

/** Questions that have not left. */
const waitingQuestions = () =>
  service.db.query<{ id: number; recipient: string }[]>(
    `SELECT id, recipient FROM contact.mails WHERE kind = 'finding-offer' AND status <> 'sent' ORDER BY id`,
  );
/** Offers a finding, and has the mail that asks about it: a worker may find out before us that it has nothing to say. */
const offered = async (finding: FindingRequest) => {
  await offer(await add(finding));
  const [mail] = await service.db.getRepository(MailEntity).find({
    where: { kind: 'finding-offer' },
    order: { id: 'DESC' },
    take: 1,
  });
  return mail!;
};
/** What would be sent now. */
const written = async (mail: MailEntity) => (await service.app.get(Outbox).write(mail)) as Mail | null;

describe('the cars of the day', () => {
  it('are listed for a mechanic, with the telephone and without the address', async () => {
    const { body } = await call('GET', '/api/admin/jobs');
    expect(body.jobs).toEqual([
      expect.objectContaining({
        id: car.id,
        status: 'received',
        name: 'Anna Keller',
        phone: '+41 79 123 45 67',
        vehicleLicensePlate: 'ZH 123 456',
        services: ['Radwechsel'],
        checksDone: 0,
        checksTotal: 2,
      }),
    ]);
    expect(JSON.stringify([body, await job()])).not.toContain('example.ch');
  });

  it('open for a mechanic only on their day, and nothing else does', async () => {
    await service.db.query('UPDATE contact.appointments SET appointment_date = appointment_date - 40');
    const path = `/api/admin/jobs/${car.id}`;
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('POST', findings(), pads)).status).toBe(404);
    expect((await call('GET', path, undefined, { client: boss })).status).toBe(200);
    for (const closed of ['appointments?from=2027-01-01&to=2027-01-02', 'contact-messages', 'mails']) {
      expect((await call('GET', `/api/admin/${closed}`)).status).toBe(403);
    }
  });

  it('are told of as they change, to whoever has them open', async () => {
    const stream = await EventStream.open<JobsEvent>(service.url, 'jobs', { cookie: mechanic.cookie });
    const last = () => stream.events.at(-1);
    const hears = async (expected: Partial<JobSummary> | null) => {
      const isIt = (event?: JobsEvent) =>
        event !== undefined && (expected === null ? event.job === null : matches(event.job, expected));
      expect((await eventually(last, isIt))?.id).toBe(car.id);
    };
    const finding = await offer(await add());
    await hears({ status: 'received', unanswered: 1, calls: 0 });
    await answer(finding, { answer: 'call' });
    await hears({ unanswered: 0, calls: 1 });
    const { length } = stream.events;
    await call('POST', `/api/admin/jobs/${car.id}/notes`, { text: 'Felgenschloss im Handschuhfach' });
    await eventually(
      () => stream.events,
      (events) => events.length > length,
    );
    await call('PUT', `/api/admin/jobs/${car.id}/state`, { state: 'ready' });
    await hears({ status: 'ready' });
    await call('PUT', `/api/admin/jobs/${car.id}/state`, { state: 'completed' });
    await hears(null);
    stream.stop();
  });

  it('go on along their states', async () => {
    const path = `/api/admin/jobs/${car.id}/state`;
    for (const state of ['in-work', 'ready', 'completed']) {
      const { status, body } = await call('PUT', path, { state });
      expect([status, body.job.status]).toEqual([200, state]);
    }
    expect((await call('PUT', path, { state: 'in-work' })).status).toBe(409);
    expect((await call('PUT', path, { state: 'cancelled' })).status).toBe(400);
    expect((await call('POST', findings(), pads)).status).toBe(409);
  });

  it('are handed over on another day than they were booked for', async () => {
    await service.db.query(
      'UPDATE contact.appointments SET appointment_date = appointment_date - 2, end_date = end_date - 1',
    );
    const path = `/api/admin/jobs/${car.id}`;
    await call('PUT', `${path}/state`, { state: 'ready' });
    const { status, body } = await call('PUT', `${path}/state`, { state: 'completed' });
    expect([status, body.job.status]).toEqual([200, 'completed']);
    expect((await call('GET', path)).status).toBe(404);
  });
});

describe('what is checked', () => {
  const line = { serviceId: 10, text: 'Bremsbeläge' };

  it('follows the booked services and keeps rating, value and note', async () => {
    const said = { ...line, rating: 'amber', value: '3.2 mm', note: 'Hinten besser', version: 0 };
    const { body } = await call('PUT', checksPath(), said);
    expect(body.job.checks).toEqual([
      expect.objectContaining({ text: 'Profiltiefe vorne', rating: null, version: 0 }),
      expect.objectContaining({ ...said, version: 1 }),
    ]);
    expect(body.job).toMatchObject({ checksDone: 1, checksTotal: 2 });
    expect((await call('PUT', checksPath(), { ...said, text: 'Anderes' })).status).toBe(404);
    expect((await call('PUT', checksPath(), { ...said, rating: 'blue' })).status).toBe(400);
  });

  it('answers a second change with the first one, so that nothing typed is lost', async () => {
    await call('PUT', checksPath(), { ...line, rating: 'green', version: 0 });
    const { status, body } = await call(
      'PUT',
      checksPath(),
      { ...line, rating: 'red', version: 0 },
      {
        client: boss,
      },
    );
    expect([status, body.check]).toEqual([409, expect.objectContaining({ rating: 'green', version: 1 })]);
  });

  it('is told to the customer once the car is ready, in the customer’s language', async () => {
    await call('PUT', checksPath(), { ...line, rating: 'amber', value: '3 mm', note: 'intern', version: 0 });
    expect((await page()).checks).toEqual([]);
    await service.app.get(AppointmentStates).change(car.id, 'ready', SYSTEM);
    expect((await page()).checks).toEqual([{ text: 'Plaquettes', rating: 'amber', value: '3 mm' }]);
  });
});

describe('a finding', () => {
  it('is stored once for a key, changed by one after the other, and deleted while nobody was asked', async () => {
    const headers = { 'idempotency-key': 'finding-key-1' };
    const first = await call('POST', findings(), pads, { headers });
    const again = await call('POST', findings(), pads, { headers });
    expect([first.status, again.body.finding.id]).toEqual([201, first.body.finding.id]);
    const { finding } = first.body;
    const path = `${findings()}/${finding.id}`;
    const changed = await call('PUT', path, { ...pads, price: 40_000, version: 1 });
    expect(changed.body.finding).toMatchObject({ price: 40_000, version: 2, state: 'noted' });
    expect((await call('PUT', path, { ...pads, version: 1 })).status).toBe(409);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await job()).findings).toEqual([]);
  });

  it.each<[string, object]>([
    ['title', { title: ' ' }],
    ['rating', { rating: undefined }],
    ['price', { price: 380.5 }],
    ['price', { price: -1 }],
    ['minutes', { minutes: 5000 }],
    ['photos', { photos: [4711] }],
    ['continues', { continues: 4711 }],
  ])('is refused because of %s: %j', async (field, change) => {
    const { status, body } = await call('POST', findings(), { ...pads, ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('that was declined is offered again at the next visit of the same car, however its plate is written', async () => {
    const declined = await offer(await add());
    await answer(declined, { answer: 'declined' });
    const next = await receiveCar(service, {
      email: 'beat@example.ch',
      time: '09:00',
      vehicleLicensePlate: 'zh-123456',
    });
    const read = async () => (await call('GET', `/api/admin/jobs/${next.id}`)).body.job.earlierFindings;
    expect(await read()).toEqual([expect.objectContaining({ id: declined.id, title: 'Bremsbeläge' })]);
    await call('POST', findings(next.id), { ...pads, continues: declined.id });
    expect(await read()).toEqual([]);
  });
});

describe('a photo', () => {
  it('is turned upright, without place and camera, and stored once', async () => {
    const bytes = await photoBytes();
    const first = await sendPhoto(bytes);
    const again = await sendPhoto(bytes);
    expect([first.status, first.body.photo.id]).toEqual([201, again.body.photo.id]);
    expect(first.body.photo).toMatchObject({ width: 200, height: 400, isReleased: false });
    const path = `/api/admin/appointments/${car.id}/photos/${first.body.photo.id}`;
    const response = await fetch(service.url + path, { headers: mechanic.headers });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const read = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(read).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
    expect([read.exif, read.orientation]).toEqual([undefined, undefined]);
    expect((await fetch(`${service.url}${path}/thumbnail`, { headers: mechanic.headers })).status).toBe(200);
  });

  it('must be a picture, with a key', async () => {
    expect((await sendPhoto(Buffer.from('no picture'))).status).toBe(415);
    expect((await sendPhoto(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await sendPhoto(await photoBytes(), { key: '' })).status).toBe(400);
    expect((await sendPhoto(await photoBytes(), { query: '?finding=4711' })).status).toBe(404);
  });

  it('is one of six of a finding at the most', async () => {
    const { id } = await add();
    const send = async (key: number) =>
      (await sendPhoto(await photoBytes(), { key: `photo-key-${key}`, query: `?finding=${id}` })).status;
    for (let key = 1; key <= FINDINGS_LIMITS.photosEach; key += 1) expect(await send(key)).toBe(201);
    expect(await send(7)).toBe(409);
    const { body } = await sendPhoto(await photoBytes(), { key: 'photo-key-8' });
    const path = `/api/admin/appointments/${car.id}/photos/${body.photo.id}`;
    expect((await call('PUT', path, { findingId: id })).status).toBe(409);
  });

  it('that is taken from a question makes its customer look again', async () => {
    const noted = await add();
    const { body } = await sendPhoto(await photoBytes(), { query: `?finding=${noted.id}` });
    const asked = await offer((await job()).findings[0]!);
    await add({ ...pads, title: 'Wischer', photos: [body.photo.id] });
    expect((await answer(asked)).status).toBe(409);
    const [now] = (await page()).findings;
    expect(now).toMatchObject({ id: asked.id, state: 'offered', photos: [] });
  });

  it('is shown to the customer of this visit once it is released, and to nobody else', async () => {
    const { body } = await sendPhoto(await photoBytes());
    const { id } = body.photo;
    const open = (path: string) => fetch(service.url + path).then(({ status }) => status);
    const path = customerPhotoPath(car.bookingId, car.token, id);
    expect(await open(path)).toBe(404);
    await call('PUT', `/api/admin/appointments/${car.id}/photos/${id}`, { isReleased: true });
    expect((await page()).photos).toEqual([id]);
    expect(await open(path)).toBe(200);
    const other = await receiveCar(service, { email: 'beat@example.ch', time: '09:00' });
    expect(await open(customerPhotoPath(other.bookingId, other.token, id))).toBe(404);
    expect(await open(customerPhotoPath(car.bookingId, other.token, id))).toBe(404);
  });
});

describe('the question to the customer', () => {
  it('goes out by mail in the customer’s language and stands on the visit page', async () => {
    const { price: _price, ...withoutPrice } = pads;
    expect((await call('POST', `${findings()}/${(await add(withoutPrice)).id}/offer`)).status).toBe(409);
    const finding = await offer(await add());
    const mail = await mailed('Nous avons besoin de votre décision', 'anna.keller@example.ch');
    expect(mail.text).toContain('CHF 380.50');
    expect((await page()).findings).toEqual([
      expect.objectContaining({ id: finding.id, state: 'offered', price: 38_050, canAnswer: true }),
    ]);
    expect((await job()).unanswered).toBe(1);
    expect((await call('DELETE', `${findings()}/${finding.id}`)).status).toBe(409);
  });

  it('is answered by the button, once, and what was approved stays so', async () => {
    const finding = await offer(await add());
    expect((await answer(finding, { token: 'wrong' })).status).toBe(404);
    const { status, body } = await answer(finding);
    expect([status, body.findings[0]!.state, body.approvedTotal]).toEqual([200, 'approved', 38_050]);
    expect((await answer(finding)).status).toBe(200);
    expect((await answer(finding, { answer: 'declined' })).status).toBe(409);
    const answers = await service.db.query('SELECT answer FROM contact.finding_answers');
    expect(answers).toEqual([{ answer: 'approved' }]);
  });

  it('is asked again when text or price change, and an answer to what stood there before is refused', async () => {
    const finding = await offer(await add());
    await answer(finding);
    const path = `${findings()}/${finding.id}`;
    const now = await call('PUT', path, {
      ...pads,
      price: 45_000,
      version: finding.version,
    });
    expect(now.body.finding).toMatchObject({ state: 'offered', answeredAt: null });
    expect((await answer(finding)).status).toBe(409);
    expect((await answer(finding, { price: 45_000 })).status).toBe(409);
    expect((await answer(now.body.finding)).status).toBe(200);
    await service.app.get(AppointmentStates).change(car.id, 'ready', SYSTEM);
    expect((await page()).approvedTotal).toBe(45_000);
  });

  it('reminds staff once after an hour without an answer, and at once when a call is wanted', async () => {
    const finding = await offer(await add());
    const watch = service.app.get(UnansweredFindings);
    await watch.remind(new Date());
    const soon = new Date(Date.now() + 61 * 60_000);
    await Promise.all([watch.remind(soon), watch.remind(soon)]);
    await watch.remind(soon);
    const reminders = await service.db.query(`SELECT FROM contact.mails WHERE kind = 'finding-notice'`);
    expect(reminders).toHaveLength(1);
    await mailed('Noch keine Antwort von Anna Keller', STAFF_EMAIL);
    await answer(finding, { answer: 'call' });
    await mailed('Bitte anrufen: Anna Keller', STAFF_EMAIL);
    expect((await job()).calls).toBe(1);
  });
});

describe('what a customer says on the telephone', () => {
  it('is kept like an answer on the page, with who has written it down', async () => {
    const finding = await add();
    const { status, body } = await writeDown(finding, 'approved');
    expect([status, body.finding.state]).toEqual([200, 'approved']);
    expect((await page()).findings).toMatchObject([{ state: 'approved', price: 38_050, canAnswer: false }]);
    expect((await writeDown(finding, 'approved')).status).toBe(200);
    expect((await writeDown(finding, 'declined')).status).toBe(409);
    const kept = await service.db.query<{ answer: string; by: string | null }[]>(
      'SELECT answer, written_by AS by FROM contact.finding_answers',
    );
    expect(kept).toEqual([{ answer: 'approved', by: expect.stringMatching(/./) }]);
    const proof = await fetch(`${service.url}${findings()}/${finding.id}/proof`, {
      headers: mechanic.headers,
    });
    expect(proof.status).toBe(200);
  });

  it('follows the wish for a call, which is settled then', async () => {
    const finding = await offer(await add());
    await answer(finding, { answer: 'call' });
    expect(await job()).toMatchObject({ calls: 1 });
    const told = await writeDown(finding, 'declined', { state: 'call' });
    expect(told.body.finding.state).toBe('declined');
    expect(await job()).toMatchObject({ calls: 0, unanswered: 0 });
  });

  it('is said to what stands there: not to an older text, and not without a price', async () => {
    const finding = await add();
    expect((await writeDown(finding, 'approved', { version: finding.version + 1 })).status).toBe(409);
    expect((await writeDown(finding, 'call')).status).toBe(400);
    const unpriced = await add({ title: 'Wischer', rating: 'amber' });
    expect((await writeDown(unpriced, 'approved')).status).toBe(409);
    expect(await service.db.query('SELECT FROM contact.finding_answers')).toEqual([]);
  });

  it('does not overrule what the customer has answered on the page meanwhile', async () => {
    const finding = await offer(await add());
    await answer(finding, { answer: 'declined' });
    expect((await writeDown(finding, 'approved')).status).toBe(409);
    expect((await page()).findings).toMatchObject([{ state: 'declined' }]);
    expect((await writeDown(finding, 'approved', { state: 'declined' })).body.finding.state).toBe('approved');
  });
});

it('a customer who keeps changing their mind is heard ten times, and then asked to call', async () => {
  const finding = await offer(await add());
  for (let time = 0; time < FINDINGS_LIMITS.answers; time += 1) {
    expect((await answer(finding, { answer: time % 2 ? 'call' : 'declined' })).status).toBe(200);
  }
  expect((await answer(finding, { answer: 'approved' })).status).toBe(409);
  expect((await page()).findings).toMatchObject([{ state: 'call', canAnswer: false }]);
  expect((await writeDown(finding, 'approved', { state: 'call' })).status).toBe(200);
});

describe('a question that has not left yet', () => {
  beforeEach(() => {
    mailServer.refusal = { responseCode: 451, message: 'later' };
  });
  afterEach(() => {
    mailServer.refusal = null;
  });

  it('goes to the address that was put right, and with its key to no other', async () => {
    const mail = await offered(pads);
    const wrongKey = /token=([\w-]+)/.exec((await written(mail))!.text)![1]!;
    await service.db.query(
      `UPDATE contact.appointments SET customer_email = 'anna@beispiel.ch', mailbox_version = 1 WHERE id = $1`,
      [car.id],
    );
    // As when a worker has read the mail just before.
    const now = await written(mail);
    expect([now!.to, now!.text.includes(wrongKey)]).toEqual(['anna@beispiel.ch', false]);
    const outbox = service.app.get(Outbox);
    await service.db.transaction((manager) => outbox.readdressUnsent(car.id, 'anna@beispiel.ch', manager));
    expect(await waitingQuestions()).toMatchObject([{ recipient: 'anna@beispiel.ch' }]);
    await service.db.transaction((manager) => outbox.discardUnsentTo([car.id], manager));
    expect(await waitingQuestions()).toEqual([]);
  });

  it('is asked in one mail with all others, and not any more once nobody can answer', async () => {
    const first = await offered(pads);
    const last = await offered({ ...pads, title: 'Wischer' });
    expect(await written(first)).toBeNull();
    expect((await written(last))?.text).toMatch(/Bremsbeläge[^]*Wischer/);
    await service.app.get(AppointmentStates).change(car.id, 'ready', SYSTEM);
    await service.app.get(AppointmentStates).change(car.id, 'completed', SYSTEM);
    expect(await written(last)).toBeNull();
  });
});

describe('the proof of an answer', () => {
  it('is a PDF with what was shown then, whatever is changed later', async () => {
    const noted = await add({ ...pads, title: 'Beläge Kovačević' });
    await sendPhoto(await photoBytes(), { query: `?finding=${noted.id}` });
    const finding = await offer((await job()).findings[0]!);
    await answer(finding);
    const path = `${findings()}/${finding.id}`;
    const kept = () =>
      service.db.query<{ title: string; price: number; photo: Buffer }[]>(
        `SELECT title, price, content AS photo FROM contact.finding_answers
           JOIN contact.finding_answer_photos ON answer_id = id`,
      );
    const before = await kept();
    await call('PUT', path, { ...pads, title: 'Anderes', price: 1, version: finding.version });
    await call('DELETE', `/api/admin/appointments/${car.id}/photos/${finding.photos[0]}`);
    expect(await kept()).toEqual(before);
    expect(before).toEqual([expect.objectContaining({ title: 'Beläge Kovačević', price: 38_050 })]);
    await expect(service.db.query('UPDATE contact.finding_answers SET price = 1')).rejects.toThrow(/never/);
    const response = await fetch(`${service.url}${path}/proof`, { headers: mechanic.headers });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // The photo is in it as it is kept.
    expect(pdf.includes(before[0]!.photo)).toBe(true);
    expect((await call('GET', `${findings()}/${(await add()).id}/proof`)).status).toBe(404);
  });
});

describe('what is kept of a job', () => {
  it('is exported and erased with its visit', async () => {
    const noted = await add();
    await sendPhoto(await photoBytes(), { query: `?finding=${noted.id}` });
    await answer(await offer((await job()).findings[0]!));
    await call('PUT', `/api/admin/jobs/${car.id}/checks`, {
      serviceId: 10,
      text: 'Bremsbeläge',
      rating: 'red',
      version: 0,
    });
    const states = service.app.get(AppointmentStates);
    for (const state of ['ready', 'completed'] as const) await states.change(car.id, state, SYSTEM);
    const query = { plate: 'ZH123456' };
    const { body } = await call('POST', '/api/admin/personal-data/export', query, { client: boss });
    for (const part of ['checks', 'findings', 'answers', 'photos']) {
      expect(body.appointments[0]![part]).toHaveLength(1);
    }
    await call('POST', '/api/admin/personal-data/erase', query, { client: boss });
    const tables = [
      'findings',
      'job_checks',
      'job_photos',
      'finding_answers',
      'finding_answer_photos',
      'mails',
    ];
    for (const table of tables) {
      expect([table, await service.db.query(`SELECT FROM contact.${table}`)]).toEqual([table, []]);
    }
  });
});
