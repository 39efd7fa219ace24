import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AvailabilityResponse,
  type BookableServicesResponse,
  BOOKING_PATH,
} from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';
import type { TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, MONDAY, sendBooking } from '../testing/bookings.js';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { MailServer } from '../testing/mail-server.js';

const mailServer = new MailServer();
const content = new ContentServer();

beforeAll(() => Promise.all([mailServer.start(), content.start()]));
afterAll(() => Promise.all([mailServer.stop(), content.stop()]));

const readiness = async ({ url }: TestApp) => {
  const response = await fetch(`${url}/health/ready`);
  const { checks } = (await response.json()) as { checks: Record<string, string> };
  return { status: response.status, booking: checks['booking'] };
};

const isReady = (service: TestApp) =>
  eventually(
    () => readiness(service),
    ({ status }) => status === 200,
  );

/** As it is stored of everybody who has booked or written, in that order. */
async function languagesOf({ db }: TestApp, table: 'appointments' | 'contact_messages'): Promise<string[]> {
  const rows = await db.query<{ language: string }[]>(`SELECT language FROM contact.${table} ORDER BY id`);
  return rows.map(({ language }) => language);
}

/** What programs leave out that speak with the service themselves. */
const UNSAID = { language: undefined };

async function bookable({ url }: TestApp) {
  const response = await fetch(`${url}${BOOKING_PATH}/services`);
  const { services } = (await response.json()) as Partial<BookableServicesResponse>;
  return { status: response.status, services: services?.map(({ name }) => name) };
}

async function mondayTimes({ url }: TestApp): Promise<string[]> {
  const query = `services=10&from=${MONDAY}&to=${MONDAY}`;
  const response = await fetch(`${url}${BOOKING_PATH}/availability?${query}`);
  return ((await response.json()) as AvailabilityResponse).days[0]!.times;
}

describe('a service that has never heard of the garage', () => {
  it('is not ready, and takes messages all the same', async () => {
    const service = await startContactApp(mailServer);
    try {
      expect(await readiness(service)).toEqual({ status: 503, booking: 'unavailable' });
      expect(await bookable(service)).toMatchObject({ status: 503 });
      expect((await sendForm(service, { ...filledForm(), ...UNSAID })).status).toBe(201);
      expect(await languagesOf(service, 'contact_messages')).toEqual(['de']);
    } finally {
      await service.close();
    }
  });
});

describe('what the content service says', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startContactApp(mailServer, { CONTENT_URL: content.url });
  });
  afterAll(() => service?.close());

  it('is known once the service is ready, so that it can be booked at once', async () => {
    await isReady(service);
    expect(await bookable(service)).toEqual({
      status: 200,
      services: ['Wartung', 'Motor', 'Radwechsel', 'Anderes'],
    });
  });

  it('is followed, also while nobody asks, and kept for a later start', async () => {
    content.openingHours['monday'] = [{ from: '10:00', to: '11:00' }];
    const monday = await eventually(
      async () => {
        const rows = await service.db.query<{ monday: unknown }[]>(
          `SELECT value #> '{garage,openingHours,monday}' AS monday FROM contact.settings WHERE key = 'garage-facts'`,
        );
        return rows[0]?.monday;
      },
      (found) => JSON.stringify(found ?? null).includes('10:00'),
    );
    expect(monday).toEqual([{ from: '10:00', to: '11:00' }]);
    expect(await mondayTimes(service)).toEqual(['10:00', '10:30']);
  });

  it('decides in which language customers are spoken to who have said none, from then on', async () => {
    const sunday = addDays(MONDAY, 6);
    const closed = async () => {
      const query = `services=10&from=${sunday}&to=${sunday}`;
      const response = await fetch(`${service.url}${BOOKING_PATH}/availability?${query}`);
      return ((await response.json()) as AvailabilityResponse).days[0]?.closed;
    };
    expect(await closed()).toBe('Geschlossen');
    const early = { ...filledBooking({ time: '10:00' }), ...UNSAID };
    expect((await sendBooking(service, early)).status).toBe(201);
    expect((await sendForm(service, { ...filledForm(), ...UNSAID })).status).toBe(201);
    content.languages = ['fr', 'de', 'en', 'it', 'pt'];
    await eventually(closed, (found) => found === 'Fermé');
    expect((await bookable(service)).services?.[0]).toBe('Entretien');
    const late = { ...filledBooking({ time: '10:30' }), ...UNSAID };
    expect((await sendBooking(service, late)).status).toBe(201);
    expect((await sendForm(service, { ...filledForm(), ...UNSAID })).status).toBe(201);
    for (const table of ['appointments', 'contact_messages'] as const) {
      expect(await languagesOf(service, table)).toEqual(['de', 'fr']);
    }
    await service.db.query('DELETE FROM contact.appointments');
  });

  it('is known after a restart while the content service is away: messages and bookings are taken', async () => {
    const { url } = service.db.options as { url: string };
    const restarted = await startContactApp(mailServer, { DATABASE_URL: url });
    try {
      expect(await isReady(restarted)).toMatchObject({ booking: 'ok' });
      expect(await bookable(restarted)).toMatchObject({ status: 200, services: { 0: 'Entretien' } });
      expect(await mondayTimes(restarted)).toEqual(['10:00', '10:30']);
      expect((await sendBooking(restarted, filledBooking({ time: '10:30' }))).status).toBe(201);
      expect((await sendForm(restarted, filledForm())).status).toBe(201);
    } finally {
      await restarted.close();
    }
  });
});
