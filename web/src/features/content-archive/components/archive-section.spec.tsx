import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTENT_ARCHIVE_PATH, REPLACED_CONTENT_PATH } from '@garage/contracts/content-archive';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ArchiveSection } from './archive-section.tsx';

const ARCHIVE = {
  format: 'garage-content',
  edition: 2,
  exportedAt: '2026-11-22T09:00:00.000Z',
  garage: { name: 'Garage Sonnenhof' },
  pages: {},
  promotions: [{}],
  media: [{}, {}],
};
const REPLACED = { id: 7, replacedAt: '2026-11-21T10:00:00.000Z', replacedBy: 'admin' };
const CHANGED = { pages: 3, promotions: 1, media: 2 };

function show(...replaced: object[]) {
  const api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(`GET ${REPLACED_CONTENT_PATH}`, { replaced });
  renderAdmin(<ArchiveSection />);
  return api;
}

const choose = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('Datei wählen', { selector: 'input' }),
    new File([content], 'inhalte.jsonl'),
  );

it('all content is offered as a download', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Inhalte sichern' });
  expect(link.getAttribute('href')).toBe(CONTENT_ARCHIVE_PATH);
  expect((await screen.findByText('Noch nichts wurde ersetzt.')).tagName).toBe('P');
});

it('an archive says what it would replace, and is sent only when that is confirmed', async () => {
  const api = show();
  api.on(`POST ${CONTENT_ARCHIVE_PATH}`, CHANGED);
  await choose(JSON.stringify(ARCHIVE));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('«Garage Sonnenhof»');
  expect(dialog.textContent).toContain('alle Aktionen; danach ist 1 da');
  expect(dialog.textContent).toContain('kommen 2 Bilder');
  expect(api.calls(`POST ${CONTENT_ARCHIVE_PATH}`)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alles ersetzen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls(`POST ${CONTENT_ARCHIVE_PATH}`)).toMatchObject([
    { headers: { 'content-type': 'application/x-ndjson' } },
  ]);
});

it('that a file is no archive is said at once', async () => {
  show();
  await choose('Grüezi');
  expect((await screen.findByRole('alert')).textContent).toContain('«inhalte.jsonl» ist keine Inhaltsdatei');
});

it('a refused archive says where it is wrong, and the question stays open', async () => {
  const api = show();
  api.on(`POST ${CONTENT_ARCHIVE_PATH}`, {
    status: 400,
    body: { code: 'validation-failed', message: 'Ungültig.', fields: { 'pages.hero': 'Fehlt.' } },
  });
  await choose(JSON.stringify(ARCHIVE));
  await userEvent.click(await screen.findByRole('button', { name: 'Alles ersetzen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ungültig. pages.hero: Fehlt.');
});

it('what was replaced is brought back, once that is confirmed', async () => {
  const api = show(REPLACED);
  const path = `POST ${REPLACED_CONTENT_PATH}/7/restore`;
  api.on(path, CHANGED);
  await userEvent.click(await screen.findByRole('button', { name: /Den Stand vor dem 21.11.2026/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(api.calls(path)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zurückholen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls(path)).toHaveLength(1);
});
