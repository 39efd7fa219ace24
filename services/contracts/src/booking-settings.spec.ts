import { expect, it } from '@jest/globals';
import { checkLines } from './booking-settings.js';

it('what is checked is listed with the translations of each line', () => {
  expect(checkLines({ de: 'Bremsen\n\n Profil ', fr: 'Freins\nProfil FR' })).toEqual([
    { de: 'Bremsen', fr: 'Freins' },
    { de: 'Profil', fr: 'Profil FR' },
  ]);
  expect(checkLines({ de: '' })).toEqual([]);
});

it('a translation of what is checked is left out when its lines are not those of the German text', () => {
  expect(checkLines({ de: 'Bremsen\nProfil', fr: 'Freins', it: 'Freni\nProfilo' })).toEqual([
    { de: 'Bremsen', it: 'Freni' },
    { de: 'Profil', it: 'Profilo' },
  ]);
});
