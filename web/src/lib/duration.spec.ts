import { expect, it } from '@jest/globals';
import { duration } from './duration.ts';

it('durations are written in minutes, hours, and both', () => {
  expect(duration(30)).toBe('30\u00a0min');
  expect(duration(60)).toBe('1\u00a0h');
  expect(duration(90)).toBe('1\u00a0h 30\u00a0min');
  expect(duration(480)).toBe('8\u00a0h');
});
