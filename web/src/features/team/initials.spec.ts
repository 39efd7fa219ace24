import { expect, it } from '@jest/globals';
import { initials } from './initials.ts';

it('initials are those of the first and the last name', () => {
  expect(initials('Ruth Brunner-Keller')).toBe('RB');
  expect(initials('  José  da Silva ')).toBe('JS');
  expect(initials('Ana')).toBe('A');
  expect(initials('élodie Österreicher')).toBe('ÉÖ');
});
