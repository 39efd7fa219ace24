import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER_MAILS } from '@garage/contracts/mails-editor';
import { storedFields } from '@garage/contracts/page-texts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { EditorArea } from './editor-area.tsx';

jest.setTimeout(30_000);

const PAGE = '/api/admin/website/mails';
const SHOWN = `POST ${PAGE}/shown`;
const PREVIEW = 'POST /api/admin/mail-texts/preview';
const BLANK = Object.fromEntries(storedFields('mails', {}).map((name) => [name, '']));
const DEFAULTS = {
  allGreeting: 'Guten Tag {name}',
  allGreetingUnnamed: 'Guten Tag',
  allClosing: 'Freundliche Grüsse',
  allGreetingFr: 'Bonjour {name}',
  confirmedSubject: 'Bestätigt: Ihr Termin am {when}',
};
const MAIL = { subject: 'Bestätigt: Ihr Termin', text: 'Guten Tag Anna Muster', html: '<p>Guten Tag</p>' };

let api: FakeApi;

function stored(values: Record<string, string> = {}) {
  const record = { version: 1, savedAt: '2026-11-20T08:00:00.000Z', savedBy: 'eva', outdated: [] };
  api.on(`GET ${PAGE}`, { ...record, values: { ...BLANK, ...values } });
  api.on(`GET ${PAGE}/versions`, { versions: [record] });
}

beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
  api.on('GET /api/admin/mail-texts', { defaults: DEFAULTS });
  stored();
});

const open = async (section: string, user = ADMIN) => {
  renderAdmin(<EditorArea page="mails" user={user} backPath="/admin/panel?tab=content" />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'E-Mail' }), section);
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a text that is empty shows the default, or what the garage says in all its mails, and what it may name', async () => {
  await open('Termin bestätigt');
  await waitFor(async () => expect((await field('Anrede')).placeholder).toBe('Guten Tag {name}'));
  const subject = await field('Betreff');
  expect([subject.placeholder, subject.maxLength]).toEqual([DEFAULTS.confirmedSubject, 120]);
  expect(screen.getAllByText(/\{when\} \(Tag und Zeit des Termins\)/)).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-Mail' }), 'Alle E-Mails');
  fireEvent.change(await field('Anrede'), { target: { value: 'Grüezi {name}' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-Mail' }), 'Termin bestätigt');
  expect((await field('Anrede')).placeholder).toBe('Grüezi {name}');
  await userEvent.click(screen.getByRole('button', { name: /Français/ }));
  expect((await field('Anrede')).placeholder).toBe('Bonjour {name}');
});

it('the default can be taken as a beginning, and an own text be given up for it', async () => {
  stored({ confirmedSubject: 'Abgemacht: {when}' });
  await open('Termin bestätigt');
  const subject = await field('Betreff');
  expect(subject.value).toBe('Abgemacht: {when}');
  await press('Auf Vorgabe zurücksetzen: Betreff');
  expect(subject.value).toBe('');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Vorgabe übernehmen und ändern: Betreff' }),
  );
  expect(subject.value).toBe(DEFAULTS.confirmedSubject);
});

it('whoever may only read is offered neither the default nor a text of their own', async () => {
  stored({ confirmedSubject: 'Abgemacht: {when}' });
  await open('Termin bestätigt', { ...ADMIN, permissions: ['content:read'] });
  expect((await field('Betreff')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /Vorgabe/ })).toBeNull();
});

it('the preview is the mail that contact writes of the checked texts, in a frame that runs nothing, and as text', async () => {
  stored({ allClosing: 'Bis bald' });
  await open('Termin bestätigt');
  api.on(SHOWN, { ...BLANK, allClosing: 'Bis bald', confirmedSubject: 'Abgemacht' });
  api.on(PREVIEW, MAIL);
  fireEvent.change(await field('Betreff'), { target: { value: 'Abgemacht' } });
  await press('Vorschau zeigen');
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Vorschau der E-Mail «Termin bestätigt»/);
  await waitFor(() => expect(frame.srcdoc).toBe(MAIL.html));
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(screen.getByText(MAIL.subject)).toBeVisible();
  expect(api.calls(SHOWN).map(({ body }) => body)).toEqual([{ confirmedSubject: 'Abgemacht' }]);
  const own = { subject: 'Abgemacht', greeting: '', greetingUnnamed: '', closing: 'Bis bald' };
  const wish = { mail: 'confirmed', language: 'de', isNamed: true, ...own };
  expect(api.calls(PREVIEW).map(({ body }) => body)).toEqual([wish]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ohne bekannten Namen' }));
  await waitFor(() => expect(api.calls(PREVIEW).at(-1)?.body).toEqual({ ...wish, isNamed: false }));
  await press('Text');
  expect(screen.getByRole('region', { name: 'Textfassung der E-Mail «Termin bestätigt»' }).textContent).toBe(
    MAIL.text,
  );
});

it('what all mails share is looked at in any of them', async () => {
  await open('Alle E-Mails');
  api.on(SHOWN, BLANK);
  api.on(PREVIEW, MAIL);
  await press('Vorschau zeigen');
  const example = await screen.findByRole('combobox', { name: 'E-Mail der Vorschau' });
  expect(within(example).getAllByRole('option')).toHaveLength(CUSTOMER_MAILS.length);
  await userEvent.selectOptions(example, 'Fahrzeug bereit');
  await waitFor(() => expect(api.calls(PREVIEW).at(-1)?.body).toMatchObject({ mail: 'ready' }));
});

it('a text that cannot be sent leaves the last mail in sight, and says which it is', async () => {
  await open('Termin bestätigt');
  const fields = { confirmedSubject: '«{wann}» ist hier kein Platzhalter.' };
  api.on(SHOWN, BLANK, {
    status: 400,
    body: { statusCode: 400, code: 'validation-failed', message: 'x', fields },
  });
  api.on(PREVIEW, MAIL);
  await press('Vorschau zeigen');
  await screen.findByText(MAIL.subject);
  fireEvent.change(await field('Betreff'), { target: { value: 'Am {wann}' } });
  await screen.findByText('Termin bestätigt: Betreff: «{wann}» ist hier kein Platzhalter.');
  expect(screen.getByTitle<HTMLIFrameElement>(/^Vorschau der E-Mail/).srcdoc).toBe(MAIL.html);
});
