/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { searchResultOf, shortened, writtenAddress } from './search-result.ts';

describe('what search engines show', () => {
  it('is read from the head of the page', () => {
    const html =
      '<!doctype html><html><head><title>Kontakt – Garage &amp; Co</title>' +
      '<meta name="description" content="So erreichen Sie uns."><link rel="canonical" href="https://garage.ch/fr/contact">' +
      '</head><body><title>Zeichnung</title></body></html>';
    expect(searchResultOf(html)).toEqual({
      title: 'Kontakt – Garage & Co',
      description: 'So erreichen Sie uns.',
      address: 'https://garage.ch/fr/contact',
    });
    expect(searchResultOf('')).toEqual({ title: '', description: '', address: '' });
  });

  it('has its address in steps', () => {
    expect(writtenAddress('https://garage.ch/fr/contact')).toBe('garage.ch › fr › contact');
    expect(writtenAddress('https://garage.ch/')).toBe('garage.ch');
    expect(writtenAddress('')).toBe('');
  });

  it('is cut at the end of a word where it is too long', () => {
    expect(shortened('Kontakt', 60)).toBe('Kontakt');
    expect(shortened('Service, Reparatur und Diagnose', 10)).toBe('Service …');
    expect(shortened('Donaudampfschifffahrt', 10)).toBe('Donaudampf …');
  });
});
