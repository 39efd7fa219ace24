import { describe, expect, it } from '@jest/globals';
import { plainHttpsUrl } from './https-url.js';

describe('an address of somebody else', () => {
  it.each(['https://cars.example/a?b=c#d', 'https://cars.example:8443/'])('may be %s', (url) => {
    expect(plainHttpsUrl(url)).toBe(url);
  });

  it.each([
    undefined,
    '',
    'cars.example',
    '//cars.example/',
    'http://cars.example/',
    'https:cars.example',
    'https:/cars.example',
    'https:///cars.example',
    'https:\\\\cars.example',
    ' https://cars.example/',
    'https://cars.example/" onclick="x',
    'https://cars.example/<b>',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://*.example/x',
    'https://cars.example;script-src/x',
    'https://[::1]/',
    'https://user:secret@cars.example/',
    'https://cars.example@other.example/',
  ])('may not be %s', (url) => {
    expect(plainHttpsUrl(url)).toBeNull();
  });
});
