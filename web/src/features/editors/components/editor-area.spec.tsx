import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { storedFields } from '@garage/contracts/page-texts';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { LABELLED_EDITORS } from '../labelled-editors.ts';
import { EditorArea } from './editor-area.tsx';

jest.setTimeout(30_000);

const GET = 'GET /api/admin/website/slogan';
const POST = 'POST /api/admin/website/slogan';
const BLANK = Object.fromEntries(storedFields('slogan', {}).map((name) => [name, '']));
const VALUES = {
  ...BLANK,
  slogan: 'Fahren',
  sloganColor: '#ffffff',
  sloganFontSize: '24',
  showOnHomepage: 'Ja',
};
const record = (version: number, change = {}, savedBy: string | null = 'eva') => ({
  version,
  savedAt: '2026-11-20T08:00:00.000Z',
  savedBy,
  values: { ...VALUES, ...change },
  outdated: [],
});
const conflict = { status: 409, body: { statusCode: 409, code: 'conflict', message: 'eva war schneller.' } };
const expired = { status: 401, body: { statusCode: 401, code: 'session-expired', message: 'Vorbei.' } };

let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on(GET, record(1));
  api.on(`${GET}/versions`, { versions: [record(1)] });
});
afterEach(() => act(() => dismissToast()));

async function open(user = ADMIN) {
  renderAdmin(
    <>
      <EditorArea page="slogan" user={user} backPath="/admin/panel?tab=content" />
      <Toaster />
    </>,
  );
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Slogan' });
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const preview = () => screen.findByTitle<HTMLIFrameElement>(/^Vorschau der Seite «Startseite»/);
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const saved = () => api.calls(POST).map(({ body }) => body);

describe('an editor', () => {
  it('shows what is stored and sends only what was changed, with its version', async () => {
    const slogan = await open();
    expect(slogan.value).toBe('Fahren');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true);
    api.on(POST, record(2, { slogan: 'Weiter' }));
    type(slogan, 'Weiter');
    await save();
    await screen.findByText('Änderungen gespeichert');
    expect(saved()).toEqual([{ version: 1, slogan: 'Weiter' }]);
    expect(screen.getByText(/Stand 2/)).toBeVisible();
  });

  it('keeps flags in the words of the page', async () => {
    await open();
    api.on(POST, record(2, { showOnHomepage: 'Nein' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Auf der Startseite zeigen' }));
    await save();
    await waitFor(() => expect(saved()).toEqual([{ version: 1, showOnHomepage: 'Nein' }]));
  });

  it('shows German greyed where a translation is missing, and stores it under its own name', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /English/ }));
    const english = screen.getByRole<HTMLInputElement>('textbox', { name: 'Slogan' });
    expect([english.value, english.placeholder, english.lang]).toEqual(['', 'Fahren', 'en']);
    api.on(POST, record(2, { sloganEn: 'Drive' }));
    type(english, 'Drive');
    expect(screen.getByRole('button', { name: /English/ }).textContent).toContain('1/1');
    await save();
    await waitFor(() => expect(saved()).toEqual([{ version: 1, sloganEn: 'Drive' }]));
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const slogan = await open();
    const fields = { slogan: 'Zu laut.' };
    api.on(POST, { status: 400, body: { statusCode: 400, code: 'validation-failed', message: 'x', fields } });
    type(slogan, 'LAUT');
    await save();
    await screen.findByText('Zu laut.');
    expect(screen.getByText('Fehler beim Speichern')).toBeVisible();
    expect(slogan.value).toBe('LAUT');
    await waitFor(() => expect(document.activeElement).toBe(slogan));
    type(slogan, 'leise');
    expect(screen.queryByText('Zu laut.')).toBeNull();
  });

  it('lets somebody who may only read change nothing', async () => {
    const slogan = await open({ ...ADMIN, permissions: ['content:read'] });
    expect(slogan.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  });

  it.each(EDITOR_PAGES)('opens for %s', async (page) => {
    const blank = Object.fromEntries(storedFields(page, {}).map((name) => [name, '']));
    api.on(`GET /api/admin/website/${page}`, { ...record(1), values: blank });
    api.on(`GET /api/admin/website/${page}/versions`, { versions: [record(1)] });
    renderAdmin(<EditorArea page={page} user={ADMIN} backPath="/admin/panel" />);
    expect(await screen.findByRole('form', { name: LABELLED_EDITORS[page].title })).toBeVisible();
  });
});

const older = (version: number, outdated: string[]) => ({
  ...record(version, { sloganEn: 'Drive', sloganFr: 'Rouler' }),
  outdated,
});
const confirmation = () => screen.queryByRole('button', { name: 'Übersetzung stimmt noch: Slogan' });
const toFrench = () => userEvent.click(screen.getByRole('button', { name: /Français/ }));

describe('a translation that is older than its German text', () => {
  const CONFIRM = `${POST}/confirmed`;

  it('is said to be right as it is, and what was typed elsewhere stays', async () => {
    api.on(GET, older(2, ['sloganEn', 'sloganFr']));
    await open();
    expect(confirmation()).toBeNull();
    type(screen.getByRole('textbox', { name: 'Schriftgrösse' }), '30');
    await toFrench();
    api.on(CONFIRM, older(3, ['sloganEn']));
    await userEvent.click(confirmation()!);
    expect(await screen.findByText('Übersetzung bestätigt')).toBeVisible();
    expect(api.calls(CONFIRM).map(({ body }) => body)).toEqual([{ version: 2, translations: ['sloganFr'] }]);
    expect(confirmation()).toBeNull();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Slogan' })).toHaveFocus());
    api.on(POST, older(4, ['sloganEn']));
    await save();
    await waitFor(() => expect(saved()).toEqual([{ version: 3, sloganFontSize: '30' }]));
  });

  it('is no question while the German text is being changed, nor for who may only read', async () => {
    api.on(GET, older(2, ['sloganFr']));
    type(await open(), 'Weiter');
    await toFrench();
    expect(screen.getByText(/Älter als der deutsche Text/)).toBeVisible();
    expect(confirmation()).toBeNull();
    cleanup();
    sessionStorage.clear();
    await open({ ...ADMIN, permissions: ['content:read'] });
    await toFrench();
    expect(screen.getByText(/Älter als der deutsche Text/)).toBeVisible();
    expect(confirmation()).toBeNull();
  });
});

describe('the preview', () => {
  const PREVIEW = 'POST /api/admin/preview';

  it('stands beside the form from the beginning where there is room for it', async () => {
    const wide = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches: media === '(min-width: 80rem)' }) as MediaQueryList);
    api.on(PREVIEW, { html: '<p>Fahren</p>' });
    await open();
    expect((await preview()).title).toContain('Vorschau');
    await userEvent.click(screen.getByRole('button', { name: 'Vorschau schliessen' }));
    expect(document.querySelector('iframe')).toBeNull();
    wide.mockRestore();
  });

  it('keeps the last drawing in sight while a value cannot be drawn, and says which', async () => {
    const slogan = await open();
    const fields = { slogan: 'Zu laut.' };
    api.on(
      PREVIEW,
      { html: '<p>Fahren</p>' },
      { status: 400, body: { statusCode: 400, code: 'validation-failed', message: 'x', fields } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Vorschau zeigen' }));
    await waitFor(async () => expect((await preview()).srcdoc).toBe('<p>Fahren</p>'));
    type(slogan, 'LAUT');
    await screen.findByText('Slogan: Slogan: Zu laut.');
    expect((await preview()).srcdoc).toBe('<p>Fahren</p>');
  });
});

describe('what was typed', () => {
  it('is there again after the session has ended, for this person only', async () => {
    api.on(POST, expired);
    type(await open(), 'Nicht verloren');
    await save();
    cleanup();
    expect((await open()).value).toBe('Nicht verloren');
    expect(screen.getByText('Ihr Entwurf ist wieder da')).toBeVisible();
    cleanup();
    expect((await open({ ...ADMIN, id: 7 })).value).toBe('Fahren');
  });

  it('is not left behind by a click on a link without a question', async () => {
    type(await open(), 'Neu');
    await userEvent.click(screen.getByRole('link', { name: 'Zurück' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Seite verlassen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Slogan' }).value).toBe('Neu');
  });

  it('holds the window back from closing, once stored no longer', async () => {
    const slogan = await open();
    expect(closes()).toBe(true);
    type(slogan, 'Neu');
    expect(closes()).toBe(false);
    api.on(POST, record(2, { slogan: 'Neu' }));
    await save();
    await screen.findByText('Änderungen gespeichert');
    expect(closes()).toBe(true);
  });
});

describe('a page that somebody else has saved meanwhile', () => {
  it('shows both texts; the chosen one is saved over the new version', async () => {
    const slogan = await open();
    type(slogan, 'Meiner');
    api.on(POST, conflict, record(3, { slogan: 'Meiner' }));
    api.on(GET, record(2, { slogan: 'Ihrer', sloganColor: '#000000' }));
    await save();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Ihrer');
    expect(dialog.textContent).toContain('Meiner');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /Ihre Fassung/ }).checked).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zusammenführen und speichern' }));
    await screen.findByText('Änderungen gespeichert');
    expect(saved()).toEqual([
      { version: 1, slogan: 'Meiner' },
      { version: 2, slogan: 'Meiner' },
    ]);
  });

  it('keeps the text of the other when that is chosen', async () => {
    const slogan = await open();
    type(slogan, 'Meiner');
    api.on(POST, conflict);
    api.on(GET, record(2, { slogan: 'Ihrer' }));
    await save();
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: /Gespeichert/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zusammenführen und speichern' }));
    await waitFor(() => expect(slogan.value).toBe('Ihrer'));
    expect(saved()).toHaveLength(1);
  });
});

describe('an older version', () => {
  it('is shown beside the current one and restored', async () => {
    api.on(GET, record(2, { slogan: 'Neu' }));
    api.on(`${GET}/versions`, { versions: [record(2), record(1, {}, null)] });
    api.on(`${GET}/versions/1`, record(1));
    api.on(`${POST}/versions/1/restore`, record(3));
    const slogan = await open();
    await userEvent.click(await screen.findByRole('button', { name: /Stand 1 mit dem aktuellen/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Fahren');
    expect(within(dialog).getByText('Neu')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Diesen Stand wiederherstellen' }));
    await waitFor(() => expect(slogan.value).toBe('Fahren'));
    expect(api.calls(`${POST}/versions/1/restore`)[0]?.body).toEqual({ version: 2 });
  });

  it('further back is loaded when somebody asks for it', async () => {
    api.on(GET, record(9));
    api.on(`${GET}/versions`, { versions: [record(9), record(8)], nextCursor: '8' });
    await open();
    const more = await screen.findByRole('button', { name: 'Ältere Stände laden' });
    expect(screen.queryByText('Stand 7')).not.toBeInTheDocument();
    api.on(`${GET}/versions?cursor=8`, { versions: [record(7)] });
    await userEvent.click(more);
    expect(await screen.findByText('Stand 7')).toBeVisible();
    expect(screen.getByText('Stand 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ältere Stände laden' })).not.toBeInTheDocument();
  });

  it('whose picture has been deleted since comes into the form, where another one can be chosen', async () => {
    const about = 'GET /api/admin/website/about';
    const blank = Object.fromEntries(storedFields('about', {}).map((name) => [name, '']));
    const now = { ...blank, homeTitle: 'Neu', mainImage: 'about-main' };
    const then = { ...blank, homeTitle: 'Alt', mainImage: 'media-7' };
    api.on(about, { ...record(2), values: now });
    api.on(`${about}/versions`, { versions: [record(2), record(1)] });
    api.on(`${about}/versions/1`, { ...record(1), values: then });
    const fields = { mainImage: 'Dieses Bild gibt es in der Mediathek nicht mehr.' };
    const restoring = 'POST /api/admin/website/about/versions/1/restore';
    api.on(restoring, {
      status: 400,
      body: { statusCode: 400, code: 'validation-failed', message: 'x', fields },
    });
    renderAdmin(
      <>
        <EditorArea page="about" user={ADMIN} backPath="/admin/panel" />
        <Toaster />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /Stand 1 mit dem aktuellen/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Alt');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Diesen Stand wiederherstellen' }));
    await screen.findByText('Bitte neue Bilder wählen');
    // The section of the picture is in sight, the rest of the version lies in the form.
    expect(await screen.findByText(fields.mainImage)).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel' }).value).toBe('Alt');
    const saving = 'POST /api/admin/website/about';
    api.on(saving, { ...record(3), values: { ...then, mainImage: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(api.calls(saving)[0]?.body).toEqual({ version: 2, homeTitle: 'Alt', mainImage: '' }),
    );
  });
});
