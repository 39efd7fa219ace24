import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BOOKING_TOKEN_HEADER,
  type DocumentResponse,
  type DocumentsResponse,
} from '@garage/contracts/appointment-documents';
import { BOOKING_LIMITS, BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import type { ApiError } from '@garage/contracts/common';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { staffActor } from '../appointments/appointment.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';

const content = new ContentServer();
const pdf = (text = 'Ausweis') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
let service: TestApp;
let reader: SignedInClient;
let stranger: SignedInClient;
let booking: BookingResponse;
let id: number;

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  reader = await signIn(service.app, await createUser(service.db, { permissions: ['appointments:read'] }));
  stranger = await signIn(
    service.app,
    await createUser(service.db, { permissions: ['contact-messages:write'] }),
  );
});
beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.appointments RESTART IDENTITY CASCADE');
  const response = await sendBooking(service, filledBooking());
  booking = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>('SELECT id FROM contact.appointments');
  id = row!.id;
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

async function send(body: Buffer, name = 'Ausweis.pdf', headers: Record<string, string> = {}) {
  const response = await fetch(
    `${service.url}${BOOKING_PATH}/${booking.bookingId}/documents?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        [BOOKING_TOKEN_HEADER]: booking.token,
        ...headers,
      },
      body: new Uint8Array(body),
    },
  );
  return { status: response.status, body: (await response.json()) as DocumentResponse & ApiError };
}

const read = (path: string, client: SignedInClient | null) =>
  fetch(`${service.url}/api/admin/appointments/${id}/documents${path}`, {
    headers: client?.headers ?? {},
  });
const stored = async () => ((await (await read('', reader)).json()) as DocumentsResponse).documents;

describe('a document for an appointment', () => {
  it('is stored and read by staff, byte by byte, as a file to save', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.from([0, 255, 10, 13]), pdf()]);
    const { status, body } = await send(bytes, 'Fahrzeugausweis Škoda.pdf');
    expect([status, body.document]).toEqual([
      201,
      { id: 1, name: 'Fahrzeugausweis Škoda.pdf', type: 'application/pdf', bytes: bytes.length },
    ]);
    const response = await read('/1', reader);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Fahrzeugausweis%20%C5%A0koda.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is read by nobody without the permission, nor through another appointment', async () => {
    await send(pdf());
    expect((await read('/1', null)).status).toBe(401);
    expect((await read('/1', stranger)).status).toBe(403);
    expect((await read('', stranger)).status).toBe(403);
    const other = `${service.url}/api/admin/appointments/${id + 1}/documents/1`;
    expect((await fetch(other, { headers: reader.headers })).status).toBe(404);
    expect((await fetch(`${service.url}${BOOKING_PATH}/${booking.bookingId}/documents/1`)).status).toBe(404);
  });

  it('may be as large as promised, and not a byte larger', async () => {
    const largest = Buffer.alloc(BOOKING_LIMITS.documentBytes, ' ');
    pdf().copy(largest);
    largest.write('%%EOF', largest.length - 5);
    expect((await send(largest)).status).toBe(201);
    const { status, body } = await send(Buffer.concat([largest, Buffer.from(' ')]));
    expect([status, body.message]).toEqual([413, 'Ein Dokument darf höchstens 10 MB gross sein.']);
  });

  it('is refused when its content is something else, whatever it is called', async () => {
    const { status, body } = await send(Buffer.from('<script>alert(1)</script>'), 'Ausweis.pdf');
    expect([status, body.code, body.message]).toEqual([
      415,
      'unsupported-media-type',
      'Bitte senden Sie Ihre Dokumente als PDF, JPG oder PNG.',
    ]);
    expect((await send(Buffer.alloc(0))).status).toBe(400);
    expect((await send(pdf(), 'a.pdf', { 'content-type': 'application/json' })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  it('is not even read from somebody without the token', async () => {
    const half = Buffer.alloc(20 * 1024 * 1024);
    for (const token of ['', 'x', `${booking.token}x`]) {
      expect((await send(pdf(), 'a.pdf', { [BOOKING_TOKEN_HEADER]: token })).status).toBe(404);
    }
    // Far too large, and yet it is the token that is refused: nobody has looked at the body.
    expect((await send(half, 'a.pdf', { [BOOKING_TOKEN_HEADER]: 'x' })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('comes five times at most, also when many come at once; the same one counts once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(pdf(`Seite ${index}`), `Seite ${index}.pdf`)),
    );
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const known = statuses.indexOf(201);
    expect((await send(pdf(`Seite ${known}`), 'noch einmal.pdf')).status).toBe(201);
    expect(await stored()).toHaveLength(5);
  });

  it('is no longer taken when the appointment is over, and goes with it', async () => {
    await send(pdf());
    await service.app.get(AppointmentStates).change(id, 'declined', staffActor({ id: 92 }));
    expect((await send(pdf('mehr'))).status).toBe(409);
    await emptyTables(service.db, 'DELETE FROM contact.appointments');
    expect(await service.db.query('SELECT FROM contact.appointment_documents')).toEqual([]);
  });

  it('is no body for any other route', async () => {
    const response = await fetch(`${service.url}${BOOKING_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(pdf()),
    });
    expect(response.status).toBe(415);
  });
});
