import { describe, expect, it } from '@jest/globals';
import { readContactValues } from './contact-values.ts';
import { validateContact } from './validate-contact.ts';

const complete = {
  name: 'Anna',
  email: 'anna@example.ch',
  phone: '079 123 45 67',
  address: '',
  service: 'allgemein' as const,
  message: 'Guten Tag',
  privacy: true,
  website: '',
};

describe('validateContact', () => {
  it.each([
    '079/123 45 67',
    '+41 (0)79 123 45 67',
    'Mobile 079 123 45 67',
    '052 123 45 67 int. 12',
    '0791234567, ab 18 Uhr',
  ])('takes %s as a phone number', (phone) => {
    expect(validateContact({ ...complete, phone })).toEqual({});
  });

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
    const all = { name: long, message: long, phone: long, address: long };
    expect(validateContact({ ...complete, ...all })).toEqual({
      name: 'too-long',
      message: 'too-long',
      address: 'too-long',
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
      address: '',
      service: 'allgemein',
      message: 'eins\nzwei',
      privacy: true,
      website: '',
    });
  });

  it('leaves out what is pasted along and cannot be seen', () => {
    const entries: Record<string, string> = {
      name: 'Anna\u0000\tMe\u200Dier\u2028',
      phone: '079\n123 45 67',
      message: 'eins\vzwei\u2028drei\rvier\u0007\t\uD83D 😀',
    };
    expect(readContactValues((name) => entries[name])).toMatchObject({
      name: 'Anna Me\u200Dier',
      phone: '079 123 45 67',
      message: 'eins\nzwei\ndrei\nvier\t 😀',
    });
  });
});
