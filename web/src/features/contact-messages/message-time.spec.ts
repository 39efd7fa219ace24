import { expect, it } from '@jest/globals';
import { formatDateTime, relativeTime } from './message-time.ts';

const now = Date.parse('2026-11-20T08:05:00.000Z');

it('dates are shown in Swiss form and local time, summer and winter', () => {
  expect(formatDateTime('2026-11-20T08:05:00.000Z')).toBe('20.11.2026, 09:05');
  expect(formatDateTime('2026-07-01T22:30:00.000Z')).toBe('02.07.2026, 00:30');
  expect(formatDateTime('gestern')).toBe('');
});

it.each([
  ['2026-11-20T08:04:10.000Z', null],
  ['2026-11-20T09:00:00.000Z', null],
  ['2026-11-20T08:04:00.000Z', 'vor 1 Minute'],
  ['2026-11-20T08:00:00.000Z', 'vor 5 Minuten'],
  ['2026-11-20T06:00:00.000Z', 'vor 2 Stunden'],
  ['2026-11-19T08:00:00.000Z', 'vor 1 Tag'],
  ['2026-11-15T08:00:00.000Z', 'vor 5 Tagen'],
  ['2026-10-30T08:00:00.000Z', 'vor 3 Wochen'],
  ['2026-06-01T08:00:00.000Z', 'vor 5 Monaten'],
  ['2023-11-01T08:00:00.000Z', 'vor 3 Jahren'],
  ['gestern', null],
])('how long ago %s was is told as %s', (timestamp, text) => {
  expect(relativeTime(timestamp, now)).toBe(text);
});
