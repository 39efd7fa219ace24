import { expect, it } from '@jest/globals';
import { readTarget, UNREADABLE_PATH } from './request-target.ts';

it.each([
  '/',
  '/en/contact',
  '/booking?service=1&service=3',
  '/contact?back=//evil.example/..%2f%5c\\',
  '/.well-known/security.txt',
  '/...',
  '/a.b/..c/d..',
  '/k%C3%BCche',
  '/%63ontact',
  '/contact;a=b',
  '/100%25',
])('the address %s stays as it is', (target) => {
  expect(readTarget(target)).toBe(target);
});

it.each([
  ['http://evil.example/contact?a=1', '/contact?a=1'],
  ['HTTPS://evil.example:8443/', '/'],
  ['http://evil.example', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['http://', '/'],
])('of %s only path and query count', (target, local) => {
  expect(readTarget(target)).toBe(local);
});

it.each([
  '//',
  '//evil.example/x',
  '/contact//',
  '/./contact',
  '/contact/..',
  '/..',
  '/x/%2e%2E/contact',
  '/contact%2F',
  '/contact\\',
  '/contact%5c',
  '/contact#top',
  '/contact%00',
  '/contact%0d%0a',
  '/contact%7f',
  '/contact\u0001',
  '/küche',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%e4',
  'http://evil.example//contact',
  'http://evil.example#/contact',
  'ftp://evil.example/contact',
  'evil.example/contact',
  '*',
  '',
])('the address %j is not read in one of several ways but refused', (target) => {
  expect(readTarget(target)).toBe(UNREADABLE_PATH);
});
