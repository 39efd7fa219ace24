import { expect, it } from '@jest/globals';
import { experienceYears } from './experience-years.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('rounds down to five years, so that the plus is never a lie', () => {
  expect(experienceYears(1950, now)).toBe(75);
  expect(experienceYears(1951, now)).toBe(75);
  expect(experienceYears(1952, now)).toBe(70);
});

it('counts the first years one by one, and never shows less than one', () => {
  expect(experienceYears(2023, now)).toBe(3);
  expect(experienceYears(2026, now)).toBe(1);
});

it('follows the staff where they count differently', () => {
  expect(experienceYears(1950, now, 81)).toBe(80);
  expect(experienceYears(1950, now, null)).toBe(75);
});
