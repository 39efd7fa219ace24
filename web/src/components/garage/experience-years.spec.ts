import { expect, it } from '@jest/globals';
import { experienceYears } from './experience-years.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('the years of experience are rounded down to five, so that the plus is never a lie', () => {
  expect(experienceYears(1950, now)).toBe(75);
  expect(experienceYears(1951, now)).toBe(75);
  expect(experienceYears(1952, now)).toBe(70);
});

it('the first years of experience are counted one by one, and never less than one is shown', () => {
  expect(experienceYears(2023, now)).toBe(3);
  expect(experienceYears(2026, now)).toBe(1);
});

it('the years of experience follow the staff where they count differently', () => {
  expect(experienceYears(1950, now, 81)).toBe(80);
  expect(experienceYears(1950, now, null)).toBe(75);
});
