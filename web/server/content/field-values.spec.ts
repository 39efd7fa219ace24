import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';
import { color, dateText, isSet, numberWithin, safeLink, wholeNumber } from './field-values.ts';

describe('what staff typed', () => {
  it('is a number within its limits, or the usual one', () => {
    expect(numberWithin('40', 0, 100, 30)).toBe(40);
    expect(numberWithin('400', 0, 100, 30)).toBe(100);
    expect(numberWithin('-4', 0, 100, 30)).toBe(0);
    expect(numberWithin('viel', 0, 100, 30)).toBe(30);
    expect(numberWithin(' ', 0, 100, 30)).toBe(30);
  });

  it('is a whole number or none', () => {
    expect([wholeNumber('76'), wholeNumber('76+'), wholeNumber('0'), wholeNumber('')]).toEqual([
      76,
      null,
      null,
      null,
    ]);
  });

  it('may be nothing at all', () => {
    expect(numberWithin(undefined, 0, 100, 30)).toBe(30);
    expect([wholeNumber(undefined), isSet(undefined), color(undefined), safeLink(undefined)]).toEqual([
      null,
      false,
      null,
      null,
    ]);
  });

  it('is a flag in one of two spellings', () => {
    expect(['Ja', 'true', 'Nein', 'false', ''].map(isSet)).toEqual([true, true, false, false, false]);
  });

  it('is a colour, and no other style', () => {
    expect([color('#fff'), color('#A1b2C3'), color('red;background:url(x)'), color('#12')]).toEqual([
      '#fff',
      '#A1b2C3',
      null,
      null,
    ]);
  });

  it('is a day in the words of its language, and no other', () => {
    expect(LANGUAGES.map((language) => dateText('2025-04-13', language)?.text)).toEqual([
      '13. April 2025',
      '13 April 2025',
      '13 avril 2025',
      '13 aprile 2025',
      '13 de abril de 2025',
    ]);
    for (const bad of [undefined, '', 'gestern', '2025-13-01', '13.4.2025'])
      expect(dateText(bad, 'de')).toBeNull();
  });

  it('is an address that runs no script and hides no other host', () => {
    expect(['/about', 'https://a.example', 'tel:+41520000000'].map(safeLink)).not.toContain(null);
    const tricks = ['//evil.example', '/\\evil.example', '/\t/evil.example'];
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'about', ...tricks]) {
      expect(safeLink(bad)).toBeNull();
    }
  });
});
