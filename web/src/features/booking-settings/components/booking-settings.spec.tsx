import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuickWeek, ServiceType, TimeSlotsResponse } from '@garage/contracts/booking-settings';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { BlockedDates } from './blocked-dates.tsx';
import { QuickWeeks } from './quick-weeks.tsx';
import { ServiceList } from './service-list.tsx';
import { TimeSlots } from './time-slots.tsx';

const SERVICES = '/api/admin/service-types';
const SLOTS = '/api/admin/time-slots';
const BLOCKED = '/api/admin/blocked-dates';
const QUICK = '/api/admin/quick-weeks';
const wheels: ServiceType = {
  id: 10,
  name: { de: 'Radwechsel', fr: 'Changement de roues' },
  description: { de: 'Sommer auf Winter' },
  duration: 30,
  bufferMinutes: 15,
  color: '#336699',
  isActive: false,
  isOther: false,
  checks: { de: 'Profiltiefe vorne' },
  price: null,
  isPriceFrom: false,
};
const plan: TimeSlotsResponse = {
  plan: {
    slots: [
      { day: 1, startTime: '07:30', endTime: '08:00', maxCapacity: 2, isActive: true },
      { day: 1, startTime: '08:00', endTime: '08:30', maxCapacity: 2, isActive: true },
    ],
    leadHours: 24,
    horizonDays: 120,
  },
  followsOpeningHours: false,
  version: 1,
};
const conflict = { status: 409, body: { code: 'conflict', message: 'Jemand anders hat gespeichert.' } };

let api: FakeApi;
// jsdom never tells the dialog that its entrance is over.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(`GET ${SERVICES}`, { serviceTypes: [wheels] });
  api.on(`GET ${SLOTS}`, plan);
  api.on(`GET ${BLOCKED}`, { blockedDates: [] });
});
afterEach(() => {
  cleanup();
  act(() => dismissToast());
});

const toast = (text: string) => screen.findByText(text);

async function openWeek(): Promise<void> {
  renderAdmin(
    <>
      <TimeSlots canWrite />
      <ToasterAboveDialogs />
    </>,
  );
  await screen.findByLabelText('Montag, Zeit 1: von');
}

const fillAndSave = async (label: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), '7');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
};

describe('the services', () => {
  it('say how long they take', async () => {
    renderAdmin(<ServiceList editor={null} />);
    expect(await screen.findByText('30 Minuten, danach 15 Minuten Puffer')).toBeInTheDocument();
    expect(screen.getByText('nicht buchbar')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('are changed in their editor, by whoever may open it', async () => {
    renderAdmin(<ServiceList editor="/admin/edit-services" />);
    expect(await screen.findByText('Radwechsel')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leistungen bearbeiten' })).toHaveAttribute(
      'href',
      '/admin/edit-services',
    );
  });
});

describe('the week', () => {
  it('is sent as slots, Monday copied to the other workdays', async () => {
    api.on(`PUT ${SLOTS}`, plan);
    await openWeek();
    expect(screen.getByLabelText('Montag, Zeit 1: bis')).toHaveValue('08:30');
    await user.clear(screen.getByLabelText('Montag, Zeit 1: Plätze'));
    await user.type(screen.getByLabelText('Montag, Zeit 1: Plätze'), '3');
    await user.click(screen.getByRole('button', { name: 'Auf Dienstag bis Freitag übertragen' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await toast('Änderungen gespeichert');
    const [call] = api.calls(`PUT ${SLOTS}`);
    const { slots, version } = call!.body as {
      slots: { day: number; maxCapacity: number }[];
      version: number;
    };
    expect(version).toBe(1);
    expect(slots.map(({ day, maxCapacity }) => [day, maxCapacity])).toEqual(
      [1, 2, 3, 4, 5].flatMap((day) => [
        [day, 3],
        [day, 3],
      ]),
    );
  });

  it('follows the opening hours until its places are changed, not when anything else is', async () => {
    api.on(`GET ${SLOTS}`, { ...plan, followsOpeningHours: true });
    api.on(`PUT ${SLOTS}`, { ...plan, followsOpeningHours: true, version: 2 });
    await openWeek();
    expect(screen.getByText(/Die Plätze folgen den Öffnungszeiten/)).toBeInTheDocument();
    await fillAndSave('Vorlauf in Stunden *');
    await waitFor(() => expect(api.calls(`PUT ${SLOTS}`)).toHaveLength(1));
    await fillAndSave('Montag, Zeit 1: Plätze');
    await waitFor(() => expect(api.calls(`PUT ${SLOTS}`)).toHaveLength(2));
    const follows = api.calls(`PUT ${SLOTS}`).map(({ body }) => body as { followsOpeningHours: boolean });
    expect(follows.map(({ followsOpeningHours }) => followsOpeningHours)).toEqual([true, false]);
  });

  it('goes back to the opening hours at a press', async () => {
    api.on(`PUT ${SLOTS}`, { ...plan, followsOpeningHours: true, version: 2 });
    await openWeek();
    await user.click(screen.getByRole('button', { name: 'Wieder den Öffnungszeiten folgen' }));
    expect(await screen.findByText(/Die Plätze folgen den Öffnungszeiten/)).toBeInTheDocument();
    expect(api.calls(`PUT ${SLOTS}`)[0]?.body).toEqual({
      ...plan.plan,
      followsOpeningHours: true,
      version: 1,
    });
  });

  it('says for the week what is wrong with a slot, and waits for a decision after a conflict', async () => {
    const words = 'Montag: 07:30–08:00 und 07:45–08:15 überschneiden sich.';
    api.on(
      `PUT ${SLOTS}`,
      { status: 400, body: { code: 'validation-failed', message: 'x', fields: { slots: words } } },
      conflict,
    );
    await openWeek();
    api.on(`GET ${SLOTS}`, { plan: { ...plan.plan, leadHours: 48 }, version: 2 });
    await user.click(screen.getByRole('button', { name: 'Zeit am Dienstag hinzufügen' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getAllByText(words)).not.toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Vorlauf in StundenGespeichert: 48');
    await user.click(screen.getByRole('button', { name: 'Meine Änderungen verwerfen' }));
    expect(screen.getByLabelText('Vorlauf in Stunden *')).toHaveValue(48);
    expect(screen.queryByLabelText('Dienstag, Zeit 1: von')).not.toBeInTheDocument();
  });
});

describe('blocked days', () => {
  it('are one line for days in a row, which is freed as a whole', async () => {
    const day = { reason: 'Umbau', appointments: 1 };
    api.on(`GET ${BLOCKED}`, {
      blockedDates: [
        { ...day, date: '2027-01-30' },
        { ...day, date: '2027-01-31', appointments: 0 },
        { ...day, date: '2027-02-01' },
        { ...day, date: '2027-02-03', reason: null, appointments: 0 },
      ],
    });
    api.on(`DELETE ${BLOCKED}/2027-01-30?to=2027-02-01`, { blockedDates: [] });
    renderAdmin(
      <>
        <BlockedDates canWrite />
        <ToasterAboveDialogs />
      </>,
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/^2 Termine sind an diesen Tagen schon gebucht/)).toBeInTheDocument();
    const [button] = screen.getAllByRole('button', { name: /^Freigeben: .*30\.01\.2027 – / });
    await user.click(button!);
    expect(await screen.findByText('Derzeit ist kein Tag gesperrt.')).toBeInTheDocument();
  });

  it('can be a single one, and tell what is wrong', async () => {
    const fields = { from: 'Dieser Tag ist schon vorbei.' };
    api.on(`POST ${BLOCKED}`, { status: 400, body: { code: 'validation-failed', message: 'x', fields } });
    renderAdmin(<BlockedDates canWrite />);
    await user.type(screen.getByLabelText('Von *'), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Sperren' }));
    expect(await screen.findByText(fields.from)).toBeInTheDocument();
    expect(api.calls(`POST ${BLOCKED}`)[0]?.body).toEqual({
      from: '2020-01-01',
      to: '2020-01-01',
      reason: '',
    });
  });
});

describe('days that are not blocked yet', () => {
  it('are still in the form after the page was left, and no longer once they are thrown away', async () => {
    const { unmount } = renderAdmin(<BlockedDates canWrite />, { userId: 101 });
    await user.type(screen.getByLabelText('Von *'), '2027-07-19');
    await user.type(screen.getByLabelText(/^Grund/), 'Betriebsferien');
    unmount();
    renderAdmin(<BlockedDates canWrite />, { userId: 101 });
    expect(await screen.findByText('Ihr Entwurf ist wieder da')).toBeInTheDocument();
    expect(screen.getByLabelText('Von *')).toHaveValue('19.07.2027');
    expect(screen.getByLabelText(/^Grund/)).toHaveValue('Betriebsferien');
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(screen.getByLabelText('Von *')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('weeks with quick slots', () => {
  const week: QuickWeek = {
    id: 4,
    from: '2027-03-29',
    to: '2027-04-16',
    serviceTypeId: 10,
    startTime: '07:30',
    endTime: '12:00',
    minutes: 15,
    capacity: 2,
  };

  it('are listed, changed in the form, and taken away', async () => {
    api.on(`GET ${QUICK}`, { quickWeeks: [week] });
    api.on(`PUT ${QUICK}/4`, { quickWeeks: [{ ...week, minutes: 20 }] });
    api.on(`DELETE ${QUICK}/4`, { quickWeeks: [] });
    renderAdmin(<QuickWeeks canWrite />);
    expect(await screen.findByText('07:30–12:00 Uhr, alle 15 Minuten, Plätze: 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Ändern: .*29\.03\.2027 – / }));
    const form = screen.getByRole('form', { name: 'Schnellplätze ändern' });
    expect(within(form).getByLabelText('Leistung *')).toHaveValue('10');
    const minutes = within(form).getByLabelText('Minuten pro Fahrzeug *');
    await user.clear(minutes);
    await user.type(minutes, '20');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/alle 20 Minuten/)).toBeInTheDocument();
    expect({ id: 4, ...(api.calls(`PUT ${QUICK}/4`)[0]?.body as object) }).toEqual({ ...week, minutes: 20 });
    await user.click(screen.getByRole('button', { name: /^Entfernen: / }));
    expect(await screen.findByText('Derzeit sind keine geplant.')).toBeInTheDocument();
  });

  it('say at their field what is wrong', async () => {
    const fields = { from: 'An diesen Tagen gibt es schon Schnellplätze.' };
    api.on(`GET ${QUICK}`, { quickWeeks: [] });
    api.on(`POST ${QUICK}`, { status: 400, body: { code: 'validation-failed', message: 'x', fields } });
    renderAdmin(<QuickWeeks canWrite />);
    await screen.findByRole('option', { name: 'Radwechsel' });
    await user.selectOptions(screen.getByLabelText('Leistung *'), '10');
    await user.type(screen.getByLabelText('Von *'), '2027-03-29');
    await user.type(screen.getByLabelText('Bis *'), '2027-04-16');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(fields.from)).toBeInTheDocument();
    expect(api.calls(`POST ${QUICK}`)[0]?.body).toMatchObject({
      serviceTypeId: 10,
      minutes: 15,
      capacity: 1,
    });
  });
});
