import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { AdminGarageResponse } from '@garage/contracts/garage';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { SettingsArea } from './settings-area.tsx';

const GARAGE = '/api/admin/website/garage';
const MAIL = '/api/admin/mail-settings';
/** The form is large, and looking for roles in it takes long: what can be, is found by its text. */
const SLOW = 60_000;
const WAIT = { timeout: 20_000 };

const record = (version: number, change: object = {}): AdminGarageResponse => ({
  garage: { ...DEFAULT_GARAGE, ...change },
  version,
  savedAt: '2026-11-20T08:05:00.000Z',
  savedBy: 'eva',
});
const CONFLICT = {
  status: 409,
  body: { statusCode: 409, code: 'conflict', message: 'Die Daten wurden inzwischen geändert.' },
};

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
});
afterEach(() => act(() => dismissToast()));

function open() {
  return renderAdmin(
    <>
      <SettingsArea canWrite />
      <Toaster />
    </>,
    { userId: ADMIN.id },
  );
}

const retype = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const save = () => fireEvent.click(screen.getByText('Speichern'));

async function conflictDialog(): Promise<HTMLElement> {
  const title = await screen.findByText('Inzwischen geändert', {}, WAIT);
  return title.closest<HTMLElement>('[role=alertdialog]')!;
}

describe('the facts of the garage, when a colleague has saved meanwhile,', () => {
  const theirs = { phone: '+41 44 999 99 99', tagline: 'Evas Spruch' };

  /** A changed slogan, refused because of the colleague's phone and slogan. */
  async function collide() {
    api.on(`GET ${GARAGE}`, record(3), record(4, theirs));
    api.on(`PUT ${GARAGE}`, CONFLICT, record(5));
    open();
    retype(await screen.findByLabelText('Leitspruch', {}, WAIT), 'Mein Spruch');
    save();
    return conflictDialog();
  }

  it(
    'are shown field by field, and merged: one’s own slogan, the colleague’s phone, saved on top of theirs',
    async () => {
      const dialog = await collide();
      expect(dialog).toHaveTextContent(/eva hat am 20\.11\.2026, 09:05 andere Angaben gespeichert/);
      expect(dialog).toHaveTextContent('Gespeichert: +41 44 999 99 99');
      expect(dialog).toHaveTextContent('Gespeichert: Evas Spruch');
      expect(dialog).toHaveTextContent('Ihre Fassung: Mein Spruch');
      expect(dialog.textContent?.match(/Ihre Fassung/g)).toHaveLength(1);

      fireEvent.click(screen.getByText('Meine Änderungen behalten'));
      await waitFor(() => expect(screen.queryByText('Inzwischen geändert')).toBeNull(), WAIT);
      expect(screen.getByLabelText('Leitspruch')).toHaveValue('Mein Spruch');
      expect(screen.getByLabelText('Telefon')).toHaveValue('+41 44 999 99 99');

      save();
      await waitFor(() => expect(api.calls(`PUT ${GARAGE}`)).toHaveLength(2), WAIT);
      expect(api.calls(`PUT ${GARAGE}`)[1]?.body).toMatchObject({
        version: 4,
        garage: { tagline: 'Mein Spruch', phone: '+41 44 999 99 99' },
      });
    },
    SLOW,
  );

  it(
    'can be taken over as the colleague saved them',
    async () => {
      await collide();
      fireEvent.click(screen.getByText('Meine Änderungen verwerfen'));
      await waitFor(() => expect(screen.getByLabelText('Leitspruch')).toHaveValue('Evas Spruch'), WAIT);
      expect(api.calls(`PUT ${GARAGE}`)).toHaveLength(1);
    },
    SLOW,
  );

  it(
    'stay in the form, with a notice, when theirs cannot be fetched',
    async () => {
      api.on(`GET ${GARAGE}`, record(3), new TypeError('gone'));
      api.on(`PUT ${GARAGE}`, CONFLICT);
      open();
      retype(await screen.findByLabelText('Leitspruch', {}, WAIT), 'Mein Spruch');
      save();
      expect(await screen.findByText('Die Daten wurden inzwischen geändert.', {}, WAIT)).toBeVisible();
      expect(screen.getByLabelText('Leitspruch')).toHaveValue('Mein Spruch');
    },
    SLOW,
  );
});

const mailSettings = (version: number, senderName: string) => ({
  settings: { senderName, senderAddress: '', recipients: [] },
  defaults: { senderName: 'Garage', senderAddress: 'a@example.ch', recipients: ['a@example.ch'] },
  server: 'mail.example:25',
  version,
  savedAt: '2026-11-20T08:05:00.000Z',
  savedBy: 'eva',
  lastTest: null,
});

describe('the mail settings, when a colleague has saved meanwhile,', () => {
  it(
    'show what that one has saved, and are merged when one’s own changes are kept',
    async () => {
      // The section of the garage does not get ready, so that there is one button to save.
      api.on(`GET ${GARAGE}`, new Promise(() => {}));
      api.on(`GET ${MAIL}`, mailSettings(1, ''), mailSettings(2, 'Evas Name'));
      api.on(`PUT ${MAIL}`, CONFLICT, mailSettings(3, 'Evas Name'));
      open();
      fireEvent.click(screen.getByText('E-Mail'));
      retype(await screen.findByLabelText('Absenderadresse', {}, WAIT), 'neu@example.ch');
      save();
      const dialog = await conflictDialog();
      expect(dialog).toHaveTextContent(/eva hat am 20\.11\.2026, 09:05 andere Angaben gespeichert/);
      expect(dialog).toHaveTextContent('AbsendernameGespeichert: Evas Name');
      expect(dialog).not.toHaveTextContent('neu@example.ch');

      fireEvent.click(screen.getByText('Meine Änderungen behalten'));
      await waitFor(() => expect(screen.getByLabelText('Absendername')).toHaveValue('Evas Name'), WAIT);
      expect(screen.getByLabelText('Absenderadresse')).toHaveValue('neu@example.ch');

      save();
      await waitFor(() => expect(api.calls(`PUT ${MAIL}`)).toHaveLength(2), WAIT);
      expect(api.calls(`PUT ${MAIL}`).map(({ body }) => body)).toMatchObject([
        { version: 1 },
        { version: 2, senderName: 'Evas Name', senderAddress: 'neu@example.ch' },
      ]);
    },
    SLOW,
  );
});

describe('what was typed before the page was left', () => {
  it(
    'is offered again, and meets what a colleague has saved since',
    async () => {
      api.on(`GET ${GARAGE}`, record(3), record(4, { tagline: 'Evas Spruch' }));
      api.on(`PUT ${GARAGE}`, CONFLICT);
      const first = open();
      retype(await screen.findByLabelText('Leitspruch', {}, WAIT), 'Mein Spruch');
      first.unmount();
      open();
      expect(await screen.findByText('Ihr Entwurf ist wieder da', {}, WAIT)).toBeVisible();
      expect(screen.getByLabelText('Leitspruch')).toHaveValue('Mein Spruch');
      save();
      expect(await conflictDialog()).toHaveTextContent('Gespeichert: Evas Spruch');
      expect(api.calls(`PUT ${GARAGE}`)[0]?.body).toMatchObject({ version: 3 });
    },
    SLOW,
  );

  it(
    'is gone, from the form too, once it was thrown away',
    async () => {
      api.on(`GET ${GARAGE}`, new Promise(() => {}));
      api.on(`GET ${MAIL}`, mailSettings(1, ''));
      open();
      fireEvent.click(screen.getByText('E-Mail'));
      retype(await screen.findByLabelText('Absenderadresse', {}, WAIT), 'neu@example.ch');
      fireEvent.click(screen.getByText('Verwerfen'));
      await waitFor(() => expect(screen.getByLabelText('Absenderadresse')).toHaveValue(''), WAIT);
      expect(screen.queryByText('Nicht gespeicherte Änderungen')).toBeNull();
      expect(sessionStorage).toHaveLength(0);
    },
    SLOW,
  );
});
