import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Promotion } from '@garage/contracts/promotions';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import type { PromotionPreviewProps } from '../promotion-preview-props.ts';
import { PromotionManager } from './promotion-manager.tsx';

const LIST = 'GET /api/admin/promotions';
const winter: Promotion = {
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
  imageUrl: '/uploads/abc-30.jpg',
  picture: {
    base: '/uploads/abc',
    width: 30,
    height: 20,
    widths: [30],
    focus: [0.5, 0.5],
    colour: '#336699',
  },
  imagePosition: 'left',
  settings: { note: 'x' },
  version: 1,
  savedBy: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};
const sale: Promotion = {
  ...winter,
  savedBy: 'eva',
  id: 4,
  name: 'Ausverkauf',
  isActive: true,
  imageUrl: '',
  picture: null,
  visualEffect: null,
};

let api: FakeApi;
// jsdom never tells the dialog that its entrance is over.
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), pointerEventsCheck: 0 });
const Preview = ({ promotion, showsPopup, language }: PromotionPreviewProps) => (
  <p data-testid="preview">
    {[promotion.title, promotion.translations.fr?.title, promotion.visualEffect, showsPopup, language].join(
      '|',
    )}
  </p>
);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-10T08:00:00Z'), advanceTimers: true });
  api = fakeApi();
  api.on(LIST, { promotions: [winter, sale] });
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
});
afterEach(() => {
  cleanup();
  act(() => dismissToast());
  jest.useRealTimers();
});

async function open(canWrite = true): Promise<void> {
  renderAdmin(
    <>
      <PromotionManager canWrite={canWrite} Preview={Preview} />
      <ToasterAboveDialogs />
    </>,
  );
  await waitFor(() => expect(screen.queryByText('Aktionen werden geladen...')).not.toBeInTheDocument());
}

const card = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('article') as HTMLElement;
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list', () => {
  it('filters by state and counts', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Alle 2',
      'Aktiv 1',
      'Inaktiv 1',
    ]);
    await user.click(screen.getByRole('tab', { name: /^Aktiv/ }));
    expect(names()).toEqual(['Ausverkauf']);
    await user.click(screen.getByRole('tab', { name: /^Inaktiv/ }));
    expect(names()).toEqual(['Wintercheck']);
  });

  it('says who saved a promotion last, when it is known', async () => {
    await open();
    expect(
      within(card('Ausverkauf')).getByText(/^Zuletzt gespeichert am 01\.11\.2026, 09:00 von eva$/),
    ).toBeVisible();
    expect(within(card('Wintercheck')).queryByText(/^Zuletzt gespeichert/)).toBeNull();
  });

  it('says when there is none', async () => {
    api.on(LIST, { promotions: [] });
    await open();
    expect(screen.getByText('Keine Aktionen gefunden.')).toBeVisible();
  });

  it.each([
    [{ status: 404, body: 'broken' }, 'Die Aktionen konnten nicht geladen werden.'],
    [new TypeError('offline'), 'Es gab ein Problem beim Laden der Aktionen.'],
  ])(
    'says when it cannot be had, and tries again',
    async (failure, text) => {
      api.on(LIST, failure);
      renderAdmin(
        <>
          <PromotionManager canWrite Preview={Preview} />
          <ToasterAboveDialogs />
        </>,
      );
      await waitFor(() => expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible(), {
        timeout: 20_000,
      });
      api.on(LIST, { promotions: [sale] });
      await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
      await waitFor(() => expect(names()).toEqual(['Ausverkauf']));
    },
    30_000,
  );

  it('is asked for again every 15 minutes', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(899_000));
    const before = api.calls(LIST).length;
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(api.calls(LIST)).toHaveLength(before + 1);
  });

  it('lets who may only read change nothing', async () => {
    await open(false);
    expect(names()).toEqual(['Wintercheck', 'Ausverkauf']);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Neue Aktion|Bearbeiten|Löschen/ })).not.toBeInTheDocument();
  });

  it('warns of active promotions that overlap', async () => {
    api.on(LIST, { promotions: [{ ...winter, isActive: true }, sale] });
    await open();
    expect(screen.getByText('Zwei aktive Aktionen überschneiden sich')).toBeVisible();
    expect(
      screen.getByText('«Wintercheck» und «Ausverkauf» laufen gleichzeitig: 01.12.2026 bis 31.12.2026.'),
    ).toBeVisible();
  });
});

describe('the switch on a card', () => {
  it('sends only the other state, and moves at once', async () => {
    api.on('PUT /api/admin/promotions/3', { promotion: { ...winter, isActive: true } });
    await open();
    const toggle = within(card('Wintercheck')).getByRole('switch', { name: 'Wintercheck aktiv' });
    expect(toggle).not.toBeChecked();
    api.on(LIST, { promotions: [{ ...winter, isActive: true }, sale] });
    await user.click(toggle);
    expect(toggle).toBeChecked();
    expect(await screen.findByText('Status geändert')).toBeVisible();
    expect(api.calls('PUT /api/admin/promotions/3').map(({ body }) => body)).toEqual([{ isActive: true }]);
  });

  it('goes back and says so when it cannot be changed', async () => {
    api.on('PUT /api/admin/promotions/3', { status: 500, body: 'broken' });
    await open();
    const toggle = within(card('Wintercheck')).getByRole('switch');
    await user.click(toggle);
    expect(await screen.findByText('Der Status konnte nicht geändert werden.')).toBeVisible();
    expect(toggle).not.toBeChecked();
  });
});

async function openForm() {
  await open();
  await user.click(screen.getByRole('button', { name: 'Neue Aktion' }));
  return within(await screen.findByRole('dialog', { name: 'Neue Aktion' }));
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'rad.png', { type: 'image/png' });

describe('a new promotion', () => {
  it('begins with the usual values', async () => {
    const form = await openForm();
    expect(form.getByLabelText('Typ')).toHaveValue('custom');
    expect(form.getByLabelText('Startdatum *')).toHaveValue('10.12.2026');
    expect(form.getByLabelText('Enddatum *')).toHaveValue('10.01.2027');
    expect(form.getByLabelText('Effekt auf der Startseite')).toHaveValue('');
    expect(form.getByLabelText('Bild im Popup')).toHaveValue('left');
    expect(form.getByRole('switch', { name: 'Aktion ist aktiv' })).not.toBeChecked();
    expect(form.getByRole('switch', { name: 'Popup anzeigen' })).toBeChecked();
    expect(form.getByRole('switch', { name: 'Auch auf Handys anzeigen' })).toBeChecked();
  });

  it('asks for what is missing', async () => {
    const form = await openForm();
    await user.click(form.getByRole('radio', { name: 'Français' }));
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Bitte füllen Sie alle Pflichtfelder aus.')).toBeVisible();
    expect(form.getByText('Name ist erforderlich')).toBeVisible();
    expect(form.getByText('Titel ist erforderlich')).toBeVisible();
    expect(form.getByText('Beschreibung ist erforderlich')).toBeVisible();
    expect(api.calls('POST /api/admin/promotions')).toEqual([]);
  });

  it('is sent with everything, shown in the preview meanwhile, and announced', async () => {
    api.on('POST /api/admin/promotions', { status: 201, body: { promotion: winter } });
    const form = await openForm();
    await user.type(form.getByLabelText('Interner Name *'), 'Ostern 2027');
    await user.type(form.getByLabelText('Titel *'), 'Frohe Ostern');
    await user.type(form.getByLabelText('Beschreibung *'), 'Ein Nest wartet.');
    await user.selectOptions(form.getByLabelText('Effekt auf der Startseite'), 'eggs');
    await user.click(form.getByRole('radio', { name: 'Français' }));
    const [, french] = form.getAllByLabelText('Titel');
    expect(french).toHaveValue('');
    await user.type(french as HTMLElement, 'Joyeuses Pâques');
    await waitFor(() =>
      expect(form.getByTestId('preview')).toHaveTextContent('Frohe Ostern|Joyeuses Pâques|eggs|true|fr'),
    );
    await user.click(form.getByRole('switch', { name: /^Ohne Zeitbegrenzung/ }));
    expect(form.queryByLabelText('Startdatum *')).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Aktion erstellt')).toBeVisible();
    expect(api.calls('POST /api/admin/promotions')[0]?.body).toEqual({
      name: 'Ostern 2027',
      title: 'Frohe Ostern',
      description: 'Ein Nest wartet.',
      translations: {
        en: { title: '', description: '' },
        fr: { title: 'Joyeuses Pâques', description: '' },
        it: { title: '', description: '' },
        pt: { title: '', description: '' },
      },
      type: 'custom',
      isActive: false,
      ignoreDates: true,
      startDate: '2026-12-10',
      endDate: '2027-01-10',
      showPopup: true,
      showOnMobile: true,
      visualEffect: 'eggs',
      imageUrl: '',
      imagePosition: 'left',
      settings: {},
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes a day from the calendar, whose weeks begin on Monday', async () => {
    const form = await openForm();
    await user.click(form.getByRole('button', { name: 'Kalender öffnen: Enddatum' }));
    const grid = await form.findByRole('grid', { name: /Januar 2027/ });
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mo');
    await user.click(within(grid).getByRole('button', { name: /24\. Januar 2027/ }));
    expect(form.getByLabelText('Enddatum *')).toHaveValue('24.01.2027');
    expect(form.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each([
    ['31.02.2027', 'Bitte geben Sie ein Datum wie 24.12.2026 ein.'],
    ['01.12.2026', 'Das Enddatum darf nicht vor dem Startdatum liegen.'],
  ])('refuses %s as its end', async (text, message) => {
    const form = await openForm();
    await user.clear(form.getByLabelText('Enddatum *'));
    await user.type(form.getByLabelText('Enddatum *'), text);
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('refuses a picture of more than 5 MB and sends a smaller one as data URL', async () => {
    api.on('POST /api/admin/promotions', {
      status: 415,
      body: { code: 'unsupported-media-type', message: 'Kein Bild.', fields: { imageUrl: 'Kein Bild.' } },
    });
    const form = await openForm();
    const input = form.getByLabelText('Bild wählen');
    await user.upload(input, file(5 * 1024 * 1024 + 1));
    expect(await form.findByText('Das Bild darf nicht größer als 5MB sein.')).toBeVisible();
    await user.upload(input, file(3));
    expect(await form.findByRole('img', { name: 'Gewähltes Bild' })).toHaveAttribute(
      'src',
      'data:image/png;base64,AAAA',
    );
    await user.type(form.getByLabelText('Interner Name *'), 'x');
    await user.type(form.getByLabelText('Titel *'), 'x');
    await user.type(form.getByLabelText('Beschreibung *'), 'x');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect((await screen.findAllByText('Kein Bild.')).length).toBe(2);
    expect(api.calls('POST /api/admin/promotions')[0]?.body).toMatchObject({
      imageUrl: 'data:image/png;base64,AAAA',
    });
  });
});

describe('an existing promotion', () => {
  it('is changed as a whole and keeps its picture and what the form does not show', async () => {
    api.on('PUT /api/admin/promotions/3', { promotion: winter });
    await open();
    await user.click(within(card('Wintercheck')).getByRole('button', { name: /Bearbeiten/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Aktion bearbeiten' }));
    await user.click(form.getByRole('switch', { name: 'Aktion ist aktiv' }));
    expect(await form.findByText('Zwei aktive Aktionen überschneiden sich')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Aktion aktualisiert')).toBeVisible();
    expect(api.calls('PUT /api/admin/promotions/3')[0]?.body).toMatchObject({
      name: 'Wintercheck',
      isActive: true,
      startDate: '2026-12-01',
      imageUrl: '/uploads/abc-30.jpg',
      translations: { fr: { title: 'Hiver' } },
      settings: { note: 'x' },
      version: 1,
    });
  });

  it('is deleted after a question', async () => {
    api.on('DELETE /api/admin/promotions/3', { success: true });
    await open();
    await user.click(within(card('Wintercheck')).getByRole('button', { name: /Löschen/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Aktion löschen?' }));
    expect(question.getByText('«Wintercheck» und ihr Bild werden endgültig gelöscht.')).toBeVisible();
    api.on(LIST, { promotions: [sale] });
    await user.click(question.getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('Erfolgreich gelöscht')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Ausverkauf']));
  });

  it('stays when it cannot be deleted', async () => {
    api.on('DELETE /api/admin/promotions/3', { status: 500, body: 'broken' });
    await open();
    await user.click(within(card('Wintercheck')).getByRole('button', { name: /Löschen/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('Die Aktion konnte nicht gelöscht werden.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Wintercheck', 'Ausverkauf']));
  });
});
