import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { DEFAULT_GARAGE as GARAGE } from '@garage/contracts/default-garage';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderPublic } from '../../../testing/render-public.tsx';
import { BookingStartProvider } from '../booking-start.tsx';
import { EMPTY_VALUES } from '../booking-values.ts';
import { availabilityQuery, stretch } from '../free-times.ts';
import { BookingArea } from './booking-area.tsx';

/** The day of `renderedAt`, which the browser's clock then replaces. */
const TODAY = zurichToday();
const BOOK = 'POST /api/booking';
const DAYS = [
  { date: '2099-01-05', times: ['07:30', '08:00', '13:15'], dropOff: false },
  { date: '2099-01-06', times: [], dropOff: false, closed: 'Dreikönigstag', reason: 'Dreikönigstag' },
  { date: '2099-01-07', times: ['09:00'], dropOff: false },
];
const BOOKING = {
  bookingId: 'K7Q2M9XA',
  token: 'secret',
  status: 'pending',
  appointmentDate: '2099-01-05',
  startTime: '13:15',
  endTime: '13:45',
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  sessionStorage.clear();
  window.scrollTo = () => {};
  // A file of tests may go on past midnight.
  for (const today of [TODAY, addDays(TODAY, 1), '2026-11-23']) {
    for (const services of [[10], [12], [1]]) {
      const { from, to } = stretch(today, 0);
      api.on(`GET /api/booking/availability?${availabilityQuery(services, from, to, 'de')}`, { days: DAYS });
    }
  }
});

async function open(path = '/booking') {
  const view = renderPublic(<BookingArea />, { path });
  // Its steps are files of their own.
  await screen.findByLabelText('Name *', {}, { timeout: 10_000 });
  await screen.findByText('Nächste freie Zeiten');
  return view;
}

const service = (name: string) => screen.getByRole('checkbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Termin buchen' }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const slot = (name: string) => screen.findByRole('radio', { name });

async function fillIn(): Promise<void> {
  fireEvent.click(service('Radwechsel'));
  fireEvent.click(await slot('Montag, 5.1.2099, 13:15 Uhr'));
  type('Name *', 'Anna Meier');
  type('E-Mail *', 'anna@example.ch');
  type('Telefon *', '+41 79 123 45 67');
  fireEvent.click(screen.getByRole('checkbox', { name: /Datenschutz/ }));
}

describe('choosing a time', () => {
  it('asks for a service first, then for a date', async () => {
    await open();
    const times = screen.getByRole('group', { name: /^Uhrzeit/ });
    expect(times).toBeDisabled();
    expect(times).toHaveTextContent('Bitte wählen Sie zuerst eine Leistung');
    fireEvent.click(service('Radwechsel'));
    expect(times).toHaveTextContent('Bitte wählen Sie zuerst ein Datum');
  });

  it('says why the garage is closed also where the page comes from the server alone', async () => {
    const start = {
      selection: { services: [10], offer: null, date: null, time: null },
      days: DAYS,
      from: '2099-01-05',
      values: EMPTY_VALUES,
      result: null,
    };
    renderPublic(
      <BookingStartProvider start={start}>
        <BookingArea />
      </BookingStartProvider>,
      { path: '/booking' },
    );
    const day = await screen.findByLabelText('Freie Zeiten ab', {}, { timeout: 10_000 });
    expect(day.parentElement?.parentElement).toHaveTextContent('Wir haben geschlossen 6.1. Dreikönigstag');
  });

  it('offers the next free times at once, and all times of the day that was chosen', async () => {
    await open();
    fireEvent.click(service('Radwechsel'));
    fireEvent.click(await slot('Montag, 5.1.2099, 13:15 Uhr'));
    const times = within(screen.getByRole('group', { name: /^Uhrzeit/ }));
    expect(times.getAllByRole('radio')).toHaveLength(3);
    expect(times.getByRole('radio', { name: '13:15' })).toBeChecked();
    expect(screen.queryByText(/6\.1\.2099/)).not.toBeInTheDocument();
  });

  it('begins with the service that a link names', async () => {
    await open('/booking?service=10&service=99');
    expect(service('Radwechsel')).toBeChecked();
    expect(service('Wartung & Service')).not.toBeChecked();
  });

  it('says what a service costs where staff say it', async () => {
    await open();
    expect(service('Wartung & Service')).toHaveAccessibleDescription(/ab CHF 250\.–/);
    expect(service('Radwechsel')).not.toHaveAccessibleDescription(/CHF/);
  });
});

describe('an incomplete booking', () => {
  it('is not sent; each field says what it lacks', async () => {
    await open();
    send();
    expect(await screen.findByText('Unvollständige Angaben')).toBeVisible();
    for (const text of [
      'Bitte wählen Sie ein Datum und eine Leistung.',
      'Bitte wählen Sie mindestens eine Leistung',
      'Name ist erforderlich',
      'E-Mail ist erforderlich',
      'Telefonnummer ist erforderlich',
      'Sie müssen die Datenschutzbestimmungen akzeptieren.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(api.calls(BOOK)).toHaveLength(0);
  });

  it('asks in own words what is wanted when that is what was chosen', async () => {
    await open();
    expect(screen.getByLabelText('Was wünschen Sie? *')).not.toBeVisible();
    fireEvent.click(service('Anderes'));
    expect(screen.getByLabelText('Was wünschen Sie? *')).toBeVisible();
    send();
    expect(await screen.findByText('Bitte beschreiben Sie kurz, was Sie wünschen')).toBeVisible();
  });
});

describe('a booking', () => {
  it('is sent once and shows what was booked', async () => {
    api.on(BOOK, { status: 201, body: BOOKING });
    await open();
    await fillIn();
    send();
    expect(await screen.findByText('K7Q2M9XA')).toBeVisible();
    expect(screen.getByText('Montag, 5.1.2099, 13:15 Uhr')).toBeVisible();
    expect(screen.getByText('Ausstehend')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Termin ansehen oder ändern' })).toHaveAttribute(
      'href',
      '/booking/appointment?id=K7Q2M9XA&token=secret',
    );
    expect(screen.getByRole('link', { name: 'In den Kalender eintragen' })).toHaveAttribute(
      'href',
      '/api/booking/K7Q2M9XA/calendar?token=secret',
    );
    const [call] = api.calls(BOOK);
    expect(call?.body).toEqual({
      services: [10],
      date: '2099-01-05',
      time: '13:15',
      name: 'Anna Meier',
      email: 'anna@example.ch',
      phone: '+41 79 123 45 67',
      privacy: true,
      language: 'de',
    });
    expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  });

  it('that comes too late offers the nearest free times and keeps what was typed', async () => {
    const alternatives = [{ date: '2099-01-07', time: '09:00' }];
    const conflict = { statusCode: 409, code: 'conflict', message: 'Vergeben', requestId: 'r', alternatives };
    api.on(BOOK, { status: 409, body: conflict }, { status: 201, body: BOOKING });
    await open();
    await fillIn();
    send();
    expect(await screen.findByText('Dieser Termin ist soeben vergeben worden')).toBeVisible();
    const offered = screen.getAllByRole('radio', { name: 'Mittwoch, 7.1.2099, 09:00 Uhr' }).at(-1);
    fireEvent.click(offered as HTMLElement);
    send();
    expect(await screen.findByText('K7Q2M9XA')).toBeVisible();
    const [first, second] = api.calls(BOOK);
    expect(second?.body).toMatchObject({ date: '2099-01-07', time: '09:00', name: 'Anna Meier' });
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('with an address that has enough visits says whom to call, and keeps what was typed', async () => {
    api.on(BOOK, {
      status: 409,
      body: { statusCode: 409, code: 'booking-limit-reached', message: 'Genug', requestId: 'r' },
    });
    await open();
    await fillIn();
    send();
    expect(await screen.findByText('Bitte rufen Sie uns an')).toBeVisible();
    expect(screen.getByLabelText('Name *')).toHaveValue('Anna Meier');
  });

  it('keeps everything through a lost connection and a reload, and its key', async () => {
    api.on(BOOK, { status: 503, body: '' }, { status: 201, body: BOOKING });
    const { unmount } = await open();
    await fillIn();
    send();
    expect(await screen.findByText('Keine Verbindung, noch nicht gebucht')).toBeVisible();
    unmount();

    await open();
    expect(screen.getByLabelText('Name *')).toHaveValue('Anna Meier');
    expect(service('Radwechsel')).toBeChecked();
    expect(await slot('Montag, 5.1.2099, 13:15 Uhr')).toBeChecked();
    await act(async () => send());
    expect(await screen.findByText('K7Q2M9XA')).toBeVisible();
    const [first, second] = api.calls(BOOK);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });
});

it('visitors are sent on where the garage has its visits booked elsewhere', () => {
  renderPublic(<BookingArea />, {
    state: { garage: { ...GARAGE, links: { ...GARAGE.links, externalBooking: 'https://book.example/' } } },
  });
  expect(screen.getByRole('link', { name: /Zur Buchungsseite/ })).toHaveAttribute(
    'href',
    'https://book.example/',
  );
});
