import { expect, it } from '@jest/globals';
import { formatBytes } from './format-bytes.ts';

it.each([
  [999, '999 Byte'],
  [1000, '1 kB'],
  [3_449_000, '3.4 MB'],
  [5_000_000_000, '5 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes).replaceAll(/\s/g, ' ')).toBe(text);
});
