import { describe, expect, it } from '@jest/globals';
import { unknownPlaceholder } from './placeholders.js';

const found = (text: string) => unknownPlaceholder(text, ['when', 'phone']);

describe('the placeholders of a text', () => {
  it('are those that are offered, as often as somebody likes', () => {
    expect(found('Bis {when}! Telefon {phone}, {phone}')).toBeNull();
    expect(found('Ohne')).toBeNull();
  });

  it.each([
    ['another name', 'Am {date}', '{date}'],
    ['a name with spaces', 'Am { when }', '{ when }'],
    ['a name of a property that everything has', '{constructor}', '{constructor}'],
    ['a fact of the website', 'Bei {{phone}}', '{{phone}}'],
    ['a brace that is never closed', 'Am {when', '{when'],
    ['a brace that was never opened', 'Am when}', '}'],
    ['empty braces', 'Am {}', '{}'],
    ['two of which the second is wrong', '{when} {wann}', '{wann}'],
    ['two that stick together', '{when}{phone}}', '{phone}}'],
  ])('do not include %s', (_what, text, wrong) => {
    expect(found(text)).toBe(wrong);
  });
});
