import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { differingParts, inWords, merged } from './garage-conflict.ts';
import { toFacts, toForm } from './garage-form.ts';

describe('two people who change the record at the same time', () => {
  const mine = { ...DEFAULT_GARAGE, phone: '+41 44 111 22 33' };
  const theirs = { ...DEFAULT_GARAGE, name: 'Garage Sonnenhof', phone: '+41 44 999 99 99' };

  it('see which parts differ; what the form leaves empty is no difference', () => {
    expect(differingParts(DEFAULT_GARAGE, theirs)).toEqual(['name', 'phone']);
    expect(differingParts(DEFAULT_GARAGE, toFacts(toForm(DEFAULT_GARAGE)))).toEqual([]);
  });

  it('keep both changes where they do not touch, and one’s own where they do', () => {
    expect(merged(DEFAULT_GARAGE, mine, theirs)).toEqual({ ...theirs, phone: mine.phone });
  });

  it('read each part as words', () => {
    expect(inWords(null)).toBe('–');
    expect(inWords([])).toBe('–');
    expect(inWords({ facebook: null })).toBe('–');
    expect(inWords(['Audi', 'Seat'])).toBe('Audi; Seat');
    expect(inWords({ monday: [{ from: '08:00', to: '12:00' }], sunday: [] })).toBe('08:00–12:00');
    expect(inWords([{ from: '2026-12-24', to: '2027-01-03', reason: { de: 'Ferien' } }])).toBe(
      '2026-12-24–2027-01-03 Ferien',
    );
  });
});
