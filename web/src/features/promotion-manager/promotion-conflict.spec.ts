import { describe, expect, it } from '@jest/globals';
import { differingParts, merged } from '../../components/shared-form/form-conflict.ts';
import { PROMOTION_PARTS } from './promotion-conflict.ts';
import { formValues } from './promotion-form.ts';

const base = formValues(null);
const words = (language: 'de' | 'fr', title: string) => ({
  ...base,
  words: { ...base.words, [language]: { title, description: '' } },
});

describe('what two people changed in a promotion', () => {
  it('is told apart field by field, in every language', () => {
    expect(differingParts(PROMOTION_PARTS, base, base)).toEqual([]);
    const mine = { ...words('fr', 'Hiver'), isActive: true, imageUrl: 'data:x' };
    expect(differingParts(PROMOTION_PARTS, base, mine)).toEqual(['isActive', 'imageUrl', 'words.fr.title']);
  });

  it('is put together: one’s own German title, the other’s French one', () => {
    const theirs = { ...words('fr', 'Hiver'), name: 'Winter' };
    const both = merged(PROMOTION_PARTS, { base, mine: words('de', 'Winterzeit'), theirs });
    expect(both.words.de.title).toBe('Winterzeit');
    expect(both.words.fr.title).toBe('Hiver');
    expect(both.name).toBe('Winter');
    expect(theirs.words.de.title).toBe('');
  });

  it('is one’s own where both changed the same', () => {
    const both = { base, mine: { ...base, name: 'Meiner' }, theirs: { ...base, name: 'Evas' } };
    expect(merged(PROMOTION_PARTS, both).name).toBe('Meiner');
  });
});
