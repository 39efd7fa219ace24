import { describe, expect, it } from '@jest/globals';
import { ownTextsOf } from './own-texts.js';

describe('what the content service says of mails', () => {
  it('is taken as far as something is said', () => {
    const said = { readySubject: 'Fertig: {when}', allGreetingFr: 'Salut {name}\nBienvenue', allClosing: '' };
    expect(ownTextsOf({ ...said, headline: 'x', version: 3 })).toEqual({
      readySubject: 'Fertig: {when}',
      allGreetingFr: 'Salut {name}\nBienvenue',
    });
  });

  it.each([
    ['a line break in a subject', { readySubject: 'Fertig\r\nBcc: all@example.ch' }],
    ['another break of lines in a subject', { readySubject: 'Fertig\u2028Bcc' }],
    ['a sign that is none in a greeting', { allGreeting: 'Hoi\u0000' }],
    ['more than fits', { readySubjectIt: 'x'.repeat(121), allClosing: 'x'.repeat(1001) }],
    ['a placeholder that the mail does not know', { readySubject: '{before}' }],
    ['something else than a text', { readySubject: ['Fertig'], allClosing: null }],
    ['a name that everything has', { constructor: 'x', ['__proto__']: 'x' }],
  ])('is not taken: %s', (_what, answer) => {
    expect(ownTextsOf(answer)).toEqual({});
  });
});
