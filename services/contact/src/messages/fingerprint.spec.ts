import { describe, expect, it } from '@jest/globals';
import type { ContactRequest } from '@garage/contracts/contact';
import { fingerprintOf } from './fingerprint.js';

const form: ContactRequest = {
  name: 'Anna Keller',
  email: 'anna@example.ch',
  phone: '+41 79 000 00 00',
  message: 'Wann haben Sie Zeit?',
  privacy: true,
};

describe('fingerprintOf', () => {
  it('is the same for a retry, whose honeypot and elapsed time differ', () => {
    expect(fingerprintOf({ ...form, elapsedMs: 9000, website: '' })).toBe(fingerprintOf(form));
  });

  it.each<[string, Partial<ContactRequest>]>([
    ['name', { name: 'Anna Kelle' }],
    ['email', { email: 'bea@example.ch' }],
    ['phone', { phone: '+41 79 000 00 01' }],
    ['address', { address: 'Werkstrasse 12' }],
    ['service', { service: 'motor' }],
    ['message', { message: 'Wann haben Sie Zeit? ' }],
    ['language', { language: 'fr' }],
  ])('differs when the %s differs', (_field, change) => {
    expect(fingerprintOf({ ...form, ...change })).not.toBe(fingerprintOf(form));
  });

  it('is what it was before the form could ask for an address, and before a garage could put French first', () => {
    expect(fingerprintOf(form)).toBe('b61b32d799ff636c8f686ca8b0ebacbf5632502b768d903d74c4cbc879af8e50');
  });

  it('does not confuse text that moved from one field to the next', () => {
    const left = fingerprintOf({ ...form, name: 'ab', email: 'c' });
    expect(fingerprintOf({ ...form, name: 'a', email: 'bc' })).not.toBe(left);
  });
});
