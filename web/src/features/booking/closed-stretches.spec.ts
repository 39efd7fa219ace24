import { describe, expect, it } from '@jest/globals';
import { closedStretches } from './closed-stretches.ts';

const day = (date: string, reason?: string) => ({
  date,
  times: [],
  dropOff: false,
  ...(reason !== undefined && { closed: reason, reason }),
});

describe('days off', () => {
  it('are one stretch as long as the reason is the same', () => {
    const days = [
      day('2026-12-23'),
      day('2026-12-24', 'Betriebsferien'),
      day('2026-12-25', 'Betriebsferien'),
      day('2026-12-26', 'Inventur'),
    ];
    expect(closedStretches(days)).toEqual([
      { from: '2026-12-24', to: '2026-12-25', reason: 'Betriebsferien' },
      { from: '2026-12-26', to: '2026-12-26', reason: 'Inventur' },
    ]);
  });

  it('for the same reason are two stretches when days lie between', () => {
    const days = [day('2026-12-01', 'Kurs'), day('2026-12-02'), day('2026-12-03', 'Kurs')];
    expect(closedStretches(days).map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-01', '2026-12-01'],
      ['2026-12-03', '2026-12-03'],
    ]);
  });

  it('without a reason of their own, such as weekends, are not told', () => {
    expect(closedStretches([{ ...day('2026-12-05'), closed: 'Geschlossen' }])).toEqual([]);
  });
});
