import { describe, expect, it } from '@jest/globals';
import { announcedClosures, closureDays, siteClosures } from './closures.ts';

const day = (from: string, to = from) => ({ from, to, reason: '' });

describe('announcedClosures', () => {
  const closures = [day('2026-12-24', '2027-01-03'), day('2026-12-25'), day('2027-03-26')];

  it('tells of what is near, once', () => {
    expect(announcedClosures(closures, '2026-11-21')).toEqual([closures[0]]);
    expect(announcedClosures(closures, '2027-01-03')).toEqual([closures[0]]);
  });

  it('says nothing of what is far ahead or over', () => {
    expect(announcedClosures(closures, '2026-11-01')).toEqual([]);
    expect(announcedClosures(closures, '2027-01-04')).toEqual([]);
  });
});

describe('closureDays', () => {
  it('writes dates the Swiss way', () => {
    expect(closureDays(day('2026-12-24', '2027-01-03'))).toBe('24.12. – 3.1.');
    expect(closureDays(day('2026-08-01'))).toBe('1.8.');
  });
});

it('siteClosures keeps one language', () => {
  const closures = [
    { from: '2026-08-01', to: '2026-08-01', reason: { de: 'Bundesfeiertag', fr: 'Fête nationale' } },
  ];
  expect(siteClosures(closures, 'fr')).toEqual([
    { from: '2026-08-01', to: '2026-08-01', reason: 'Fête nationale' },
  ]);
});
