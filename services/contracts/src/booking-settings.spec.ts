import { expect, it } from '@jest/globals';
import { checkLines } from './booking-settings.js';

it('lists what is checked, with the translations of each line', () => {
  expect(checkLines({ de: 'Bremsen\n\n Profil ', fr: 'Freins\nProfil FR' })).toEqual([
    { de: 'Bremsen', fr: 'Freins' },
    { de: 'Profil', fr: 'Profil FR' },
  ]);
  expect(checkLines({ de: '' })).toEqual([]);
});

it('leaves a translation out whose lines are not those of the German text', () => {
  expect(checkLines({ de: 'Bremsen\nProfil', fr: 'Freins', it: 'Freni\nProfilo' })).toEqual([
    { de: 'Bremsen', it: 'Freni' },
    { de: 'Profil', it: 'Profilo' },
  ]);
});
