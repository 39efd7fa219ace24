import { describe, expect, it } from '@jest/globals';
import { formValues } from './promotion-form.ts';
import { differingParts, merged } from './promotion-conflict.ts';

const base = formValues(null);
const words = (language: 'de' | 'fr', title: string) => ({
  ...base,
  words: { ...base.words, [language]: { title, description: '' } },
});

describe('what two people changed in a promotion', () => {
  it('is told apart field by field, in every language', () => {
    expect(differingParts(base, base)).toEqual([]);
    expect(differingParts(base, { ...words('fr', 'Hiver'), isActive: true, imageUrl: 'data:x' })).toEqual([
      'isActive',
      'imageUrl',
      'words.fr.title',
    ]);
  });

  it('is put together: one’s own German title, the other’s French one', () => {
    const theirs = { ...words('fr', 'Hiver'), name: 'Winter' };
    const both = merged(base, { ...words('de', 'Winterzeit'), name: base.name }, theirs);
    expect(both.words.de.title).toBe('Winterzeit');
    expect(both.words.fr.title).toBe('Hiver');
    expect(both.name).toBe('Winter');
    expect(theirs.words.de.title).toBe('');
  });

  it('is one’s own where both changed the same', () => {
    expect(merged(base, { ...base, name: 'Meiner' }, { ...base, name: 'Evas' }).name).toBe('Meiner');
  });
});
