import { describe, expect, it } from '@jest/globals';
import { completeness, conflicting, differences, mergedOver, outdatedNames } from './editor-values.ts';

const draft = (edits: Record<string, string>, was: Record<string, string>) => ({ version: 1, edits, was });
const merged = (order: string, mine: ReturnType<typeof draft>) =>
  mergedOver('offers', mine, { version: 2, values: { offerOrder: order } }, new Set()).edits;

describe('two orders of a list', () => {
  it('become one: nothing added is lost, nothing removed comes back', () => {
    const mine = draft({ offerOrder: '3,1,500' }, { offerOrder: '1,2,3' });
    expect(merged('1,2,3,700', mine)).toEqual({ offerOrder: '3,1,500,700' });
    expect(merged('2,3', mine)).toEqual({ offerOrder: '3,500' });
    expect(conflicting('offers', mine, { offerOrder: '1,2,3,700' })).toEqual([]);
  });

  it('are no change where both have done the same', () => {
    expect(merged('3,1', draft({ offerOrder: '3,1' }, { offerOrder: '1,2,3' }))).toEqual({});
  });

  it('bring back a removed entry that I have written into', () => {
    const mine = draft({ offer2Title: 'Neu' }, { offer2Title: 'Alt' });
    expect(conflicting('offers', mine, { offerOrder: '1' }).map(({ name }) => name)).toEqual(['offer2Title']);
    expect(merged('1', mine)).toEqual({ offer2Title: 'Neu', offerOrder: '1,2' });
  });

  it('ask nothing about an entry that only I have', () => {
    const mine = draft({ offerOrder: '1,500', offer500Title: 'Neu' }, { offerOrder: '1', offer500Title: '' });
    expect(conflicting('offers', mine, { offerOrder: '1' })).toEqual([]);
  });
});

describe('the entries of two versions', () => {
  it('are compared field by field, also those that one of them lacks', () => {
    const before = { offerOrder: '1', offer1Title: 'Alt' };
    const after = { offerOrder: '500', offer500Title: 'Neu', offer500TitleFr: 'Nouveau' };
    expect(differences('offers', before, after).map(({ name }) => name)).toEqual([
      'offerOrder',
      'offer1Title',
      'offer500Title',
      'offer500TitleFr',
    ]);
  });

  it('count for the translations', () => {
    const values = { offerOrder: '1,500', offer1Title: 'A', offer1TitleFr: 'B', offer500Title: 'C' };
    expect(completeness('offers', values, 'fr')).toEqual({ done: 1, all: 2 });
  });
});

describe('translations older than the German text', () => {
  const values = { slogan: 'Gut', sloganEn: 'Good', sloganFr: 'Bon', sloganIt: '' };
  const outdated = (edits: Record<string, string>, stored: string[] = []) => [
    ...outdatedNames('slogan', {
      stored: { outdated: stored },
      draft: draft(edits, {}),
      values: { ...values, ...edits },
    }),
  ];

  it('are those that the server names, until they are written anew', () => {
    expect(outdated({}, ['sloganEn', 'sloganFr'])).toEqual(['sloganEn', 'sloganFr']);
    expect(outdated({ sloganEn: 'Better' }, ['sloganEn', 'sloganFr'])).toEqual(['sloganFr']);
  });

  it('are all that there are once the German one is written anew', () => {
    expect(outdated({ slogan: 'Besser' })).toEqual(['sloganEn', 'sloganFr']);
    expect(outdated({ slogan: 'Besser', sloganEn: 'Better' })).toEqual(['sloganFr']);
    expect(outdated({ slogan: '' })).toEqual([]);
  });
});
