import {
  type AppointmentResponse,
  APPOINTMENTS_PATH,
  type CallRequest,
  type FreeTimesResponse,
} from '@garage/contracts/appointments';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { StaffClient } from './api-client.ts';

/** A car that stands in the workshop: agreed on the telephone for the next free time, and brought already. */
export async function receivedCar(staff: StaffClient, change: Partial<CallRequest> = {}): Promise<number> {
  const services = change.services ?? [10];
  const today = zurichToday();
  const range = `from=${today}&to=${addDays(today, 20)}`;
  const free = await staff.call(
    'GET',
    `${APPOINTMENTS_PATH}/free-times?services=${services.join(',')}&${range}`,
  );
  const { days } = (await free.json()) as FreeTimesResponse;
  const day = days.find(({ times }) => times.length > 0);
  if (!day) throw new Error('no time is free');
  const made = await staff.call('POST', APPOINTMENTS_PATH, {
    services,
    name: 'Anna Keller',
    phone: '+41 79 123 45 67',
    date: day.date,
    time: day.times[0],
    ...change,
  });
  if (made.status !== 201) throw new Error(`booking was answered ${made.status}`);
  const { appointment } = (await made.json()) as AppointmentResponse;
  const path = `${APPOINTMENTS_PATH}/${appointment.id}/state`;
  const { status } = await staff.call('PUT', path, { state: 'received' });
  if (status !== 200) throw new Error(`receiving was answered ${status}`);
  return appointment.id;
}
