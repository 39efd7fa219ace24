import { expect, it } from '@jest/globals';
import { type Outdated, outdatedAfterAll, outdatedNames } from './outdated-translations.js';

const first = { slogan: 'Gut', sloganEn: 'Good', sloganFr: '', sloganFontSize: '20' };

const after = (versions: Record<string, string>[], page: 'slogan' | 'offers' = 'slogan') => {
  const noted = versions.map((values) => ({ values, outdated: null }));
  return outdatedNames({ values: versions.at(-1) ?? {}, outdated: outdatedAfterAll(page, noted) });
};

it.each([
  ['none while nothing has changed', [first], []],
  ['one whose German text has changed since', [first, { ...first, slogan: 'Besser' }], ['sloganEn']],
  ['none that has changed together with it', [first, { ...first, slogan: 'Besser', sloganEn: 'Better' }], []],
  [
    'none that was brought up to date later',
    [first, { ...first, slogan: 'Besser' }, { ...first, slogan: 'Besser', sloganEn: 'Better' }],
    [],
  ],
  [
    'one of which the German text has changed again',
    [first, { ...first, sloganEn: 'Fine' }, { ...first, sloganEn: 'Fine', slogan: 'Besser' }],
    ['sloganEn'],
  ],
  [
    'one of which the German text has changed twice',
    [first, { ...first, slogan: 'Besser' }, { ...first, slogan: 'Am besten' }],
    ['sloganEn'],
  ],
  [
    'none once the German text is back at what it translates',
    [first, { ...first, slogan: 'Besser' }, { ...first, slogan: 'Am besten' }, first],
    [],
  ],
  [
    'one whose German text was gone for a while and is another one now',
    [first, { ...first, slogan: '' }, { ...first, slogan: 'Besser' }],
    ['sloganEn'],
  ],
  ['none of a German text that is gone', [first, { ...first, slogan: '' }], []],
  ['none of what is the same in every language', [first, { ...first, sloganFontSize: '30' }], []],
  ['none where nothing is stored', [], []],
])('of translations, outdated is %s', (_which, versions: Record<string, string>[], outdated) => {
  expect(after(versions)).toEqual(outdated);
});

it('outdated translations are found in the entries of a list, too', () => {
  const offers = { offerOrder: '1', offer1Title: 'Check', offer1TitleFr: 'Contrôle' };
  expect(after([offers, { ...offers, offer1Title: 'Test' }], 'offers')).toEqual(['offer1TitleFr']);
});

it('the search for outdated translations goes on from the last version for which they were noted', () => {
  const noted: Outdated = { sloganEn: 'of a text that is long gone' };
  const versions = [
    { values: { ...first, slogan: 'Am besten' }, outdated: null },
    { values: first, outdated: noted },
    { values: { ...first, sloganFontSize: '30' }, outdated: null },
  ];
  expect(outdatedAfterAll('slogan', versions)).toEqual(noted);
});
