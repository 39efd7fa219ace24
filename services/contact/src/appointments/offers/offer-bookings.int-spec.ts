import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OFFER_BOOKINGS_PATH } from '@garage/contracts/offers';
import { createUser, type SignedInClient, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../../testing/bookings.js';
import { startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { MailServer } from '../../testing/mail-server.js';

const mailServer = new MailServer();
const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  await Promise.all([mailServer.start(), content.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' });
  staff = await signIn(service.app, await createUser(service.db, { permissions: ['appointments:read'] }));
});
afterAll(async () => {
  await service?.close();
  await Promise.all([mailServer.stop(), content.stop()]);
});

async function counted(): Promise<unknown> {
  const response = await fetch(`${service.url}${OFFER_BOOKINGS_PATH}`, { headers: staff.headers });
  expect(response.status).toBe(200);
  return response.json();
}

async function book(offer: unknown, time: string): Promise<number> {
  return (await sendBooking(service, { ...filledBooking({ time }), offer })).status;
}

it('the visits that each offer has led to are counted, without those that were declined or cancelled', async () => {
  expect(await counted()).toEqual({ offers: [] });
  expect(await book(7, '07:30')).toBe(201);
  expect(await book(7, '08:00')).toBe(201);
  expect(await book(9, '08:30')).toBe(201);
  expect(await book(undefined, '09:00')).toBe(201);
  expect(await counted()).toEqual({
    offers: [
      { id: 7, bookings: 2 },
      { id: 9, bookings: 1 },
    ],
  });
  await service.db.query(`UPDATE contact.appointments SET status = 'cancelled' WHERE offer_id = 9`);
  expect(await counted()).toEqual({ offers: [{ id: 7, bookings: 2 }] });
});

it.each([0, 1000, 'sieben', 1.5])('a booking with the offer %j is refused', async (offer) => {
  expect(await book(offer, '10:00')).toBe(400);
});
