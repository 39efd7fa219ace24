import { expect, it } from '@jest/globals';
import { acceptedEncoding } from './send-document.ts';

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['br;q=0.001', 'br'],
])('for "%s" the encoding is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
