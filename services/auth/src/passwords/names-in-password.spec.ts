import { describe, expect, it } from '@jest/globals';
import { nameInPassword } from './names-in-password.js';

describe('a name in a password', () => {
  it.each([
    ['blauer Amboss in Musterwil', ['Musterwil'], 'Musterwil'],
    ['muster.wil trinkt Tee', ['Musterwil'], 'Musterwil'],
    ['Must3rw1l trinkt Tee', ['Musterwil'], 'Musterwil'],
    ['die beste garagemuster', ['Garage Muster AG'], 'Garage'],
    ['drei Brunnerinnen singen', ['Eva Brunner'], 'Brunner'],
    ['MUELLER-und-Amboss', ['Müller'], 'Müller'],
    ['muller und Amboss', ['Müller'], 'Müller'],
    ['eva 2026 und Amboss', ['Eva Brunner'], 'Eva'],
    ['eva2 im schönen Garten', ['eva2'], 'eva2'],
    ['sabine mag rote Traktoren', ['sabine'], 'sabine'],
    ['passwort der hauptadmin', ['admin'], 'admin'],
    ['autoottag trinkt Tee', ['Auto Ott AG'], 'Auto Ott AG'],
    ['stgallen ist schön', ['St. Gallen'], 'Gallen'],
  ])('is found: %s', (password, names, found) => {
    const whole = nameInPassword(password, names);
    expect(whole).not.toBeNull();
    expect(names.join(' ')).toContain(whole);
    expect([found, ...names]).toContain(whole);
  });

  it.each([
    ['blauer Amboss trinkt Tee', ['Musterwil', 'Garage Muster AG', 'Eva Brunner']],
    ['Evakuation um sieben Uhr', ['Eva Brunner']],
    ['Informatik am Albulapass', ['info']],
    ['die Zugfahrt nach Arosa', ['Zug']],
    ['ein langes passwort', ['ei', 'a', '']],
    ['ein langes passwort', ['', '   ', '!!!']],
  ])('is not: %s', (password, names) => {
    expect(nameInPassword(password, names)).toBeNull();
  });
});
