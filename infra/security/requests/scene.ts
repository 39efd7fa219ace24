import { BOOKING_TOKEN_HEADER } from '@garage/contracts/appointment-documents';
import { AUTH_PATHS } from '@garage/contracts/auth';
import {
  type AvailabilityResponse,
  BOOKING_PATH,
  type BookingRequest,
  type BookingResponse,
} from '@garage/contracts/booking';
import { CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import { PREVIEW_PATH } from '@garage/contracts/editor-pages';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { LANGUAGES } from '@garage/contracts/languages';
import { MEDIA_PATH } from '@garage/contracts/media';
import { contactRequest, sendMessage, type StaffClient } from '../../e2e/support/api-client.ts';
import { greyPicture } from '../../e2e/support/grey-picture.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import type { Operation, Schema } from './operations.ts';
import { dayAfter } from './schema-values.ts';

/** What no schema can say: values that are right because of what is stored. */
export interface Scene {
  /** Whole bodies by the operation's name. */
  bodies: Record<string, unknown[]>;
  /** Values of parameters by their name. */
  parameters: Record<string, (string | number)[]>;
}

const OTHER_SERVICE = 10;
const CUSTOMER = 'beat.keller@example.com';

/** Fills a new site with a message and an appointment, and looks at what is stored. */
export async function setScene(stack: Stack, admin: StaffClient, operations: Operation[]): Promise<Scene> {
  await sendMessage(stack.url, contactRequest());
  const free = await freeTimes(stack);
  const booked = await book(stack, { ...booking(free[0]), email: CUSTOMER });
  const archive = await (await admin.call('GET', CONTENT_ARCHIVE_PATH)).text();
  const calls = free.slice(1).map((at) => booking(at));
  return {
    bodies: {
      ...(await storedBodies(admin, operations)),
      [`POST ${AUTH_PATHS.login}`]: [
        { username: stack.admin.username, password: 'not the password', code: '123456' },
      ],
      [`POST ${BOOKING_PATH}`]: calls,
      'POST /api/admin/appointments': calls.map(({ privacy: _privacy, ...call }) => call),
      'PUT /api/admin/appointments/{id}/time': free.slice(5),
      'POST /api/admin/appointments/{id}/proposal': free.slice(5),
      [`POST ${BOOKING_PATH}/{bookingId}/move`]: free.slice(5).map((at) => ({ ...at, token: booked.token })),
      [`POST ${BOOKING_PATH}/{bookingId}/cancel`]: [{ token: booked.token }],
      [`POST ${BOOKING_PATH}/{bookingId}/accept`]: [{ token: booked.token, proposalId: 1 }],
      [`POST ${BOOKING_PATH}/{bookingId}/documents`]: [
        '%PDF-1.4\n%%EOF',
        greyPicture(20, 20).toString('latin1'),
      ],
      [`POST ${MEDIA_PATH}`]: [
        { name: 'grau.png', data: `data:image/png;base64,${greyPicture(20, 20).toString('base64')}` },
      ],
      [`POST ${CONTENT_ARCHIVE_PATH}`]: [archive, archive.slice(0, 5000), archive.split('\n', 1)[0] ?? ''],
      [`POST ${PREVIEW_PATH}`]: [
        { page: 'services', path: '/services', language: 'fr', values: { pageTitle: 'Nos services' } },
        { page: 'legal', path: '/imprint', language: 'de', values: { impressumContent: '**Titel**' } },
      ],
      'POST /api/admin/website/{page}': [
        { headline: 'Guten Tag' },
        { headline: 'Guten Tag', version: 1 },
        {},
      ],
      'POST /api/admin/website/{page}/confirmed': [{ version: 1, translations: ['headlineEn'] }],
      'POST /api/admin/website/{page}/shown': [{ headline: 'Guten Tag' }, {}],
      'POST /api/admin/website/{page}/versions/{id}/restore': [{}, { version: 1 }],
    },
    parameters: {
      page: [...EDITOR_PAGES],
      token: [booked.token],
      [BOOKING_TOKEN_HEADER]: [booked.token],
      bookingId: [booked.bookingId],
      services: [OTHER_SERVICE, `${OTHER_SERVICE},1`],
      language: [...LANGUAGES],
      from: [dayAfter(0), dayAfter(10)],
      to: [dayAfter(20), dayAfter(40)],
      date: [dayAfter(60)],
      name: ['ausweis.pdf'],
      search: ['Keller', '079'],
    },
  };
}

type FreeTime = Pick<BookingRequest, 'date' | 'time'>;

async function freeTimes({ url }: Stack): Promise<FreeTime[]> {
  const query = `services=${OTHER_SERVICE}&from=${dayAfter(3)}&to=${dayAfter(30)}`;
  const answer = await fetch(`${url}${BOOKING_PATH}/availability?${query}`);
  const { days } = (await answer.json()) as AvailabilityResponse;
  const free = days.flatMap(({ date, times }) => times.slice(0, 1).map((time) => ({ date, time })));
  if (free.length < 10) throw new Error('a new site has free times on ten days');
  return free;
}

function booking(at: FreeTime | undefined): BookingRequest {
  if (!at) throw new Error('there is no free time');
  return {
    ...at,
    services: [OTHER_SERVICE],
    otherText: 'Bremsen quietschen',
    name: 'Beat Keller',
    email: 'beat.keller@example.org',
    phone: '+41 79 555 44 33',
    privacy: true,
  };
}

async function book(stack: Stack, request: BookingRequest): Promise<{ bookingId: string; token: string }> {
  const answer = await fetch(`${stack.url}${BOOKING_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (answer.status !== 201) throw new Error(`booking was answered ${answer.status}: ${await answer.text()}`);
  const { bookingId } = (await answer.json()) as BookingResponse;
  const mail = await stack.mails.waitFor(`id=${bookingId}&token=`);
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error('the mail holds no link to the appointment');
  return { bookingId, token };
}

/** Where something can be read and written at the same address, what is stored makes the best body. */
async function storedBodies(admin: StaffClient, operations: Operation[]): Promise<Record<string, unknown[]>> {
  const bodies: Record<string, unknown[]> = {};
  for (const { name, method, path, body } of operations) {
    const isReadable = operations.some((other) => other.name === `GET ${path}`);
    if (method === 'GET' || method === 'DELETE' || !body || !isReadable || path.includes('{')) continue;
    const answer = await admin.call('GET', path);
    const fitting = partOf((await answer.json()) as unknown, body.schema);
    if (fitting) bodies[name] = [fitting];
  }
  return bodies;
}

/** The record in the answer that has most of the schema's properties, with those alone. */
function partOf(answer: unknown, { properties = {} }: Schema): object | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const own = Object.entries(answer).filter(([name]) => name in properties);
  const inner = Object.values(answer).flatMap((value) => partOf(value, { properties }) ?? []);
  const candidates = [Object.fromEntries(own), ...inner].filter((each) => Object.keys(each).length > 0);
  return candidates.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? null;
}
