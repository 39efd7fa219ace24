import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MEDIA_FROM_ADDRESS_PATH,
  MEDIA_PATH,
  type MediaItem,
  mediaRetryPath,
  type MediaState,
} from '@garage/contracts/media';
import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import { Toaster } from '../../../components/ui/toaster.tsx';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { ADMIN } from '../../../testing/staff-users.ts';
import { MediaDialog } from './media-dialog.tsx';

jest.setTimeout(30_000);

const itemIn = (state: MediaState): MediaItem => ({
  id: 7,
  state,
  key: 'media-7',
  name: 'Tor.jpg',
  picture: {
    base: '/uploads/0123456789abcdef01234567',
    width: 900,
    height: 600,
    widths: [480, 800, 900],
    focus: [0.5, 0.5],
    colour: '#3366aa',
    alt: { de: '' },
  },
  addedAt: '2026-11-20T08:00:00.000Z',
  addedBy: 'eva',
  usedIn: [],
});

let api: FakeApi;
const onChoose = jest.fn();

beforeEach(() => {
  onChoose.mockClear();
  api = fakeApi();
  api.on('GET /api/admin/user', { user: ADMIN, adminToken: 'token' });
});

const answer = (state: MediaState) => api.on(`GET ${MEDIA_PATH}`, { media: [itemIn(state)] });
const pictures = () => document.querySelectorAll('img[src^="/uploads/"], img[srcset*="/uploads/"]').length;

async function openPicture(name: string | RegExp): Promise<HTMLButtonElement> {
  renderAdmin(<MediaDialog canWrite onChoose={onChoose} onClose={() => {}} />);
  // Among eighty pictures a busy machine looks for a name for more than the usual second.
  const patient = { timeout: 10_000 };
  await userEvent.click(await screen.findByRole('button', { name }, patient));
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Dieses Bild verwenden' }, patient);
}

it('a picture that is being processed says so, is asked for nowhere, and can be chosen once it is ready', async () => {
  answer('processing');
  const choose = await openPicture('Tor.jpg: wird verarbeitet');
  expect(screen.getByText(/^Das Bild wird verarbeitet\./)).toBeVisible();
  expect([choose.disabled, pictures()]).toEqual([true, 0]);
  answer('ready');
  await waitFor(() => expect(choose.disabled).toBe(false), { timeout: 5000 });
  expect(pictures()).toBeGreaterThan(0);
  await userEvent.click(choose);
  expect(onChoose).toHaveBeenCalledWith('media-7');
});

it('a picture that could not be processed says so and is tried again when staff ask for it', async () => {
  answer('failed');
  const choose = await openPicture('Tor.jpg: nicht verarbeitet');
  expect(screen.getByText(/^Das Bild konnte nicht verarbeitet werden/)).toBeVisible();
  expect([choose.disabled, pictures()]).toEqual([true, 0]);
  api.on(`POST ${mediaRetryPath(7)}`, { item: itemIn('processing') });
  answer('processing');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(api.calls(`POST ${mediaRetryPath(7)}`)).toHaveLength(1);
  await screen.findByText(/^Das Bild wird verarbeitet\./);
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

it('a picture that is too large is not sent, and staff learn what to do', async () => {
  api.on(`GET ${MEDIA_PATH}`, { media: [] });
  renderAdmin(
    <>
      <MediaDialog canWrite onChoose={onChoose} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await screen.findByText('Noch kein Bild hochgeladen.');
  const photo = new File([new Uint8Array(UPLOAD_BYTES + 1)], 'IMG_2041.jpg', { type: 'image/jpeg' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo);
  expect(await screen.findByText('«IMG_2041.jpg» wurde nicht hochgeladen')).toBeVisible();
  expect(screen.getByText(/^Das Bild ist grösser als 5 MB\./)).toBeVisible();
  expect(api.calls(`POST ${MEDIA_PATH}`)).toEqual([]);
});

it('a picture of another website is taken in by its address, or the reason why not stands beside it', async () => {
  api.on(`GET ${MEDIA_PATH}`, { media: [] });
  const reason = 'Unter dieser Adresse ist kein Bild zu bekommen.';
  const refused = {
    status: 400,
    body: { code: 'validation-failed', message: reason, fields: { address: reason } },
  };
  api.on(`POST ${MEDIA_FROM_ADDRESS_PATH}`, refused, { item: itemIn('ready') });
  const onSubmit = jest.fn();
  renderAdmin(
    // The window is opened from the form of a page.
    <form onSubmit={onSubmit}>
      <MediaDialog canWrite onChoose={onChoose} onClose={() => {}} />
    </form>,
  );
  const field = await screen.findByLabelText('Bild-URL');
  expect(field).toHaveAttribute('placeholder', 'Bild-URL eingeben');
  expect(screen.getByRole('button', { name: 'Bild holen' })).toBeDisabled();
  await userEvent.type(field, ' https://example.com/tor.jpg{Enter}');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field).toBeInvalid();

  api.on(`GET ${MEDIA_PATH}`, { media: [itemIn('ready')] });
  await userEvent.click(screen.getByRole('button', { name: 'Bild holen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dieses Bild verwenden' }));
  expect(onChoose).toHaveBeenCalledWith('media-7');
  expect(field).toHaveValue('');
  const [, { body } = { body: null }] = api.calls(`POST ${MEDIA_FROM_ADDRESS_PATH}`);
  expect(body).toEqual({ address: 'https://example.com/tor.jpg' });
  expect(onSubmit).not.toHaveBeenCalled();
});
