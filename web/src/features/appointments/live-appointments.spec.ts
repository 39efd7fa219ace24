import { describe, expect, it } from '@jest/globals';
import type {
  AppointmentsEvent,
  AppointmentsResponse,
  PlannedDay,
  WorkshopDay,
} from '@garage/contracts/workshop-plan';
import { dayWithChange, planWithChange } from './live-appointments.ts';
import { plannedAppointment } from './testing/planned-appointment.ts';

const TODAY = '2027-01-04';
const day = (date: string, takenMinutes = 0): PlannedDay => ({
  date,
  open: [],
  capacityMinutes: 600,
  takenMinutes,
});
const early = plannedAppointment({ id: 1, name: 'Anna', startTime: '07:30' });
const late = plannedAppointment({ id: 3, name: 'Cora', startTime: '15:00' });
const event = (change: Partial<AppointmentsEvent['appointment']> = {}): AppointmentsEvent => ({
  appointment: plannedAppointment({ id: 2, name: 'Beat', startTime: '10:00', ...change }),
  days: [day(TODAY, 60)],
  waitingTotal: 4,
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the overview of a day', () => {
  const shown: WorkshopDay = {
    date: TODAY,
    appointments: [early, late],
    days: [day(TODAY)],
    waitingTotal: 5,
  };

  it('takes up an appointment of that day where it belongs, with the free time that is left', () => {
    const after = dayWithChange(shown, event());
    expect(names(after.appointments)).toEqual(['Anna', 'Beat', 'Cora']);
    expect([after.days[0]!.takenMinutes, after.waitingTotal]).toEqual([60, 4]);
  });

  it('lets go of one that was cancelled or went to another day', () => {
    const cancelled = event({ id: 1, status: 'cancelled' });
    const moved = event({ id: 3, date: '2027-01-05', endDate: '2027-01-05' });
    expect(names(dayWithChange(dayWithChange(shown, cancelled), moved).appointments)).toEqual([]);
  });

  it('keeps a car that stands here since yesterday', () => {
    const here = event({ date: '2027-01-03', endDate: '2027-01-03', status: 'ready' });
    expect(names(dayWithChange(shown, here).appointments)).toEqual(['Beat', 'Anna', 'Cora']);
  });
});

describe('the plan of some days', () => {
  const shown: AppointmentsResponse = {
    days: [day(TODAY), day('2027-01-05', 30)],
    appointments: [early],
    waiting: [],
    waitingTotal: 0,
  };

  it('shows a new booking on its day and among those that wait', () => {
    const after = planWithChange(shown, event({ status: 'pending' }));
    expect([names(after.appointments), names(after.waiting), after.waitingTotal]).toEqual([
      ['Anna', 'Beat'],
      ['Beat'],
      4,
    ]);
    expect(after.days.map(({ takenMinutes }) => takenMinutes)).toEqual([60, 30]);
  });

  it('names one of another week only while it waits', () => {
    const later = { date: '2027-03-01', endDate: '2027-03-01' };
    const waiting = planWithChange(shown, event({ ...later, status: 'pending' }));
    expect([names(waiting.appointments), names(waiting.waiting)]).toEqual([['Anna'], ['Beat']]);
    const confirmed = planWithChange(waiting, event({ ...later, status: 'confirmed' }));
    expect([names(confirmed.appointments), names(confirmed.waiting)]).toEqual([['Anna'], []]);
  });

  it('still shows one that has ended: the plan tells what became of it', () => {
    const after = planWithChange(shown, event({ id: 1, name: 'Anna', status: 'no-show' }));
    expect(after.appointments.map(({ status }) => status)).toEqual(['no-show']);
  });
});
