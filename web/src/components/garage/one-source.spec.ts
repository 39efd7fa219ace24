import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';

const WEB = join(__dirname, '../../..');
const { address, phone, email } = DEFAULT_GARAGE;
/** What only garage facts may say; the specs of other things have data of their own. */
const FACTS = [
  address.street,
  `${address.postalCode} ${address.city}`,
  phone,
  phone.replaceAll(' ', ''),
  email,
];

it('no source and no text of the site has an address of its own', () => {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter(
    (file) => /\.(?:tsx?|json)$/.test(file) && !/\.(?:int-)?spec\.|testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(200);
  const copies = sources.filter((file) => {
    const text = readFileSync(join(WEB, file), 'utf8');
    return FACTS.some((fact) => text.includes(fact));
  });
  expect(copies).toEqual([]);
});
