import { describe, expect, it } from '@jest/globals';
import type { PlannedAppointment } from '@garage/contracts/workshop-plan';
import { freeMinutes, todayGroups } from './today-groups.ts';
import { plannedAppointment } from './testing/planned-appointment.ts';

const TODAY = '2027-01-04';
const NIGHT = { date: TODAY, minute: 1380 };
const groupsOf = (...changes: Partial<PlannedAppointment>[]) => {
  const appointments = changes.map((change) => plannedAppointment({ date: TODAY, ...change }));
  const groups = todayGroups({ date: TODAY, appointments, days: [], waitingTotal: 0 });
  return Object.entries(groups).flatMap(([group, list]) => list.map(({ name }) => `${group}: ${name}`));
};

describe('the groups of a day', () => {
  it('name each appointment once, where somebody looks for it', () => {
    expect(
      groupsOf(
        { name: 'kommt', status: 'confirmed' },
        { name: 'wartet auf uns', status: 'pending' },
        { name: 'kommt vielleicht später', status: 'confirmed', isProposed: true },
        { name: 'ist da', status: 'received' },
        { name: 'wird gemacht', status: 'in-work' },
        { name: 'bereit', status: 'ready' },
        { name: 'abgeholt', status: 'completed' },
        { name: 'gefragt', status: 'confirmed', date: '2027-01-20', isProposed: true },
      ),
    ).toEqual([
      'coming: kommt',
      'coming: wartet auf uns',
      'coming: kommt vielleicht später',
      'here: ist da',
      'here: wird gemacht',
      'here: bereit',
      'asked: gefragt',
      'done: abgeholt',
    ]);
  });

  it('ask for a call where something is to be said and no mail says it', () => {
    const isReachedByMail = false;
    expect(
      groupsOf(
        { name: 'bereit', status: 'ready', isReachedByMail },
        { name: 'gefragt', status: 'confirmed', isProposed: true, isReachedByMail },
        { name: 'kommt', status: 'confirmed', isReachedByMail },
        { name: 'wird gemacht', status: 'in-work', isReachedByMail },
      ),
    ).toEqual(['calls: bereit', 'calls: gefragt', 'coming: kommt', 'here: wird gemacht']);
  });

  it('ask for a call where a customer wants one, or cannot be asked about extra work by mail', () => {
    const appointments = [true, true, false].map((isReachedByMail, index) =>
      plannedAppointment({ id: index + 1, date: TODAY, status: 'in-work', isReachedByMail }),
    );
    const questions = new Map([
      [1, { unanswered: 0, calls: 1 }],
      [2, { unanswered: 1, calls: 0 }],
      [3, { unanswered: 1, calls: 0 }],
    ]);
    const groups = todayGroups({ date: TODAY, appointments, days: [], waitingTotal: 0 }, questions);
    expect(groups.calls.map(({ id }) => id)).toEqual([1, 3]);
    expect(groups.here.map(({ id }) => id)).toEqual([2]);
  });
});

it('a day on which more was taken than there is room for has nothing free', () => {
  const day = { date: TODAY, open: [], capacityMinutes: 480 };
  expect(freeMinutes({ ...day, takenMinutes: 90 }, NIGHT)).toBe(390);
  expect(freeMinutes({ ...day, takenMinutes: 500 }, NIGHT)).toBe(0);
});

it('what is left of today holds no more work than its hours do', () => {
  const open = [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ];
  const day = { date: TODAY, open, capacityMinutes: 960, takenMinutes: 240 };
  const freeAt = (hour: number, date = TODAY) => freeMinutes(day, { date, minute: hour * 60 });
  expect([7, 8, 10, 12.5, 15, 17, 21].map((hour) => freeAt(hour))).toEqual([720, 720, 720, 480, 240, 0, 0]);
  expect(freeAt(21, '2026-11-01')).toBe(720);
});
