import { describe, expect, it } from '@jest/globals';
import { readContactValues } from './contact-values.ts';
import { validateContact } from './validate-contact.ts';

const complete = {
  name: 'Anna',
  email: 'anna@example.ch',
  phone: '079 123 45 67',
  service: 'allgemein' as const,
  message: 'Guten Tag',
  privacy: true,
  website: '',
};

describe('validateContact', () => {
  it('finds nothing wrong with a complete message', () => {
    expect(validateContact(complete)).toEqual({});
  });

  it.each(['anna', 'anna@', '@b.ch', 'a b@c.ch', 'a@b', 'a@b.c', 'a@@b.ch', 'a@b..ch x'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(validateContact({ ...complete, email })).toEqual({ email: 'invalid' });
    },
  );

  it.each(['anna.meier+auto@mail.example.ch', 'anna@garage-müller.ch', "o'neil@b.co"])(
    'takes %s as an e-mail address',
    (email) => {
      expect(validateContact({ ...complete, email })).toEqual({});
    },
  );

  it('holds every field to its limit', () => {
    const long = 'a'.repeat(5001);
    expect(validateContact({ ...complete, name: long, message: long, phone: long })).toEqual({
      name: 'too-long',
      message: 'too-long',
      phone: 'too-long',
    });
  });
});

describe('readContactValues', () => {
  it('trims, joins line ends and takes unknown choices for the default', () => {
    const entries: Record<string, unknown> = {
      name: '  Anna ',
      message: 'eins\r\nzwei',
      service: '<b>',
      privacy: 'on',
      email: ['a', 'b'],
    };
    expect(readContactValues((name) => entries[name])).toEqual({
      name: 'Anna',
      email: '',
      phone: '',
      service: 'allgemein',
      message: 'eins\nzwei',
      privacy: true,
      website: '',
    });
  });
});
