import { expect, it } from '@jest/globals';
import { greetingAt } from './greeting.ts';

it.each([
  ['2026-11-20T02:59:00Z', 'evening'],
  ['2026-11-20T03:00:00Z', 'morning'],
  ['2026-11-20T09:59:00Z', 'morning'],
  ['2026-11-20T10:00:00Z', 'day'],
  ['2026-07-20T15:59:00Z', 'day'],
  ['2026-07-20T16:00:00Z', 'evening'],
  ['2026-11-20T23:30:00Z', 'evening'],
])('the greeting goes by the garage’s clock at %s', (now, greeting) => {
  expect(greetingAt(new Date(now))).toBe(greeting);
});
