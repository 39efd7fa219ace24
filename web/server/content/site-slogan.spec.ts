import { expect, it } from '@jest/globals';
import type { PageTexts } from '@garage/contracts/page-texts';
import { siteSlogan } from './home-shapes.ts';

const stored = (showOnAllPages: string, slogan = 'Ihr Partner') =>
  ({ slogan, sloganEn: 'Your partner', showOnAllPages }) as PageTexts<'slogan'>;

it('the slogan is shown on all pages only where staff want it, in the language of the page', () => {
  expect(siteSlogan(stored('Ja'), 'de')).toBe('Ihr Partner');
  expect(siteSlogan(stored('Ja'), 'en')).toBe('Your partner');
  expect(siteSlogan(stored('Nein'), 'de')).toBeNull();
  expect(siteSlogan(stored('Ja', ''), 'de')).toBeNull();
});
