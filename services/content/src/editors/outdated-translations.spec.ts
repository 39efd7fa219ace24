import { expect, it } from '@jest/globals';
import { outdatedTranslations } from './outdated-translations.js';

const first = { slogan: 'Gut', sloganEn: 'Good', sloganFr: '', sloganFontSize: '20' };

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
    'none once the German text is back at what it translates',
    [first, { ...first, slogan: 'Besser' }, first],
    [],
  ],
  ['none of a German text that is gone', [first, { ...first, slogan: '' }], []],
  ['none of what is the same in every language', [first, { ...first, sloganFontSize: '30' }], []],
  ['none where nothing is stored', [], []],
])('are %s', (_which, versions: Record<string, string>[], outdated) => {
  expect(outdatedTranslations('slogan', versions)).toEqual(outdated);
});

it('are found in the entries of a list, too', () => {
  const offers = { offerOrder: '1', offer1Title: 'Check', offer1TitleFr: 'Contrôle' };
  expect(outdatedTranslations('offers', [offers, { ...offers, offer1Title: 'Test' }])).toEqual([
    'offer1TitleFr',
  ]);
});
