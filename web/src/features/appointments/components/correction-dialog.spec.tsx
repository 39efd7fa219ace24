import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppointmentDetails } from '@garage/contracts/appointments';
import { SERVICE_TYPES_PATH } from '@garage/contracts/booking-settings';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { appointmentDetails } from '../testing/planned-appointment.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';

const PATH = '/api/admin/appointments';
const service = (id: number, name: string, isActive = true) => ({
  id,
  name: { de: name },
  description: { de: '' },
  duration: 30,
  bufferMinutes: 0,
  color: '#336699',
  isActive,
  isOther: false,
  version: 1,
});
const known = appointmentDetails({ id: 7 });
const event = {
  id: 1,
  at: '2027-01-02T09:00:00.000Z',
  actor: 'staff' as const,
  user: { id: 92, name: 'Mia Huber' },
  from: 'confirmed' as const,
  to: 'confirmed' as const,
  fromTime: null,
  toTime: { date: '2027-01-04', time: '08:00' },
  reason: null,
};

let api: FakeApi;
let moved: unknown[];
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  moved = [];
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(`GET ${PATH}/7/documents`, { documents: [] });
  api.on(`GET ${PATH}/assignees`, { assignees: [{ id: 92, name: 'Mia Huber' }] });
  api.on(`GET ${SERVICE_TYPES_PATH}`, {
    serviceTypes: [service(10, 'Radwechsel'), service(1, 'Wartung'), service(4, 'Motor', false)],
  });
});
afterEach(() => {
  cleanup();
  act(() => dismissToast());
});

async function open(...answers: AppointmentDetails[]): Promise<HTMLElement> {
  api.on(`GET ${PATH}/7`, ...answers.map((appointment) => ({ appointment })));
  renderAdmin(
    <>
      <AppointmentDialog
        id={7}
        canWrite
        onOpen={() => {}}
        onOtherTime={(wanted) => moved.push(wanted)}
        onClose={() => {}}
      />
      <ToasterAboveDialogs />
    </>,
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Radwechsel/);
  return dialog;
}

async function openForm(...answers: AppointmentDetails[]): Promise<HTMLElement> {
  const dialog = await open(...answers);
  await user.click(within(dialog).getByRole('button', { name: 'Angaben berichtigen' }));
  const form = await screen.findByRole('dialog', { name: 'Angaben berichtigen' });
  await within(form).findByRole('checkbox', { name: /Radwechsel/ });
  return form;
}

const field = (form: HTMLElement, name: string | RegExp) => within(form).getByLabelText(name);
const retype = async (form: HTMLElement, name: string | RegExp, text: string) => {
  await user.clear(field(form, name));
  await user.type(field(form, name), text);
};
const save = (form: HTMLElement) => user.click(within(form).getByRole('button', { name: 'Speichern' }));
const sent = () => api.calls(`PUT ${PATH}/7`).map(({ body }) => body);

describe('a correction', () => {
  it('sends what is known with the version that it started from, and tells the customer when asked to', async () => {
    api.on(`PUT ${PATH}/7`, { appointment: known });
    const form = await openForm(known);
    expect(within(form).queryByRole('checkbox', { name: /Motor/ })).not.toBeInTheDocument();
    await user.click(field(form, /Wartung/));
    await retype(form, /^Name/, 'Anna Köller');
    await retype(form, 'Jahrgang', '2020');
    await user.click(field(form, /Kundschaft informieren/));
    await save(form);
    await screen.findByText('Angaben berichtigt');
    expect(sent()).toEqual([
      {
        version: 1,
        notify: true,
        services: [10, 1],
        otherText: '',
        name: 'Anna Köller',
        phone: '+41 79 123 45 67',
        email: 'anna@example.ch',
        vehicleLicensePlate: 'ZH 123456',
        vehicleMake: 'Škoda',
        vehicleModel: 'Octavia',
        vehicleYear: 2020,
        notes: '',
        language: 'de',
        earlierIfPossible: false,
      },
    ]);
  });

  it('meets a colleague: both changes are kept, and nothing is typed twice', async () => {
    const theirs = appointmentDetails({
      ...known,
      phone: '052 111 22 33',
      version: 2,
      history: [{ ...event, kind: 'corrected', changes: [], isTold: false }],
    });
    api.on(
      `PUT ${PATH}/7`,
      { status: 409, body: { code: 'conflict', message: 'x' } },
      { appointment: theirs },
    );
    const form = await openForm(known, theirs);
    await retype(form, /^Name/, 'Anna Köller');
    await save(form);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Mia Huber hat am 02.01.2027');
    expect(question).toHaveTextContent('Telefon');
    await user.click(within(question).getByRole('button', { name: 'Meine Änderungen behalten' }));
    await save(form);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ version: 2, name: 'Anna Köller', phone: '052 111 22 33' });
  });

  it('that needs more room names times that have it, and keeps what was typed', async () => {
    api.on(`PUT ${PATH}/7`, {
      status: 409,
      body: { code: 'conflict', message: 'x', alternatives: [{ date: '2027-01-05', time: '10:00' }] },
    });
    const form = await openForm(known);
    await user.click(field(form, /Wartung/));
    await save(form);
    await user.click(await within(form).findByRole('button', { name: /10:00$/ }));
    expect(moved).toEqual([{ id: 7, kind: 'move', date: '2027-01-05', time: '10:00' }]);
    expect(field(form, /Wartung/)).toBeChecked();
  });

  it('leaves the work alone once that is done', async () => {
    const form = await openForm(appointmentDetails({ ...known, status: 'completed' }));
    expect(field(form, /Radwechsel/)).toBeDisabled();
    expect(field(form, 'Bemerkung')).toHaveAttribute('readonly');
    expect(field(form, /^Name/)).toBeEnabled();
    expect(within(form).queryByRole('switch', { name: /informieren/ })).not.toBeInTheDocument();
  });
});

describe('the window of an appointment', () => {
  it('takes the last change of state back as long as that is possible, and says how long', async () => {
    const undoableUntil = new Date(Date.now() + 8.5 * 60_000).toISOString();
    api.on(`POST ${PATH}/7/undo`, { appointment: { ...known, status: 'pending' } });
    const dialog = await open(appointmentDetails({ ...known, undoableUntil }));
    expect(dialog).toHaveTextContent('noch 9 Minuten möglich');
    await user.click(within(dialog).getByRole('button', { name: 'Rückgängig' }));
    await screen.findByText('Rückgängig gemacht');
    expect(within(dialog).queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });

  it('gives the visit to a colleague', async () => {
    api.on(`PUT ${PATH}/7/assignee`, { appointment: { ...known, assignee: { id: 92, name: 'Mia Huber' } } });
    const dialog = await open(known);
    await within(dialog).findByRole('option', { name: 'Mia Huber' });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Zuständig' }), 'Mia Huber');
    await screen.findByText('Zuständigkeit gespeichert');
    expect(api.calls(`PUT ${PATH}/7/assignee`)[0]?.body).toEqual({ userId: 92 });
  });

  it('says in the history what was corrected, from what to what', async () => {
    const history = [
      {
        ...event,
        kind: 'corrected' as const,
        isTold: true,
        changes: [
          { field: 'phone' as const, from: '079', to: '052' },
          { field: 'language' as const, from: 'de', to: 'fr' },
          { field: 'notes' as const, from: null, to: 'quietscht' },
        ],
      },
    ];
    const dialog = await open(appointmentDetails({ ...known, history }));
    expect(dialog).toHaveTextContent('Telefon: 079 → 052');
    expect(dialog).toHaveTextContent('Sprache der E-Mails: Deutsch → Französisch');
    expect(dialog).toHaveTextContent('Bemerkung: – → quietscht');
    expect(dialog).toHaveTextContent('Kundschaft informiert');
  });
});
