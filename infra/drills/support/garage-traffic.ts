import { type AvailabilityResponse, BOOKING_PATH } from '@garage/contracts/booking';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { addDays } from '@garage/contracts/calendar-day';
import { ADMIN_VEHICLE_SETTINGS_PATH } from '@garage/contracts/vehicles';
import { everyPublicAddress } from '../../bench/public-paths.ts';
import { contactRequest, sendMessage, StaffClient } from '../../e2e/support/api-client.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { everyStaffCall } from './every-staff-call.ts';
import { sleepUntil } from './sleep-until.ts';

/**
 * What a lively garage sees in 48 hours, of each kind: some 600 visits of eight pages, four colleagues who have the
 * panel open through two working days and look at something every half minute.
 */
export const TWO_DAYS = {
  'page views': 4800,
  'looks at free times': 600,
  messages: 80,
  bookings: 80,
  'staff reads': 4800,
  'staff edits': 60,
  'sign-ins': 40,
} as const;
type Kind = keyof typeof TWO_DAYS;

/** Somebody stays on the other end: what is not there is an answer, too. */
const FINE = new Set([200, 201, 204, 304, 404]);

export interface Traffic {
  /** How many of each kind were done. */
  done: Map<Kind, number>;
  /** Answers that were neither success nor "not found", by status. */
  failures: Map<string, number>;
}

/** All of it, each kind evenly spread over the time. */
export async function runTraffic(stack: Stack, seconds: number): Promise<Traffic> {
  const visitors = new Traveller(stack, await signedIn(stack));
  await visitors.prepare();
  const done = new Map<Kind, number>();
  const failures = new Map<string, number>();
  const begun = performance.now();
  const repeat = async (kind: Kind): Promise<void> => {
    const times = TWO_DAYS[kind];
    for (let nth = 0; nth < times; nth += 1) {
      const due = begun + ((nth + 0.5) / times) * seconds * 1000;
      await sleepUntil(due);
      const response = await visitors[kind](nth);
      await response.arrayBuffer();
      done.set(kind, nth + 1);
      if (FINE.has(response.status)) continue;
      const failure = `${response.status} to ${kind}`;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  };
  await Promise.all((Object.keys(TWO_DAYS) as Kind[]).map(repeat));
  return { done, failures };
}

/** Does each thing of a garage's days; the number says which of many. */
class Traveller implements Record<Kind, (nth: number) => Promise<Response>> {
  readonly #stack: Stack;
  readonly #staff: StaffClient;
  #pages: string[] = [];
  #calls: string[] = [];

  constructor(stack: Stack, staff: StaffClient) {
    this.#stack = stack;
    this.#staff = staff;
  }

  /** Something to read: staff calls ask for what is there. */
  async prepare(): Promise<void> {
    const { url, databaseUrl } = this.#stack;
    this.#pages = await everyPublicAddress(url);
    await this.messages(-1);
    await this.bookings(-1);
    this.#calls = await everyStaffCall(databaseUrl);
  }

  'page views'(nth: number): Promise<Response> {
    return fetch(this.#stack.url + this.#pages[nth % this.#pages.length]);
  }

  'looks at free times'(nth: number): Promise<Response> {
    return this.#freeTimes(nth);
  }

  messages(nth: number): Promise<Response> {
    const person = contactRequest({ name: `Person ${nth}`, email: `writer${nth}@example.ch` });
    return sendMessage(this.#stack.url, person);
  }

  async bookings(nth: number): Promise<Response> {
    const { days } = (await (await this.#freeTimes(nth)).json()) as AvailabilityResponse;
    const day = days.find(({ times }) => times.length > 0);
    if (!day) throw new Error('the workshop is full');
    return fetch(this.#stack.url + BOOKING_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `two-days-${nth}` },
      body: JSON.stringify({
        services: [1],
        date: day.date,
        time: day.times[0],
        name: `Person ${nth}`,
        email: `booker${nth}@example.ch`,
        phone: '+41 79 123 45 67',
        vehicleLicensePlate: `ZH ${10_000 + nth}`,
        privacy: true,
      }),
    });
  }

  'staff reads'(nth: number): Promise<Response> {
    return this.#staff.call('GET', this.#calls[nth % this.#calls.length]!);
  }

  'staff edits'(nth: number): Promise<Response> {
    return this.#staff.call('POST', ADMIN_VEHICLE_SETTINGS_PATH, {
      maintenanceMode: nth % 2 === 0,
      maintenanceMessage: { de: `Hinweis Nummer ${nth}` },
    });
  }

  async 'sign-ins'(): Promise<Response> {
    const { url, admin } = this.#stack;
    const colleague = new StaffClient(url);
    const response = await colleague.signIn(admin.username, admin.password);
    return response.ok ? colleague.call('POST', AUTH_PATHS.logout) : response;
  }

  /** Of four weeks, beginning another day each time. */
  #freeTimes(nth: number): Promise<Response> {
    const today = new Date().toISOString().slice(0, 10);
    const from = addDays(today, 2 + (nth % 28));
    return fetch(
      `${this.#stack.url}${BOOKING_PATH}/availability?services=1&from=${from}&to=${addDays(from, 28)}`,
    );
  }
}
