import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVICE_TYPES_PATH } from '@garage/contracts/booking-settings';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { AppointmentsResponse } from '@garage/contracts/workshop-plan';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { rangeOf } from '../plan-days.ts';
import { appointmentDetails, plannedAppointment } from '../testing/planned-appointment.ts';
import { AppointmentsPlan } from './appointments-plan.tsx';

const PATH = '/api/admin/appointments';
const DAY = zurichToday();
const waiting = plannedAppointment({ id: 7, status: 'pending', date: DAY, endDate: DAY });
const details = appointmentDetails({
  ...waiting,
  earlierVisits: [
    {
      id: 3,
      date: '2026-01-05',
      status: 'completed',
      services: ['Wartung'],
      name: 'Anna Keller',
      vehicleLicensePlate: null,
      sameCustomer: true,
      sameVehicle: false,
    },
  ],
  freed: {
    date: DAY,
    time: '07:30',
    keptFor: [9],
    wishes: [{ id: 9, name: 'Beat Frei', phone: '052 111 22 33', date: addDays(DAY, 3), startTime: '10:00' }],
  },
});
const plan: AppointmentsResponse = {
  days: [
    {
      date: DAY,
      open: [{ from: '07:30', to: '12:00' }],
      capacityMinutes: 540,
      takenMinutes: 270,
    },
  ],
  appointments: [waiting],
  waiting: [waiting],
  waitingTotal: 1,
};

let api: FakeApi;
// jsdom never tells the dialog that its entrance is over.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  for (const view of ['day', 'week', 'list'] as const) {
    const { from, to } = rangeOf(view, DAY);
    api.on(`GET ${PATH}?from=${from}&to=${to}`, plan);
  }
  api.on(`GET ${PATH}/floods`, { floods: [] });
  api.on(`GET ${PATH}/7`, { appointment: details });
  api.on(`GET ${PATH}/7/documents`, { documents: [] });
  api.on(`GET ${PATH}/assignees`, { assignees: [{ id: 92, name: 'Reto Ammann' }] });
  api.on(`GET ${SERVICE_TYPES_PATH}`, { serviceTypes: [] });
  api.on(`GET ${PATH}/7/free-times?from=${DAY}&to=${DAY}`, {
    days: [{ date: DAY, times: ['09:00', '09:30'], dropOff: false }],
  });
  // Else jsdom says that it is not implemented.
  window.print = jest.fn();
});
afterEach(() => {
  cleanup();
  act(() => dismissToast());
});

async function open(canWrite = true, garage = DEFAULT_GARAGE): Promise<void> {
  renderAdmin(
    <>
      <AppointmentsPlan canWrite={canWrite} userId={92} />
      <ToasterAboveDialogs />
    </>,
    { garage },
  );
  await screen.findByText('1 Anfrage wartet auf Bestätigung');
}

async function openDetails(): Promise<HTMLElement> {
  await open();
  await user.click(screen.getAllByRole('button', { name: 'Anna Keller' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Wartung/);
  return dialog;
}

describe('the plan', () => {
  it('confirms what waits with one touch', async () => {
    api.on(`PUT ${PATH}/7/state`, { appointment: { ...details, status: 'confirmed' } });
    await open();
    expect(screen.getByText('50 % belegt')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Bestätigen: Anna Keller' })[0]!);
    await screen.findByText('Termin bestätigt');
    expect(api.calls(`PUT ${PATH}/7/state`)[0]?.body).toEqual({ state: 'confirmed', reason: '' });
  });

  it('tells in which language to call back, when it is not German', async () => {
    api.on(`GET ${PATH}/7`, { appointment: { ...details, language: 'fr' } });
    expect(await openDetails()).toHaveTextContent('SpracheFranzösisch');
  });

  it('offers nothing to change to who may only look', async () => {
    await open(false);
    expect(screen.queryByRole('button', { name: /^Bestätigen|eintragen/ })).not.toBeInTheDocument();
  });

  it('shows the day as a grid, and prints it', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Tag' }));
    expect(await screen.findByRole('button', { name: /^08:00 Anna Keller Radwechsel/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Tagesblatt drucken/ }));
    expect(window.print).toHaveBeenCalled();
  });
});

describe('what somebody looks after', () => {
  it('is named in its line, and the plan shows it alone', async () => {
    const mine = { ...waiting, id: 8, name: 'Beat Frei', assignee: { id: 92, name: 'Reto Ammann' } };
    const { from, to } = rangeOf('list', DAY);
    api.on(`GET ${PATH}?from=${from}&to=${to}`, { ...plan, appointments: [waiting, mine], waiting: [] });
    renderAdmin(<AppointmentsPlan canWrite userId={92} />);
    expect(await screen.findByText('Reto Ammann')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meine' }));
    expect(screen.getByRole('button', { name: 'Meine', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Beat Frei' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anna Keller' })).not.toBeInTheDocument();
  });
});

describe('what is more than one answer holds', () => {
  const RANGE = rangeOf('list', DAY);

  it('of a full range is fetched before the plan is shown', async () => {
    const second = plannedAppointment({ id: 8, name: 'Beat Frei', date: DAY, endDate: DAY });
    const path = `GET ${PATH}?from=${RANGE.from}&to=${RANGE.to}`;
    api.on(path, { ...plan, nextCursor: 'abc' });
    api.on(`${path}&cursor=abc`, { ...plan, appointments: [second] });
    await open();
    expect(await screen.findByRole('button', { name: 'Beat Frei' })).toBeVisible();
  });

  it('of waiting requests is counted, and fetched when somebody wants to see it', async () => {
    const others = ['Beat Frei', 'Carla Meier'].map((name, index) =>
      plannedAppointment({ id: 20 + index, name, status: 'pending', date: DAY, endDate: DAY }),
    );
    api.on(`GET ${PATH}?from=${RANGE.from}&to=${RANGE.to}`, { ...plan, waitingTotal: 3 });
    api.on(`GET ${PATH}?status=pending&limit=100`, { appointments: [waiting, others[0]], nextCursor: 'abc' });
    api.on(`GET ${PATH}?status=pending&limit=100&cursor=abc`, { appointments: [others[1]] });
    renderAdmin(<AppointmentsPlan canWrite userId={92} />);
    await screen.findByText('3 Anfragen warten auf Bestätigung');
    const more = { name: 'Weitere Anfragen laden' };
    await user.click(screen.getByRole('button', more));
    await screen.findByRole('button', { name: 'Beat Frei' });
    await user.click(screen.getByRole('button', more));
    await screen.findByRole('button', { name: 'Carla Meier' });
    expect(screen.queryByRole('button', more)).not.toBeInTheDocument();
  });

  it('of earlier visits is shown when somebody wants to go further back', async () => {
    const old = { ...details.earlierVisits[0]!, id: 2, date: '2009-05-04', services: ['Ölwechsel'] };
    api.on(`GET ${PATH}/7`, { appointment: { ...details, earlierVisitsCursor: 'abc' } });
    api.on(`GET ${PATH}/7/earlier-visits?cursor=abc`, { visits: [old] });
    const dialog = await openDetails();
    await user.click(within(dialog).getByRole('button', { name: 'Ältere Besuche laden' }));
    await within(dialog).findByRole('button', { name: '04.05.2009: Ölwechsel' });
    expect(within(dialog).queryByRole('button', { name: 'Ältere Besuche laden' })).not.toBeInTheDocument();
  });
});

const search = (text: string) =>
  user.type(screen.getByRole('textbox', { name: 'Termine durchsuchen' }), text);

describe('the search', () => {
  it('shows appointments of all years in place of the plan, page by page, until it is emptied', async () => {
    const now = plannedAppointment({ id: 30, name: 'Reto Ammann', date: '2027-02-03' });
    const old = plannedAppointment({ id: 31, name: 'Reto Ammann', date: '2007-03-05' });
    api.on(`GET ${PATH}?search=zh+123`, { appointments: [now], nextCursor: 'abc' });
    api.on(`GET ${PATH}?search=zh+123&cursor=abc`, { appointments: [old] });
    await open();
    await search('zh 123');
    await screen.findByText('Mehr als 1 Termine gefunden');
    expect(screen.getByText('03.02.2027')).toBeVisible();
    expect(screen.queryByText(/wartet auf Bestätigung/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ältere Termine laden' }));
    await screen.findByText('2 Termine gefunden');
    expect(screen.getByText('05.03.2007')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche löschen' }));
    await screen.findByText('1 Anfrage wartet auf Bestätigung');
  });

  it('says what cannot be searched for, and what was not found', async () => {
    api.on(`GET ${PATH}?search=a+b`, {
      status: 400,
      body: { code: 'validation-failed', message: 'x', fields: { search: 'Bitte mehr Buchstaben.' } },
    });
    api.on(`GET ${PATH}?search=a+bc`, { appointments: [] });
    await open();
    await search('a b');
    expect(await screen.findByText('Bitte mehr Buchstaben.')).toBeVisible();
    await search('c');
    expect(await screen.findByText(/^Kein Termin gefunden/)).toBeVisible();
  });
});

describe('a flood of bookings', () => {
  const flood = {
    kind: 'network',
    visits: [21, 22, 23, 24].map((id) => ({
      id,
      bookingId: `FLOOD${id}`,
      name: `Opfer ${id}`,
      email: `opfer${id}@example.ch`,
      phone: '079 000 00 00',
      date: DAY,
      startTime: '09:00',
      bookedAt: '2026-11-23T08:00:00.000Z',
    })),
  };

  it('is shown above the plan and declined in one step, without those that are real', async () => {
    api.on(`GET ${PATH}/floods`, { floods: [flood] }, { floods: [] });
    api.on(`POST ${PATH}/floods/decline`, { declined: 3 });
    await open();
    await screen.findByText('4 Anfragen vom selben Internetanschluss');
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Niemand erhält dazu eine E-Mail');
    await user.click(within(dialog).getByRole('checkbox', { name: /^Opfer 22, / }));
    await user.click(within(dialog).getByRole('button', { name: '3 Anfragen ablehnen' }));
    await screen.findByText('3 Anfragen abgelehnt');
    expect(api.calls(`POST ${PATH}/floods/decline`)[0]?.body).toEqual({ ids: [21, 23, 24] });
    await waitFor(() => expect(screen.queryByText(/Internetanschluss/)).not.toBeInTheDocument());
  });

  it('can only be looked at by who may not write', async () => {
    api.on(`GET ${PATH}/floods`, { floods: [flood] });
    await open(false);
    await user.click(await screen.findByRole('button', { name: 'Ansehen' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('opfer21@example.ch');
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /ablehnen/ })).not.toBeInTheDocument();
  });

  it('of which one recipient has booked nothing is marked, with what to do', async () => {
    api.on(`GET ${PATH}/7`, { appointment: { ...details, recipientStopped: true } });
    expect(await openDetails()).toHaveTextContent('Rufen Sie an, bevor Sie bestätigen.');
  });
});

describe('a call', () => {
  it('is one wish as long as nothing is changed, however often it is sent', async () => {
    api.on(`GET ${SERVICE_TYPES_PATH}`, { serviceTypes: [] });
    api.on(`POST ${PATH}`, {
      status: 400,
      body: { code: 'validation-failed', message: 'x', fields: { name: 'Name fehlt' } },
    });
    await open();
    await user.click(screen.getByRole('button', { name: 'Termin eintragen' }));
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Speichern' });
    const keys = () => api.calls(`POST ${PATH}`).map(({ headers }) => headers[IDEMPOTENCY_KEY_HEADER]);
    await user.click(save);
    await within(dialog).findByText('Name fehlt');
    await user.click(save);
    await waitFor(() => expect(keys()).toHaveLength(2));
    await user.type(within(dialog).getByLabelText(/^Name/), 'Anna');
    await user.click(save);
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, again, changed] = keys();
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    await user.selectOptions(within(dialog).getByLabelText('Sprache der E-Mails'), 'Französisch');
    await user.click(save);
    await waitFor(() => expect(keys()).toHaveLength(4));
    const languages = api.calls(`POST ${PATH}`).map(({ body }) => (body as { language: string }).language);
    expect(languages).toEqual(['de', 'de', 'de', 'fr']);
  });

  it('begins with the language that the garage puts first', async () => {
    await open(true, { ...DEFAULT_GARAGE, languages: ['fr', 'de', 'en', 'it', 'pt'] });
    await user.click(screen.getByRole('button', { name: 'Termin eintragen' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Sprache der E-Mails')).toHaveDisplayValue('Französisch');
  });
});

describe('an appointment', () => {
  it('is declined only with the question why', async () => {
    api.on(`PUT ${PATH}/7/state`, { appointment: { ...details, status: 'declined' } });
    const dialog = await openDetails();
    await user.click(within(dialog).getByRole('button', { name: 'Ablehnen' }));
    await user.type(within(dialog).getByLabelText('Warum lehnen Sie ab?'), 'voll');
    await user.click(within(dialog).getByRole('button', { name: 'Ablehnen' }));
    await screen.findByText('Termin abgelehnt');
    expect(api.calls(`PUT ${PATH}/7/state`)[0]?.body).toEqual({ state: 'declined', reason: 'voll' });
  });

  it('names who would come earlier when it has given back its time', async () => {
    const dialog = await openDetails();
    expect(within(dialog).getByText(/^Frei geworden: .*07:30 Uhr$/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Beat Frei' })).toBeVisible();
    expect(within(dialog).getByText(/10:00 Uhr, Telefon 052 111 22 33/)).toBeVisible();
  });

  it('is moved by keyboard, and gets other times when the wanted one is taken', async () => {
    const alternative = { date: addDays(DAY, 1), time: '10:00' };
    api.on(
      `PUT ${PATH}/7/time`,
      { status: 409, body: { code: 'conflict', message: 'x', alternatives: [alternative] } },
      { appointment: details },
    );
    api.on(`GET ${PATH}/7/free-times?from=${alternative.date}&to=${alternative.date}`, { days: [] });
    const dialog = await openDetails();
    await user.click(within(dialog).getByRole('button', { name: 'Verschieben' }));
    const form = await screen.findByRole('dialog', { name: 'Termin verschieben' });
    await within(form).findByRole('option', { name: '09:30' });
    await user.selectOptions(within(form).getByLabelText('Uhrzeit *'), '09:30');
    await user.click(within(form).getByRole('button', { name: 'Verschieben' }));
    await user.click(await within(form).findByRole('button', { name: /10:00$/ }));
    await user.click(within(form).getByRole('button', { name: 'Verschieben' }));
    await screen.findByText('Termin verschoben');
    expect(api.calls(`PUT ${PATH}/7/time`).map(({ body }) => body)).toEqual([
      { date: DAY, time: '09:30', reason: '' },
      { ...alternative, reason: '' },
    ]);
  });
});
