import { describe, expect, it } from '@jest/globals';
import { isForbiddenHost, isPublicAddress, publicLookup } from './public-address.js';

describe('a public address', () => {
  it.each(['8.8.8.8', '194.150.245.142', '2a00:1450:400a:801::2003', '2606:4700::6810:84e5'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is asked of a host that is an address, in brackets or not, and of no name', () => {
    expect(['127.0.0.1', '[::1]', '[fe80::1]', '8.8.8.8', 'cars.example'].map(isForbiddenHost)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

const found = (...addresses: string[]) =>
  publicLookup((_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );

const ask = (lookup: ReturnType<typeof publicLookup>, all: boolean) =>
  new Promise<unknown[]>((resolve) => {
    lookup('cars.example', { all }, (...answer) => resolve(answer));
  });

describe('looking a host up', () => {
  it('gives the addresses to connect to', async () => {
    expect(await ask(found('8.8.8.8', '2a00::1'), true)).toEqual([
      null,
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2a00::1', family: 6 },
      ],
    ]);
    expect(await ask(found('8.8.8.8'), false)).toEqual([null, '8.8.8.8', 4]);
  });

  it('refuses as soon as one of them is not public', async () => {
    for (const all of [true, false]) {
      const [error] = await ask(found('8.8.8.8', '192.168.1.1'), all);
      expect(error).toMatchObject({ code: 'NOT_PUBLIC' });
    }
  });

  it('reports a name without addresses', async () => {
    const [error] = await ask(found(), true);
    expect(error).toMatchObject({ message: 'no address' });
  });
});
