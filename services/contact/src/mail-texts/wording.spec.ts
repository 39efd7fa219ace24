import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { wording } from './wording.js';

const NOTHING: OwnMailTexts = { subject: '', greeting: '', greetingUnnamed: '', closing: '' };
const words = { number: 'ABCD2345', garage: 'Garage {phone}', phone: '+41 52 000 00 00' };
const said = (
  own: Partial<OwnMailTexts>,
  name = 'Anna Keller',
  language: (typeof LANGUAGES)[number] = 'de',
) =>
  wording(
    { mail: 'findingOffer', language, subject: 'Ihr Entscheid: {number}', name, words },
    { ...NOTHING, ...own },
  );

describe('the words of a mail', () => {
  it.each([
    ['de', 'Guten Tag Anna Keller', 'Freundliche Grüsse'],
    ['en', 'Hello Anna Keller', 'Kind regards'],
    ['fr', 'Bonjour Anna Keller', 'Meilleures salutations'],
    ['it', 'Buongiorno Anna Keller', 'Cordiali saluti'],
    ['pt', 'Bom dia, Anna Keller', 'Com os melhores cumprimentos'],
  ] as const)(
    'are those of the default in %s, while the garage says nothing itself',
    (language, greeting, closing) => {
      expect(said({}, 'Anna Keller', language)).toEqual({
        subject: 'Ihr Entscheid: ABCD2345',
        greeting,
        closing,
      });
    },
  );

  it('are the garage’s own, each by itself, with what they name', () => {
    expect(said({ subject: 'Frage zu {number}', closing: 'Bis bald\nIhr Team, {phone}' })).toEqual({
      subject: 'Frage zu ABCD2345',
      greeting: 'Guten Tag Anna Keller',
      closing: 'Bis bald\nIhr Team, +41 52 000 00 00',
    });
  });

  it('fill in once: what stands for something is not read again', () => {
    expect(said({ closing: '{garage}' }).closing).toBe('Garage {phone}');
    expect(said({ subject: '{constructor} {name}' }).subject).toBe('{constructor} {name}');
  });

  it('greet without a name where none is known, in the line that names one', () => {
    const greeting = 'Grüezi {name}\n\nSchön, dass Sie bei {garage} sind.';
    expect(said({ greeting }).greeting).toBe(
      'Grüezi Anna Keller\n\nSchön, dass Sie bei Garage {phone} sind.',
    );
    const stranger = 'Gewinn! http://evil.example';
    expect(said({ greeting, greetingUnnamed: 'Grüezi mitenand' }, stranger).greeting).toBe(
      'Grüezi mitenand\n\nSchön, dass Sie bei Garage {phone} sind.',
    );
    expect(said({ greeting }, stranger).greeting.split('\n')[0]).toBe('Guten Tag');
    expect(said({ greeting: 'Liebe Kundschaft' }, stranger).greeting).toBe('Liebe Kundschaft');
    expect(said({ greeting: 'Grüezi {name}\n{name}, schön!' }, stranger).greeting).toBe('Guten Tag');
  });
});
