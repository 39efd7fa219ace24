import { describe, expect, it } from '@jest/globals';
import { OUTGOING_MAILS } from './mail-queue.js';

const HOUR = 3600;
const { retryDelay, retryDelayMax, retryLimit } = OUTGOING_MAILS.options as Required<
  typeof OUTGOING_MAILS.options
>;

/** As pg-boss counts them: at random between once and twice `retryDelay`, doubled with each attempt. */
const pauses = (random: number) =>
  Array.from({ length: retryLimit }, (_, index) =>
    Math.min(retryDelayMax, retryDelay * 2 ** Math.min(15, index) * (1 + random)),
  );
const total = (random: number) => pauses(random).reduce((sum, pause) => sum + pause, 0);

describe('the pauses between the attempts at a mail', () => {
  it('are short at first and never longer than two hours', () => {
    expect(pauses(1)[0]).toBeLessThanOrEqual(60);
    expect(
      pauses(0)
        .slice(0, 4)
        .reduce((sum, pause) => sum + pause, 0),
    ).toBeLessThan(HOUR / 4);
    expect(Math.max(...pauses(1))).toBe(2 * HOUR);
  });

  it('end after four to five days', () => {
    expect(total(0)).toBeGreaterThan(4 * 24 * HOUR);
    expect(total(1)).toBeLessThan(5 * 24 * HOUR);
  });
});
