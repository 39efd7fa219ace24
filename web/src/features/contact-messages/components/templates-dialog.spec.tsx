import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToasterAboveDialogs } from '../../../components/ui/toaster-above-dialogs.tsx';
import { dismissToast } from '../../../components/ui/toast-store.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

const PATH = '/api/admin/reply-templates';
const thanks = { id: 3, name: 'Danke', texts: { de: 'Danke, {name}', fr: 'Merci, {name}' } };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/admin/user', { user: {}, adminToken: 'token' });
  api.on(`GET ${PATH}`, { templates: [thanks] });
  renderAdmin(
    <>
      <TemplatesDialog onClose={() => {}} />
      <ToasterAboveDialogs />
    </>,
  );
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

it('the templates are listed with their languages', async () => {
  expect(await screen.findByText('Danke')).toBeVisible();
  expect(screen.getByText('DE, FR · Danke, {name}')).toBeVisible();
});

it('a new template is made, and leaves out the languages that are empty', async () => {
  api.on(`POST ${PATH}`, { template: thanks });
  await userEvent.click(await screen.findByRole('button', { name: 'Neue Vorlage' }));
  const form = within(screen.getByRole('dialog', { name: 'Vorlage erstellen' }));
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
  expect(await form.findByText('Name der Vorlage ist erforderlich')).toBeVisible();
  expect(form.getByText('Deutscher Text ist erforderlich')).toBeVisible();
  await userEvent.type(form.getByLabelText('Name der Vorlage'), 'Termin');
  await userEvent.type(form.getByLabelText('Text: Deutsch'), 'Gerne am Montag.');
  await userEvent.type(form.getByLabelText('Text: Italienisch'), 'Volentieri lunedì.');
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Vorlage gespeichert')).toBeVisible();
  expect(api.calls(`POST ${PATH}`)[0]?.body).toEqual({
    name: 'Termin',
    texts: { de: 'Gerne am Montag.', it: 'Volentieri lunedì.' },
  });
});

it('a template is changed, and its field shows what the server objects to', async () => {
  const taken = 'Eine Vorlage mit diesem Namen gibt es schon.';
  api.on(`PUT ${PATH}/3`, {
    status: 409,
    body: { statusCode: 409, code: 'conflict', message: taken, fields: { name: taken } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Vorlage «Danke» bearbeiten' }));
  const form = within(screen.getByRole('dialog', { name: 'Vorlage «Danke» bearbeiten' }));
  expect(form.getByLabelText('Text: Französisch')).toHaveValue('Merci, {name}');
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
  expect(await form.findByText(taken)).toBeVisible();
  expect(form.getByLabelText('Name der Vorlage')).toHaveAccessibleDescription(taken);
});

it('a template is deleted after a question', async () => {
  api.on(`DELETE ${PATH}/3`, { success: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Vorlage «Danke» löschen' }));
  expect(api.calls(`DELETE ${PATH}/3`)).toHaveLength(0);
  api.on(`GET ${PATH}`, { templates: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await screen.findByText('Vorlage gelöscht')).toBeVisible();
  expect(await screen.findByText('Es gibt noch keine Vorlagen.')).toBeVisible();
});
