import { describe, expect, it } from '@jest/globals';
import { wordDifference } from './word-difference.ts';

/** The text with what is marked in square brackets. */
const marked = (text: string, other: string) =>
  wordDifference(text, other)
    .map((stretch) => (stretch.isChanged ? `[${stretch.text}]` : stretch.text))
    .join('');

/** Two thousand different words. */
const words = (letter: string) => Array.from({ length: 2000 }, (_, at) => `${letter}${at}`).join(' ');

describe('the words that another text lacks', () => {
  it.each([
    ['a word in the middle', 'Wir sind für Sie da', 'Wir waren für Sie da', 'Wir [sind] für Sie da'],
    [
      'words in two places',
      'Am Montag um neun offen',
      'Am Freitag um zehn offen',
      'Am [Montag] um [neun] offen',
    ],
    ['what was added', 'Komm doch bitte vorbei', 'Komm vorbei', 'Komm [doch bitte ]vorbei'],
    ['nothing where only the other has more', 'Komm vorbei', 'Komm doch bitte vorbei', 'Komm vorbei'],
    ['everything beside nothing', 'Neu hier', '', '[Neu hier]'],
    ['nothing in the same text', 'Gleich', 'Gleich', 'Gleich'],
    ['a word that is said again', 'gut gut gut', 'gut gut', 'gut gut[ gut]'],
  ])('are %s', (_what, text, other, expected) => {
    expect(marked(text, other)).toBe(expected);
  });

  it('are found in a text of many pages, without what is the same around them', () => {
    const page = 'Ein Satz, der nichts zur Sache tut. '.repeat(500);
    const shown = marked(`${page}Neu. ${page}`, `${page}Alt. ${page}`);
    expect(shown).toContain('[Neu.]');
    expect(shown.length).toBeLessThan(200);
  });

  it('are all of it where two texts have hardly anything in common', () => {
    expect(marked(`Anfang ${words('a')} Ende`, `Anfang ${words('b')} Ende`)).toMatch(
      /^\[Anfang a0 .* Ende\]$/,
    );
  });
});
