import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Promotion } from '@garage/contracts/promotions';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { PromotionManager } from './promotion-manager.tsx';

const LIST = 'GET /api/admin/promotions';
const SAVE = 'PUT /api/admin/promotions/3';
const WAIT = { timeout: 20_000 };
const SLOW = 60_000;

const promotion = (version: number, change: Partial<Promotion> = {}): Promotion => ({
  id: 3,
  name: 'Wintercheck',
  title: 'Sicher durch den Winter',
  description: 'Räder und Batterie',
  translations: { fr: { title: 'Hiver' } },
  type: 'winter',
  isActive: false,
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  ignoreDates: false,
  showPopup: true,
  showOnMobile: true,
  visualEffect: 'snow',
  imageUrl: '',
  picture: null,
  imagePosition: 'left',
  settings: {},
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:05:00.000Z',
  version,
  savedBy: null,
  ...change,
});
const THEIRS = promotion(2, {
  savedBy: 'eva',
  isActive: true,
  title: 'Evas Titel',
  translations: { fr: { title: 'Hiver à deux' } },
});
const CONFLICT = {
  status: 409,
  body: { statusCode: 409, code: 'conflict', message: 'Inzwischen von jemand anders gespeichert.' },
};

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on(LIST, { promotions: [promotion(1)] });
});
afterEach(() => act(() => dismissToast()));

function open() {
  return renderAdmin(
    <>
      <PromotionManager canWrite Preview={() => null} />
      <ToasterAboveDialogs />
    </>,
    { userId: ADMIN.id },
  );
}

const retype = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const save = () => fireEvent.click(screen.getByText('Speichern'));
const title = () => screen.getByLabelText('Titel *');

async function edit(): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Bearbeiten: Wintercheck', {}, WAIT));
  await screen.findByLabelText('Titel *', {}, WAIT);
}

async function conflictDialog(): Promise<HTMLElement> {
  const heading = await screen.findByText('Inzwischen geändert', {}, WAIT);
  return heading.closest<HTMLElement>('[role=alertdialog]')!;
}

/** A changed title, refused because a colleague has changed it, too, and more. */
async function collide(): Promise<HTMLElement> {
  open();
  await edit();
  retype(title(), 'Mein Titel');
  api.on(LIST, { promotions: [THEIRS] });
  api.on(SAVE, CONFLICT, { promotion: promotion(3) });
  save();
  return conflictDialog();
}

describe('a promotion that a colleague has saved meanwhile', () => {
  it(
    'is shown field by field, and merged: one’s own title, the colleague’s switch and French title',
    async () => {
      const dialog = await collide();
      expect(dialog).toHaveTextContent('eva hat am 20.11.2026, 09:05 andere Angaben gespeichert');
      expect(
        within(dialog)
          .getAllByRole('term')
          .map((term) => term.textContent),
      ).toEqual(['Aktion ist aktiv', 'Titel (Deutsch)', 'Titel (Français)']);
      expect(dialog).toHaveTextContent('Gespeichert: Ja');
      expect(dialog).toHaveTextContent('Gespeichert: Evas TitelIhre Fassung: Mein Titel');
      expect(dialog.textContent?.match(/Ihre Fassung/g)).toHaveLength(1);

      fireEvent.click(screen.getByText('Meine Änderungen behalten'));
      await waitFor(() => expect(screen.queryByText('Inzwischen geändert')).toBeNull(), WAIT);
      save();
      await waitFor(() => expect(api.calls(SAVE)).toHaveLength(2), WAIT);
      expect(api.calls(SAVE).map(({ body }) => body)).toMatchObject([
        { version: 1, title: 'Mein Titel', isActive: false },
        { version: 2, title: 'Mein Titel', isActive: true, translations: { fr: { title: 'Hiver à deux' } } },
      ]);
      expect(await screen.findByText('Aktion aktualisiert', {}, WAIT)).toBeVisible();
    },
    SLOW,
  );

  it(
    'can be taken over as the colleague saved it',
    async () => {
      await collide();
      fireEvent.click(screen.getByText('Meine Änderungen verwerfen'));
      await waitFor(() => expect(title()).toHaveValue('Evas Titel'), WAIT);
      expect(api.calls(SAVE)).toHaveLength(1);
    },
    SLOW,
  );

  it(
    'says so with a notice, and keeps what was typed, when it cannot be fetched',
    async () => {
      open();
      await edit();
      retype(title(), 'Mein Titel');
      api.on(LIST, { promotions: [] });
      api.on(SAVE, CONFLICT);
      save();
      expect(await screen.findByText('Inzwischen von jemand anders gespeichert.', {}, WAIT)).toBeVisible();
      expect(title()).toHaveValue('Mein Titel');
    },
    SLOW,
  );

  it(
    'meets the draft that was typed before it',
    async () => {
      const first = open();
      await edit();
      retype(title(), 'Mein Titel');
      first.unmount();

      api.on(LIST, { promotions: [THEIRS] });
      api.on(SAVE, CONFLICT);
      open();
      await edit();
      expect(await screen.findByText('Ihr Entwurf ist wieder da', {}, WAIT)).toBeVisible();
      expect(title()).toHaveValue('Mein Titel');
      save();
      expect(await conflictDialog()).toHaveTextContent('Gespeichert: Evas TitelIhre Fassung: Mein Titel');
      expect(api.calls(SAVE)[0]?.body).toMatchObject({ version: 1 });
    },
    SLOW,
  );
});

it(
  'whoever has just switched a promotion edits the new version, not their own old one',
  async () => {
    open();
    const toggle = await screen.findByRole('switch', { name: 'Wintercheck aktiv' }, WAIT);
    api.on(SAVE, { promotion: promotion(2, { isActive: true }) });
    // The list is asked for again, and does not answer yet.
    api.on(LIST, new Promise(() => {}));
    fireEvent.click(toggle);
    expect(await screen.findByText('Status geändert', {}, WAIT)).toBeVisible();
    await edit();
    save();
    await waitFor(() => expect(api.calls(SAVE)).toHaveLength(2), WAIT);
    expect(api.calls(SAVE)[1]?.body).toMatchObject({ version: 2, isActive: true });
  },
  SLOW,
);
