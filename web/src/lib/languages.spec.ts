import { describe, expect, it } from '@jest/globals';
import { localizedPath, parsePath } from './languages.ts';

describe('parsePath', () => {
  it.each([
    ['/', { language: 'de', path: '/', prefixed: false }],
    ['/contact', { language: 'de', path: '/contact', prefixed: false }],
    ['/en', { language: 'en', path: '/', prefixed: true }],
    ['/fr/contact', { language: 'fr', path: '/contact', prefixed: true }],
    ['/english', { language: 'de', path: '/english', prefixed: false }],
    ['/de/contact', { language: 'de', path: '/de/contact', prefixed: false }],
  ] as const)('reads %s', (pathname, expected) => {
    expect(parsePath(pathname)).toEqual(expected);
  });
});

it('writes German without a prefix and the others with one', () => {
  expect([localizedPath('/', 'de'), localizedPath('/', 'it'), localizedPath('/contact', 'pt')]).toEqual([
    '/',
    '/it',
    '/pt/contact',
  ]);
});
