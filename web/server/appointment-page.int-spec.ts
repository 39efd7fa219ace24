import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { CustomerAppointment } from '@garage/contracts/booking';
import type { CustomerFinding } from '@garage/contracts/customer-visit';
import type { InspectionReminder } from '@garage/contracts/inspection-reminders';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const APPOINTMENT: CustomerAppointment = {
  bookingId: 'K7Q2M9XA',
  status: 'confirmed',
  appointmentDate: '2099-01-05',
  startTime: '13:15',
  endDate: '2099-01-05',
  endTime: '13:45',
  dropOff: false,
  services: [{ id: 10, name: 'Radwechsel' }],
  name: 'Anna Meier',
  language: 'de',
  freeCancellationUntil: '2099-01-04T12:15:00.000Z',
  canCancel: true,
  canMove: true,
  canConfirmRecipient: false,
  feeApplies: true,
  reason: null,
  proposal: null,
  earlier: null,
  documents: [],
  findings: [],
  checks: [],
  photos: [],
  approvedTotal: 0,
};
const FREE_DAYS = [
  { date: '2099-01-07', times: [], dropOff: false, closed: 'Feiertag' },
  { date: '2099-01-08', times: ['09:00', '14:30'], dropOff: false },
];
const LINK = '/booking/appointment?id=K7Q2M9XA&token=secret';

const REMINDER: InspectionReminder = {
  language: 'de',
  vehicle: 'Škoda Octavia, ZH 12 345',
  dueOn: '2099-03-01',
  isStopped: false,
};

let contact: FakeService;
let server: FastifyInstance;
let appointment: CustomerAppointment;
let changed: { status: number; body: unknown };

beforeAll(async () => {
  contact = await fakeService(({ method, url }) => {
    if (method === 'POST') return changed;
    if (url?.startsWith('/api/booking/K7Q2M9XA/free-times?token=secret&from=2099-01-07&')) {
      return { status: 200, body: { days: FREE_DAYS } };
    }
    if (url === '/api/booking/K7Q2M9XA?token=secret') return { status: 200, body: appointment };
    if (url === '/api/booking/inspection-reminders/5?token=secret') return { status: 200, body: REMINDER };
    if (url === '/api/booking/K7Q2M9XA/recipient?token=secret') {
      return { status: 200, body: { language: 'de', hasStopped: false } };
    }
    if (url === '/api/booking/2222PAST?token=secret') {
      return { status: 410, body: { code: 'link-expired' } };
    }
    return { status: 404, body: { code: 'not-found' } };
  });
  server = await startTestServer({ contact: contact.url });
});
afterAll(async () => {
  await server.close();
  await contact.close();
});
beforeEach(() => {
  contact.seen.length = 0;
  appointment = APPOINTMENT;
  changed = { status: 200, body: APPOINTMENT };
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/booking/appointment',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ id: 'K7Q2M9XA', token: 'secret', ...fields }).toString(),
  });
const say = (action: string, headers = {}) => post({ id: '', stop: 'K7Q2M9XA', action }, headers);
const posted = () => contact.seen.filter(({ method }) => method === 'POST');

describe('the page of an appointment', () => {
  it('shows state, time and place to whoever has the link, and changes nothing', async () => {
    const { statusCode, body, headers } = await server.inject({ url: LINK });
    expect(statusCode).toBe(200);
    expect(body).toContain('Montag, 5.1.2099, 13:15 Uhr');
    expect(body).toContain('Bestätigt');
    expect(body).toContain('Werkstrasse 12');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(posted()).toHaveLength(0);
  });

  it('says what a late cancellation may cost before the button that does it', async () => {
    const { body } = await server.inject({ url: LINK });
    expect(body.indexOf('Umtriebsgebühr von CHF 80.–')).toBeGreaterThan(0);
    expect(body.indexOf('Umtriebsgebühr')).toBeLessThan(body.indexOf('Ja, Termin absagen'));
    appointment = { ...APPOINTMENT, feeApplies: false };
    expect((await server.inject({ url: LINK })).body).not.toContain('Umtriebsgebühr');
  });

  it('cancels by its button', async () => {
    const { statusCode, body } = await post({ action: 'cancel' });
    expect(statusCode).toBe(200);
    expect(body).toContain('Ihr Termin ist abgesagt');
    expect(posted()[0]).toMatchObject({ url: '/api/booking/K7Q2M9XA/cancel', body: '{"token":"secret"}' });
  });

  it('takes the proposed time by its button, and says so when that is not possible any more', async () => {
    const proposal = {
      id: 7,
      date: '2099-01-06',
      startTime: '09:00',
      endDate: '2099-01-06',
      endTime: '09:30',
    };
    appointment = { ...APPOINTMENT, proposal: { ...proposal, isExpired: false, reason: 'Ein Teil fehlt.' } };
    expect((await server.inject({ url: LINK })).body).toContain('Ein Teil fehlt.');
    const { body } = await post({ action: 'accept', proposalId: '7' });
    expect(body).toContain('Die neue Zeit ist angenommen');
    expect(JSON.parse(posted()[0]?.body ?? '')).toEqual({ token: 'secret', proposalId: 7 });
    changed = { status: 409, body: { code: 'conflict' } };
    const refused = await post({ action: 'accept', proposalId: '7' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Das geht nicht mehr');
  });

  it('shows an earlier place that is kept, and takes or leaves it by a button, without a script', async () => {
    const kept = { id: 5, date: '2099-01-06', startTime: '09:00', until: '2099-01-02T09:00:00.000Z' };
    appointment = { ...APPOINTMENT, earlier: { isWished: true, kept } };
    const { body } = await server.inject({ url: LINK });
    expect(body).toContain('Wir halten ihn für Sie frei bis Freitag, 2.1.2099, 10:00 Uhr.');
    expect(posted()).toHaveLength(0);
    expect((await post({ action: 'take', placeId: '5' })).body).toContain('Ihr Termin ist verschoben');
    expect(posted()[0]).toMatchObject({
      url: '/api/booking/K7Q2M9XA/kept/take',
      body: '{"token":"secret","placeId":5}',
    });
    expect((await post({ action: 'leave', placeId: '5' })).body).toContain('Danke für Ihre Antwort');
    changed = { status: 409, body: { code: 'conflict' } };
    const late = await post({ action: 'take', placeId: '5' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('Der frühere Platz ist nicht mehr frei');
  });

  it('lets its customer wish for an earlier place, and take that back', async () => {
    appointment = { ...APPOINTMENT, earlier: { isWished: false, kept: null } };
    expect((await server.inject({ url: LINK })).body).toContain('Ja, schreiben Sie mir');
    expect((await post({ action: 'wish' })).body).toContain('Gern, wir schreiben Ihnen');
    expect(posted()[0]).toMatchObject({
      url: '/api/booking/K7Q2M9XA/earlier',
      body: '{"token":"secret","wished":true}',
    });
    appointment = { ...APPOINTMENT, earlier: { isWished: true, kept: null } };
    expect((await server.inject({ url: LINK })).body).toContain('Nicht mehr früher');
    await post({ action: 'unwish' });
    expect(posted()[1]?.body).toBe('{"token":"secret","wished":false}');
  });

  it('shows what the workshop asks, and answers with what was shown by its buttons, without a script', async () => {
    const finding: CustomerFinding = {
      id: 4,
      title: 'Bremsbeläge vorne',
      rating: 'red',
      text: 'Noch 2 mm',
      price: 38_050,
      minutes: 60,
      state: 'offered',
      photos: [9],
      version: 3,
      answeredAt: null,
      canAnswer: true,
    };
    appointment = { ...APPOINTMENT, status: 'in-work', findings: [finding] };
    const { body } = await server.inject({ url: LINK });
    for (const shown of ['Wir warten auf Ihren Entscheid', 'Noch 2 mm', 'CHF 380.50 inkl. MWST']) {
      expect(body).toContain(shown);
    }
    expect(body).toContain('/api/booking/K7Q2M9XA/photos/9/thumbnail?token=secret');
    expect(posted()).toHaveLength(0);
    const fields = { action: 'answer', findingId: '4', price: '38050', version: '3', answer: 'approved' };
    expect((await post(fields)).body).toContain('Danke, Ihr Entscheid ist bei uns');
    expect(posted()[0]?.url).toBe('/api/booking/K7Q2M9XA/findings/4/answer');
    expect(JSON.parse(posted()[0]?.body ?? '')).toEqual({
      token: 'secret',
      answer: 'approved',
      price: 38_050,
      version: 3,
    });
    changed = { status: 409, body: { code: 'conflict' } };
    expect((await post(fields)).body).toContain('Das geht nicht mehr');
  });

  it('says of a car that is ready when it can be fetched, and what was agreed in addition', async () => {
    appointment = {
      ...APPOINTMENT,
      status: 'ready',
      approvedTotal: 38_050,
      checks: [{ text: 'Profiltiefe', rating: 'amber', value: '3 mm' }],
    };
    const { body } = await server.inject({ url: LINK });
    for (const shown of ['Ihr Fahrzeug ist bereit', 'CHF 380.50 inkl. MWST', 'Profiltiefe', 'Bald nötig']) {
      expect(body).toContain(shown);
    }
    expect(body).toMatch(/<time dateTime="07:30">/i);
  });

  it('shows free times from the day that is asked for, and moves to one of them by its button', async () => {
    expect((await server.inject({ url: LINK })).body).not.toContain('name="slot"');
    const { body } = await server.inject({ url: `${LINK}&from=2099-01-07` });
    expect(body).toContain('value="2099-01-08T14:30"');
    expect(posted()).toHaveLength(0);
    const moved = await post({ action: 'move', slot: '2099-01-08T14:30' });
    expect(moved.statusCode).toBe(200);
    expect(moved.body).toContain('Ihr Termin ist verschoben');
    expect(JSON.parse(posted()[0]?.body ?? '')).toEqual({
      token: 'secret',
      date: '2099-01-08',
      time: '14:30',
    });
  });

  it('offers the nearest times when another was faster, and keeps the appointment', async () => {
    changed = {
      status: 409,
      body: { code: 'conflict', alternatives: [{ date: '2099-01-09', time: '10:00' }] },
    };
    const { statusCode, body } = await post({ action: 'move', slot: '2099-01-08T14:30' });
    expect(statusCode).toBe(409);
    expect(body).toContain('Diese Zeit ist soeben vergeben worden');
    expect(body).toContain('value="2099-01-09T10:00"');
  });

  it('offers the nearest times when the suggested one was taken by somebody faster', async () => {
    changed = {
      status: 409,
      body: { code: 'conflict', alternatives: [{ date: '2099-01-09', time: '10:00' }] },
    };
    const { statusCode, body } = await post({ action: 'accept', proposalId: '7' });
    expect(statusCode).toBe(409);
    expect(body).toContain('Diese Zeit ist soeben vergeben worden');
    expect(body).toContain('value="2099-01-09T10:00"');
  });

  it('says that a suggestion came to its end instead of offering its button', async () => {
    const [date, startTime, endTime] = ['2099-01-09', '10:00', '10:30'];
    const proposal = { id: 7, date, startTime, endDate: date, endTime, reason: null, isExpired: true };
    appointment = { ...APPOINTMENT, proposal };
    const { body } = await server.inject({ url: LINK });
    expect(body).toContain('Diese Zeit ist vorbei oder steht zu kurz bevor');
    expect(body).not.toContain('value="accept"');
  });

  it('says whom to call when the appointment was moved too often, and which time stands', async () => {
    changed = { status: 429, body: { code: 'too-many-requests' } };
    const { statusCode, body } = await post({ action: 'move', slot: '2099-01-08T14:30' });
    expect(statusCode).toBe(429);
    expect(body).toContain('Weitere Änderungen gern am Telefon');
    expect(body).toContain('Montag, 5.1.2099, 13:15 Uhr');
  });

  it('offers no other time when it is too late for one, and takes no button that it does not have', async () => {
    appointment = { ...APPOINTMENT, canMove: false };
    const { body } = await server.inject({ url: `${LINK}&from=2099-01-07` });
    expect(body).toContain('bis 24 Stunden vorher');
    expect(body).not.toContain('name="slot"');
    expect((await post({ action: 'delete' })).statusCode).toBe(409);
    expect((await post({ action: 'move', slot: 'morgen' })).statusCode).toBe(409);
    expect(posted()).toHaveLength(0);
  });

  it('opens nothing with another token, and takes nothing from a form on another site', async () => {
    const { statusCode, body } = await server.inject({ url: LINK.replace('secret', 'guess') });
    expect(statusCode).toBe(404);
    expect(body).toContain('Diesen Termin finden wir nicht');
    const foreign = await post({ action: 'cancel' }, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect(posted()).toHaveLength(0);
  });

  it('says whom to call when its link has expired, also after a button', async () => {
    const { statusCode, body } = await server.inject({ url: LINK.replace('K7Q2M9XA', '2222PAST') });
    expect(statusCode).toBe(410);
    expect(body).toContain('Dieser Link ist abgelaufen');
    expect(body).toContain('+41 52 000 00 00');
    changed = { status: 410, body: { code: 'link-expired' } };
    expect((await post({ id: '2222PAST', action: 'cancel' })).statusCode).toBe(410);
  });

  it('asks the reader of its mails whether the visit is theirs, and notes it by a button', async () => {
    expect((await server.inject({ url: LINK })).body).not.toContain('Ja, das ist mein Termin');
    appointment = { ...APPOINTMENT, canConfirmRecipient: true };
    expect((await server.inject({ url: LINK })).body).toContain('Ja, das ist mein Termin');
    expect(posted()).toHaveLength(0);
    appointment = APPOINTMENT;
    const { statusCode, body } = await post({ action: 'confirm' });
    expect(statusCode).toBe(200);
    expect(body).toContain('Danke, Ihre E-Mail-Adresse ist bestätigt');
    expect(posted()[0]).toMatchObject({
      url: '/api/booking/K7Q2M9XA/recipient/confirm',
      body: '{"token":"secret"}',
    });
  });

  it('is in no sitemap', async () => {
    const { body } = await server.inject({ url: '/sitemap.xml' });
    expect(body).toContain('/booking<');
    expect(body).not.toContain('/booking/appointment');
  });
});

describe('the page that ends a reminder of the inspection', () => {
  it('asks first, and changes nothing when it is opened', async () => {
    const { statusCode, body, headers } = await server.inject({
      url: '/booking/appointment?reminder=5&token=secret',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('Möchten Sie nicht mehr an die MFK erinnert werden?');
    expect(body).toContain('Škoda Octavia, ZH 12 345');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(posted()).toHaveLength(0);
  });

  it('ends it by its button', async () => {
    changed = { status: 200, body: { ...REMINDER, isStopped: true } };
    const { statusCode, body } = await post({ reminder: '5' });
    expect(statusCode).toBe(200);
    expect(body).toContain('Die Erinnerung ist beendet');
    expect(posted()[0]).toMatchObject({
      url: '/api/booking/inspection-reminders/5/stop',
      body: '{"token":"secret"}',
    });
  });

  it('opens nothing with another token, and does nothing for forms of other sites', async () => {
    const { statusCode, body } = await server.inject({ url: '/booking/appointment?reminder=5&token=x' });
    expect(statusCode).toBe(404);
    expect(body).toContain('Diese Erinnerung gibt es nicht');
    const foreign = await post({ reminder: '5' }, { origin: 'https://elsewhere.example' });
    expect(foreign.statusCode).toBe(403);
    expect(posted()).toHaveLength(0);
  });
});

describe('the page that ends the mails to whoever has booked nothing', () => {
  const STOP = '/booking/appointment?stop=K7Q2M9XA&token=secret';

  it('asks first, and changes nothing when it is opened', async () => {
    const { statusCode, body, headers } = await server.inject({ url: STOP });
    expect(statusCode).toBe(200);
    expect(body).toContain('Sie haben nichts gebucht?');
    expect(body).toContain('Ich habe nichts gebucht, E-Mails beenden');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(posted()).toHaveLength(0);
    expect((await server.inject({ url: `/fr${STOP}` })).body).toContain('Vous n’avez rien réservé');
  });

  it('ends them by its button, and takes that back by another', async () => {
    changed = { status: 200, body: { language: 'de', hasStopped: true } };
    const stopped = await say('stop');
    expect(stopped.statusCode).toBe(200);
    expect(stopped.body).toContain('An diese Adresse senden wir keine E-Mails zu Terminen mehr');
    expect(stopped.body).toContain('Es war doch meine Buchung');
    changed = { status: 200, body: { language: 'de', hasStopped: false } };
    expect((await say('confirm')).body).toContain('Sie haben nichts gebucht?');
    expect(posted().map(({ url }) => url)).toEqual([
      '/api/booking/K7Q2M9XA/recipient/stop',
      '/api/booking/K7Q2M9XA/recipient/confirm',
    ]);
  });

  it('opens nothing with another token, and does nothing for forms of other sites', async () => {
    const { statusCode, body } = await server.inject({ url: STOP.replace('secret', 'x') });
    expect(statusCode).toBe(404);
    expect(body).toContain('Dieser Link öffnet nichts (mehr)');
    expect((await say('stop', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await say('delete')).statusCode).toBe(200);
    expect(posted()).toHaveLength(0);
  });
});
