import { describe, expect, it } from '@jest/globals';
import { withLegalDates } from './legal-dates.js';

const BEFORE = {
  agbTitle: 'AGB',
  agbContent: 'Alt',
  agbContentFr: 'Vieux',
  agbDate: '2025-04-13',
  impressumDate: '2025-04-13',
  datenschutzContent: 'Alt',
  datenschutzDate: '2025-04-13',
};
const TODAY = '2026-11-22';
const dates = (change: Record<string, string>) => {
  const { agbDate, datenschutzDate } = withLegalDates(BEFORE, { ...BEFORE, ...change }, TODAY);
  return [agbDate, datenschutzDate];
};

describe('the day of a legal text', () => {
  it.each([
    ['its text', { agbContent: 'Neu' }],
    ['its title', { agbTitle: 'Bedingungen' }],
    ['a translation', { agbContentFr: 'Neuf' }],
    ['a translation that is new', { agbContentIt: 'Nuovo' }],
  ])('is today when %s changes; other documents keep theirs', (_what, change) => {
    expect(dates(change)).toEqual([TODAY, '2025-04-13']);
  });

  it('is the one that was chosen with the change', () => {
    expect(dates({ agbContent: 'Neu', agbDate: '2027-01-01' })).toEqual(['2027-01-01', '2025-04-13']);
  });

  it('is today when it was taken away', () => {
    expect(dates({ agbDate: '' })).toEqual([TODAY, '2025-04-13']);
  });

  it('can be changed alone', () => {
    expect(dates({ datenschutzDate: '2026-01-01' })).toEqual(['2025-04-13', '2026-01-01']);
  });

  it('stays when nothing changes', () => {
    expect(dates({})).toEqual(['2025-04-13', '2025-04-13']);
  });
});
