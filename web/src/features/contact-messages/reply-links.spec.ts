import { expect, it } from '@jest/globals';
import { callHref, mailHref } from './reply-links.ts';

it.each([
  ['+41 79 123 45 67', 'tel:+41791234567'],
  ['+41 (0)79 123 45 67', 'tel:+41791234567'],
  ['0041 (0)79 123 45 67', 'tel:0041791234567'],
  ['(052) 123 45 67', 'tel:0521234567'],
  ['079/123.45-67', 'tel:0791234567'],
  ['Mobile 079 123 45 67, ab 18 Uhr', 'tel:0791234567'],
  ['052 123 45 67 int. 12', 'tel:0521234567'],
  ['052 123 45 67 / 079 123 45 67', 'tel:0521234567'],
  ['117', 'tel:117'],
  ['keine', null],
  ['1', null],
])('the link to call %s is %s', (phone, href) => {
  expect(callHref(phone)).toBe(href);
});

it('the link to write leads to the address, whatever it contains', () => {
  expect(mailHref('rahel.frei@example.ch')).toBe('mailto:rahel.frei@example.ch');
  expect(mailHref('a&b?cc=x@example.ch', 'Ihre Anfrage & mehr')).toBe(
    'mailto:a%26b%3Fcc%3Dx@example.ch?subject=Ihre%20Anfrage%20%26%20mehr',
  );
});
