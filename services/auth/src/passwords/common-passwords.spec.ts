import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

describe('a password that a list of stolen ones leads to', () => {
  it.each([
    'Passwort2026!',
    'sommer2026!!',
    'P@ssw0rd1234',
    'hallohallohallo',
    '1qaz2wsx3edc',
    'QWERTZUIOP12',
    '************',
    '121212121212',
    'garage-2026-',
  ])('is refused: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'ein langes passwort',
    'blauer Amboss trinkt Tee',
    'e2e main admin passphrase',
    'kT7-vq2Lm!x9Rb',
    'Nockenwelle am Albulapass',
  ])('is not: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
