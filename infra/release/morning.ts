import { randomUUID } from 'node:crypto';
import { type AppointmentListResponse, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { type AvailabilityResponse, BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { ADMIN_WEBSITE_PATH } from '@garage/contracts/editor-pages';
import { PROMOTIONS_PATH } from '@garage/contracts/promotions';
import {
  type AuthenticatorSetup,
  type RecoveryCodesResponse,
  SECOND_FACTOR_PATHS,
} from '@garage/contracts/second-factor';
import { ROLES_PATH, type RoleResponse } from '@garage/contracts/users';
import type { ReleaseFacts } from '../database/releases.ts';
import { contactRequest, sendMessage, type StaffClient } from '../e2e/support/api-client.ts';
import { addLibraryPicture } from '../e2e/support/library-picture.ts';
import { oneTimeCode } from '../e2e/support/one-time-code.ts';
import { signedIn } from '../e2e/support/signed-in.ts';
import type { Stack } from '../e2e/support/stack.ts';

const SERVICE = 10;
const MESSAGE = { name: 'Regula Ammann', text: 'Beim Bremsen quietscht es.' };
const HEADLINE = 'Ihre Garage an der Töss';
const RECEPTIONIST = { username: 'vreni', password: 'wenn der Winter kommt 7' };

/** What a morning's work leaves behind, as far as it is known to whoever has done it. */
export type Morning = Omit<ReleaseFacts, 'keptAt' | 'sessionSecret' | 'mails'>;

/**
 * Does what staff and visitors do in a morning, through the gateway: a message with an answer and a note, a booking that is
 * confirmed, a picture, a promotion, a changed text, a role, and an account with an authenticator app.
 */
export async function workAMorning(site: Pick<Stack, 'url' | 'admin'>): Promise<Morning> {
  const staff = await signedIn(site);
  await answerMessage(site.url, staff);
  const appointment = await book(site.url, staff);
  await addLibraryPicture(staff, 'Halle.png');
  await accepted(staff.call('POST', PROMOTIONS_PATH, promotion()));
  await accepted(staff.call('POST', `${ADMIN_WEBSITE_PATH}/hero`, { headline: HEADLINE }));
  return {
    mainAdmin: site.admin,
    receptionist: RECEPTIONIST,
    ...(await employ(staff)),
    appointment,
    message: MESSAGE,
    headline: HEADLINE,
  };
}

async function answerMessage(url: string, staff: StaffClient): Promise<void> {
  await accepted(sendMessage(url, contactRequest({ name: MESSAGE.name, message: MESSAGE.text })));
  const { messages } = await staff.messages();
  const message = `${CONTACT_MESSAGES_PATH}/${messages[0]!.id}`;
  await accepted(staff.call('POST', `${message}/notes`, { text: 'Rückruf am Nachmittag.' }));
  const reply = { subject: 'Ihre Anfrage', text: 'Kommen Sie vorbei, wir sehen es an.' };
  await accepted(staff.call('POST', `${message}/replies`, reply));
}

async function book(url: string, staff: StaffClient): Promise<Morning['appointment']> {
  const from = addDays(zurichToday(), 7);
  const range = `services=${SERVICE}&from=${from}&to=${addDays(from, 20)}`;
  const { days } = await read<AvailabilityResponse>(fetch(`${url}${BOOKING_PATH}/availability?${range}`));
  const day = days.find(({ times }) => times.length > 0);
  const booked = await read<BookingResponse>(
    fetch(`${url}${BOOKING_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
      body: JSON.stringify({
        services: [SERVICE],
        date: day?.date,
        time: day?.times[0],
        name: 'Anna Keller',
        email: 'anna.keller@example.com',
        phone: '+41 79 123 45 67',
        vehicleLicensePlate: 'ZH 123 456',
        privacy: true,
      }),
    }),
  );
  const waiting = staff.call('GET', `${APPOINTMENTS_PATH}?status=pending`);
  const { appointments } = await read<AppointmentListResponse>(waiting);
  const state = `${APPOINTMENTS_PATH}/${appointments[0]?.id}/state`;
  await accepted(staff.call('PUT', state, { state: 'confirmed' }));
  return { bookingId: booked.bookingId, token: booked.token };
}

function promotion(): object {
  const startDate = zurichToday();
  return {
    name: 'Winterputz',
    title: 'Der Winter geht',
    description: 'Wir waschen ihn weg.',
    type: 'winter',
    startDate,
    endDate: addDays(startDate, 30),
  };
}

/** The receptionist, who sets up her app herself. */
async function employ(staff: StaffClient): Promise<Pick<Morning, 'authenticatorSecret' | 'recoveryCodes'>> {
  const role = { name: 'Empfang', permissions: ['contact-messages:read', 'appointments:read'] };
  const { role: made } = await read<RoleResponse>(staff.call('POST', ROLES_PATH, role));
  const { client } = await staff.createAccount({ ...RECEPTIONIST, roleId: made.id });
  const { password } = RECEPTIONIST;
  const begun = client.call('POST', SECOND_FACTOR_PATHS.secondFactor, { password });
  const { secret } = await read<AuthenticatorSetup>(begun);
  const code = oneTimeCode(secret);
  const confirmed = client.call('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, { code });
  const { recoveryCodes } = await read<RecoveryCodesResponse>(confirmed);
  return { authenticatorSecret: secret, recoveryCodes: recoveryCodes.slice(0, 2) };
}

async function accepted(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.ok) return response;
  throw new Error(`${response.url} was answered ${response.status}: ${await response.text()}`);
}

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  return (await (await accepted(answer)).json()) as Body;
}
