import {
  type ArchivedFile,
  type ContentArchive,
  CONTENT_ARCHIVE_PATH,
} from '@garage/contracts/content-archive';
import { MEDIA_PATH, type MediaItemResponse, type MediaResponse } from '@garage/contracts/media';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { createUser, signIn, type SignedInClient } from '@garage/shared/testing/test-app';
import sharp from 'sharp';
import { STORED_PAGES } from '../pages/defaults/default-pages.js';
import { type ContentApp, startContentApp } from './content-app.js';
import { eventually } from './eventually.js';

/** A content service with somebody who may do everything. */
export interface Installation {
  app: ContentApp;
  admin: SignedInClient;
  username: string;
}

/** A file of all content, in parts: its first line, and the files of its pictures by name. */
export interface TakenApart {
  archive: ContentArchive;
  files: Record<string, string>;
}

export async function install(env: Record<string, string> = {}): Promise<Installation> {
  const app = await startContentApp(env);
  const user = await createUser(app.db, { permissions: ['*'] });
  return { app, admin: await signIn(app.app, user), username: user.username };
}

/** One call of staff; the answer is JSON. */
export async function call({ app, admin }: Installation, method: string, path: string, body?: unknown) {
  const answer = await fetch(app.url + path, {
    method,
    headers: { ...admin.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

/** What a garage has made of a new installation: words, a colour, a name, pictures, a promotion. */
export async function furnish(installation: Installation): Promise<void> {
  const save = (page: string, values: object) =>
    call(installation, 'POST', `/api/admin/website/${page}`, values);
  await save('hero', { headline: 'Grüezi {{name}}', headlineFr: 'Salut', overlayColor: '#112233' });
  await save('contact', { mapsEmbedCode: 'https://maps.example/x' });
  await save('vehicles', { maintenanceMode: 'true', widgetHosts: 'https://pictures.example' });
  const { body } = await call(installation, 'GET', '/api/admin/website/garage');
  const { garage, version } = body as { garage: object; version: number };
  await call(installation, 'PUT', '/api/admin/website/garage', {
    version,
    garage: { ...garage, name: 'Garage Sonnenhof' },
  });
  const unused = await addMedia(installation, 'Hof.png', '#aabbcc');
  const shown = await addMedia(installation, 'Tor.png', '#3366aa');
  await call(installation, 'PUT', `/api/admin/media/${shown}`, {
    alt: { de: 'Das Tor', fr: 'La porte' },
    focusX: 0.25,
    focusY: 0.75,
  });
  await save('about', { mainImage: `media-${shown}` });
  await call(installation, 'DELETE', `/api/admin/media/${unused}`);
  await call(installation, 'POST', '/api/admin/promotions', {
    name: 'Bild',
    title: 'Mit Bild',
    description: 'Text',
    type: 'custom',
    isActive: true,
    ignoreDates: true,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    imageUrl: await dataUrl('#cc3311'),
  });
}

/** Uploads a picture of one colour into the library; answers its number once pages may show it. */
export async function addMedia(installation: Installation, name: string, colour: string): Promise<number> {
  const data = await dataUrl(colour);
  const { body } = await call(installation, 'POST', MEDIA_PATH, { name, data });
  const { id } = (body as MediaItemResponse).item;
  const look = async () => (await call(installation, 'GET', MEDIA_PATH)).body as MediaResponse;
  const isReady = ({ media }: MediaResponse) =>
    media.some((item) => item.id === id && item.state === 'ready');
  await eventually(look, isReady, 20_000);
  return id;
}

async function dataUrl(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

export function download({ app, admin }: Installation): Promise<Response> {
  return fetch(app.url + CONTENT_ARCHIVE_PATH, { headers: admin.headers });
}

export async function exported(installation: Installation): Promise<TakenApart> {
  const [first = '', ...others] = (await (await download(installation)).text()).trimEnd().split('\n');
  const files = others.map((line) => JSON.parse(line) as ArchivedFile);
  return {
    archive: JSON.parse(first) as ContentArchive,
    files: Object.fromEntries(files.map(({ file, data }) => [file, data])),
  };
}

/** Puts a file together again and sends it. */
export function importInto(
  installation: Installation,
  { archive, files }: { archive: unknown; files: Record<string, string> },
) {
  const lines = [archive, ...Object.entries(files).map(([file, data]) => ({ file, data }))];
  return send(installation, `${lines.map((each) => JSON.stringify(each)).join('\n')}\n`);
}

export async function send({ app, admin }: Installation, body: string) {
  const answer = await fetch(app.url + CONTENT_ARCHIVE_PATH, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': 'application/x-ndjson' },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

/** Everything that visitors get of the content, without the numbers that an installation gives to promotions. */
export async function publicAnswers({ app }: Installation): Promise<string[]> {
  const paths = [...STORED_PAGES, 'garage'].map((page) => `${WEBSITE_PATH}/${page}`);
  const all = [...paths, '/api/vehicles/settings', '/api/promotions/active'];
  const answers = await Promise.all(all.map(async (path) => (await fetch(app.url + path)).text()));
  return answers.map((text, index) => (index === all.length - 1 ? text.replaceAll(/"id":\d+/g, '') : text));
}
