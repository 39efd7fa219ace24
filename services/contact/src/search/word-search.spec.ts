import { describe, expect, it } from '@jest/globals';
import { parseSearch } from './word-search.js';

const words = (search: string) => parseSearch(search)?.words.map(({ text }) => text);

describe('a search for words', () => {
  it('asks for each of its words', () => {
    expect(parseSearch('  Müller  Golf ')).toEqual({
      words: [
        { text: 'Müller', isBeginning: false, phone: null },
        { text: 'Golf', isBeginning: false, phone: null },
      ],
      isRare: false,
    });
  });

  it('finds two letters where a word begins', () => {
    expect(parseSearch('ZH')).toEqual({
      words: [{ text: 'ZH', isBeginning: true, phone: null }],
      isRare: false,
    });
  });

  it.each(['079 123 45 67', '+41791234567', '0041 79 123 45 67', '079/123.45-67', '+41 (0)79 123 45 67'])(
    'takes %s for one telephone number',
    (search) => {
      expect(parseSearch(search)).toEqual({
        words: [{ text: search, isBeginning: false, phone: { beginning: search, ending: null } }],
        isRare: true,
      });
    },
  );

  it('takes digits without a beginning for the end of a number, too', () => {
    expect(parseSearch('45 67')?.isRare).toBe(false);
    expect(parseSearch('45 67')?.words[0]?.phone).toEqual({ beginning: '45 67', ending: '4567' });
  });

  it('finds a number beside a name', () => {
    expect(words('Keller 0791234567')).toEqual(['Keller', '0791234567']);
    expect(parseSearch('Keller 0791234567')?.words[1]?.phone?.beginning).toBe('0791234567');
  });

  it('leaves out what nearly everything has, and is none when nothing is left', () => {
    expect(words('a Golf -')).toEqual(['Golf']);
    expect(parseSearch('a b')).toBeNull();
    expect(parseSearch('% _ --')).toBeNull();
  });
});
