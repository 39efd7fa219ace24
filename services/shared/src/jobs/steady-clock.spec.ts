import { expect, it, jest } from '@jest/globals';
import { STEADY_CLOCK } from './steady-clock.ts';

it('the steady clock tells the time, and goes on as before when the clock of the machine is put back', () => {
  expect(Math.abs(STEADY_CLOCK.now() - Date.now())).toBeLessThan(1000);
  const before = STEADY_CLOCK.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  try {
    expect(STEADY_CLOCK.now()).toBeGreaterThanOrEqual(before);
  } finally {
    clock.mockRestore();
  }
});
