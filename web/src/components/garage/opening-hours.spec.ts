import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { WEEKDAYS, type GarageFacts } from '@garage/contracts/garage';
import {
  garageTime,
  garageTimeSoonAfter,
  groupDays,
  openState,
  shortTime,
  withGarageOffset,
} from './opening-hours.ts';

const hours = DEFAULT_GARAGE.openingHours;
const time = (iso: string) => garageTime(new Date(iso));
const at = (iso: string) => openState(hours, [], time(iso));

describe('openState with days off', () => {
  const holidays = [{ from: '2026-12-24', to: '2027-01-03', reason: 'Betriebsferien' }];
  const during = (iso: string) => openState(hours, holidays, time(iso));

  it('is closed from their first to their last minute in Zurich, whatever the hours say', () => {
    expect(during('2026-12-23T16:59:00+01:00')).toMatchObject({ open: true });
    expect(during('2026-12-24T09:00:00+01:00')).toEqual({
      open: false,
      opens: { date: '2027-01-04', weekday: 'monday', at: '07:30', inDays: 11 },
    });
    expect(during('2027-01-04T07:30:00+01:00')).toMatchObject({ open: true });
  });

  it('skips them when looking forward the evening before', () => {
    expect(during('2026-12-23T20:00:00+01:00')).toMatchObject({
      opens: { date: '2027-01-04', inDays: 12 },
    });
  });

  it('knows the day in Zurich for visitors who live in another day', () => {
    const labourDay = [{ from: '2026-05-01', to: '2026-05-01', reason: 'Tag der Arbeit' }];
    // Still 30 April in New York, already 1 May in Zurich; and the other way round in Sydney.
    expect(openState(hours, labourDay, time('2026-04-30T22:30:00Z'))).toMatchObject({
      opens: { date: '2026-05-04', inDays: 3 },
    });
    expect(openState(hours, labourDay, time('2026-04-30T14:30:00Z'))).toMatchObject({ open: true });
  });
});

describe('openState on the weekends on which the clocks change', () => {
  it.each([
    ['forward', '2026-03-27T20:00:00+01:00', '2026-03-30T05:29:00Z', '2026-03-30T05:30:00Z'],
    ['back', '2026-10-23T20:00:00+02:00', '2026-10-26T06:29:00Z', '2026-10-26T06:30:00Z'],
  ])('opens on Monday at half past seven on the wall, clocks going %s', (_way, friday, before, then) => {
    expect(at(friday)).toMatchObject({ opens: { weekday: 'monday', at: '07:30', inDays: 3 } });
    expect(at(before)).toMatchObject({ open: false });
    expect(at(then)).toMatchObject({ open: true });
  });
});

describe('openState', () => {
  it('is open from the first minute of a block', () => {
    expect(at('2026-11-23T07:29:00+01:00')).toEqual({
      open: false,
      opens: { date: '2026-11-23', weekday: 'monday', at: '07:30', inDays: 0 },
    });
    expect(at('2026-11-23T07:30:00+01:00')).toEqual({ open: true, closesAt: '12:00', soon: false });
  });

  it('is closed from the minute in which a block ends', () => {
    expect(at('2026-11-23T11:59:59+01:00')).toEqual({ open: true, closesAt: '12:00', soon: true });
    expect(at('2026-11-23T12:00:00+01:00')).toEqual({
      open: false,
      opens: { date: '2026-11-23', weekday: 'monday', at: '13:15', inDays: 0 },
    });
  });

  it('looks forward to tomorrow in the evening, and over the weekend to Monday', () => {
    expect(at('2026-11-23T20:00:00+01:00')).toMatchObject({ opens: { weekday: 'tuesday', inDays: 1 } });
    expect(at('2026-11-20T16:30:00+01:00')).toEqual({
      open: false,
      opens: { date: '2026-11-23', weekday: 'monday', at: '07:30', inDays: 3 },
    });
  });

  it('looks a whole week ahead when only one day is open', () => {
    const closed = Object.fromEntries(
      WEEKDAYS.map((day) => [day, []]),
    ) as unknown as GarageFacts['openingHours'];
    const monday = { ...closed, monday: [{ from: '08:00', to: '10:00' }] };
    expect(openState(monday, [], time('2026-11-23T10:30:00+01:00'))).toEqual({
      open: false,
      opens: { date: '2026-11-30', weekday: 'monday', at: '08:00', inDays: 7 },
    });
    expect(openState(closed, [], garageTime(new Date()))).toEqual({ open: false, opens: null });
  });

  it('follows the Swiss clock on both sides of the change to summer time', () => {
    // The Fridays before and after the night of 28 March 2027: 16:29 there is 15:29 and 14:29 UTC.
    expect(at('2027-03-26T15:29:00Z')).toMatchObject({ open: true, closesAt: '16:30' });
    expect(at('2027-03-26T15:30:00Z')).toMatchObject({ open: false });
    expect(at('2027-04-02T14:29:00Z')).toMatchObject({ open: true, closesAt: '16:30' });
    expect(at('2027-04-02T14:30:00Z')).toMatchObject({ open: false });
  });

  it('follows the Swiss clock on both sides of the change to winter time', () => {
    expect(at('2026-10-23T05:30:00Z')).toMatchObject({ open: true });
    expect(at('2026-10-26T05:30:00Z')).toMatchObject({ open: false, opens: { at: '07:30', inDays: 0 } });
    expect(at('2026-10-26T06:30:00Z')).toMatchObject({ open: true });
  });
});

it('the weekday is that of Zurich while it is still the day before in UTC', () => {
  expect(garageTime(new Date('2026-11-22T23:30:00Z'))).toEqual({
    date: '2026-11-23',
    weekday: 'monday',
    minute: 30,
  });
});

it.each([
  ['2026-11-23T08:00:30Z', '2026-11-23T09:00:00+01:00'],
  ['2026-07-01T22:05:00Z', '2026-07-02T00:05:00+02:00'],
])('%s is written as the clock in the workshop shows it', (moment, written) => {
  expect(withGarageOffset(new Date(moment))).toBe(written);
});

it.each([
  // A Sunday night in winter, and in summer the last minute of a month in Zurich.
  ['2026-11-22T23:30:00Z', 0],
  ['2026-07-31T21:59:00Z', 20],
  ['2026-07-31T21:59:00Z', -20],
])('the time soon after %s is known from the offset alone', (moment, minutesLater) => {
  const now = new Date(Date.parse(moment) + minutesLater * 60_000);
  expect(garageTimeSoonAfter(withGarageOffset(new Date(moment)), now)).toEqual(garageTime(now));
});

it('a page that is old, or came without an offset, has the clock looked at again', () => {
  const now = new Date('2027-03-28T12:00:00Z');
  for (const written of ['2027-03-27T12:00:00+01:00', '2027-03-28T12:00:00Z'])
    expect(garageTimeSoonAfter(written, now)).toEqual({ date: '2027-03-28', weekday: 'sunday', minute: 840 });
});

it('days in a row that have the same hours are grouped', () => {
  expect(groupDays(hours).map(({ first, last, blocks }) => [first, last, blocks.length])).toEqual([
    ['monday', 'thursday', 2],
    ['friday', 'friday', 2],
    ['saturday', 'sunday', 0],
  ]);
});

it('hours are written without a leading zero', () => {
  expect(['07:30', '13:15'].map(shortTime)).toEqual(['7:30', '13:15']);
});
