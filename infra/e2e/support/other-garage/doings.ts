import { APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import {
  type AvailabilityResponse,
  BOOKING_PATH,
  type BookingRequest,
  type BookingResponse,
} from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { FINDINGS_PATH, type FindingResponse, jobPath } from '@garage/contracts/findings';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { MAIL_TEST_PATH } from '@garage/contracts/mail-settings';
import { PASSWORD_LINK_PATHS } from '@garage/contracts/password-links';
import { USERS_PATH } from '@garage/contracts/users';
import { contactRequest, sendMessage, type StaffClient } from '../api-client.ts';
import { receivedCar } from '../received-car.ts';
import type { Stack } from '../stack.ts';

/** The two services that the other garage has a booking for; ids of its page `services`. */
const WORK = [1, 2];

/** A visit that somebody has booked, with its key. */
export interface Booked extends BookingResponse {
  language: Language;
}

/** Somebody books in each language, and the garage and its customers do with the visits whatever causes a mail. */
export async function bookVisits(stack: Stack, staff: StaffClient): Promise<Booked[]> {
  const free = await freeTimes(stack);
  const booked: Booked[] = [];
  for (const [index, language] of LANGUAGES.entries()) {
    booked.push({ ...(await book(stack, language, free[index])), language });
  }
  const list = await staff.call(
    'GET',
    `${APPOINTMENTS_PATH}?from=${zurichToday()}&to=${addDays(zurichToday(), 60)}`,
  );
  const { appointments } = (await list.json()) as { appointments: { id: number; bookingId: string }[] };
  const [first, second, third, ...others] = booked.map(({ bookingId }) => {
    const found = appointments.find((each) => each.bookingId === bookingId);
    if (!found) throw new Error(`${bookingId} is not on the staff's list`);
    return found.id;
  });
  const state = (id: number | undefined, body: object) =>
    ok(staff.call('PUT', `${APPOINTMENTS_PATH}/${id}/state`, body));
  for (const id of [first, second, ...others]) await state(id, { state: 'confirmed' });
  await state(third, { state: 'declined', reason: 'Complet' });
  await state(second, { state: 'cancelled', reason: 'Panne' });
  const later = free[booked.length];
  await ok(
    staff.call('POST', `${APPOINTMENTS_PATH}/${others[0]}/proposal`, { ...later, reason: 'Plus tard' }),
  );
  const [, , , , last] = booked;
  await ok(post(stack, `${BOOKING_PATH}/${last?.bookingId}/cancel`, { token: last?.token }));
  return booked;
}

/** A car in the workshop whose customer is asked and answers; the address of the proof on paper. */
export async function askAboutFinding(staff: StaffClient): Promise<string> {
  const id = await receivedCar(staff, { services: [WORK[0]!], email: 'noemie.clerc@example.org' });
  const path = jobPath(FINDINGS_PATH, id);
  const finding = { title: 'Rouille', rating: 'red', text: 'Sous la porte', price: 25_000 };
  const made = await ok(staff.call('POST', path, finding));
  const { finding: found } = (await made.json()) as FindingResponse;
  const offered = await ok(staff.call('POST', `${path}/${found.id}/offer`));
  const { version, state } = ((await offered.json()) as FindingResponse).finding;
  await ok(staff.call('POST', `${path}/${found.id}/answer`, { answer: 'approved', version, state }));
  return `${path}/${found.id}/proof`;
}

/** Visitors write in each language and are answered; colleagues are invited, and forget their password. */
export async function writeMails(stack: Stack, staff: StaffClient): Promise<void> {
  for (const language of LANGUAGES) await ok(sendMessage(stack.url, contactRequest({ language })));
  const { messages } = await staff.messages();
  const reply = { subject: 'Re', text: 'Merci, à bientôt.' };
  await ok(staff.call('POST', `${CONTACT_MESSAGES_PATH}/${messages[0]?.id}/replies`, reply));
  await ok(staff.call('POST', MAIL_TEST_PATH));
  const colleague = { username: 'maude', email: 'maude@example.org', roleId: 2 };
  await ok(staff.call('POST', USERS_PATH, colleague));
  await ok(post(stack, PASSWORD_LINK_PATHS.request, { email: colleague.email }));
}

async function freeTimes({ url }: Stack): Promise<Pick<BookingRequest, 'date' | 'time'>[]> {
  const query = `services=${WORK.join(',')}&from=${addDays(zurichToday(), 3)}&to=${addDays(zurichToday(), 50)}`;
  const answer = await ok(fetch(`${url}${BOOKING_PATH}/availability?${query}`));
  const { days } = (await answer.json()) as AvailabilityResponse;
  return days.flatMap(({ date, times }) => times.slice(0, 1).map((time) => ({ date, time })));
}

async function book(
  stack: Stack,
  language: Language,
  at: Pick<BookingRequest, 'date' | 'time'> | undefined,
): Promise<BookingResponse> {
  if (!at) throw new Error('there is no free time');
  const request: BookingRequest = {
    ...at,
    services: WORK,
    name: 'Noémie Clerc',
    email: `noemie.${language}@example.org`,
    phone: '+41 79 555 44 33',
    vehicleMake: 'Toyota',
    privacy: true,
    language,
  };
  return (await (await ok(post(stack, BOOKING_PATH, request))).json()) as BookingResponse;
}

function post({ url, publicUrl }: Stack, path: string, body: unknown): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify(body),
  });
}

async function ok(answer: Promise<Response>): Promise<Response> {
  const { ok: isOk, status, url } = await answer;
  if (!isOk) throw new Error(`${url} was answered ${status}: ${await (await answer).text()}`);
  return answer;
}
