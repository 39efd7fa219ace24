import { expect, it } from '@jest/globals';
import { chooseCustomer, type KnownCustomer } from './choose-customer.js';

const BY_ADDRESS: KnownCustomer = { id: 1, hasAddress: true, hasAnyAddress: true };
const CALLER: KnownCustomer = { id: 2, hasAddress: false, hasAnyAddress: false };
const OTHER_ADDRESS: KnownCustomer = { id: 3, hasAddress: false, hasAnyAddress: true };
const PARTNER: KnownCustomer = { id: 4, hasAddress: false, hasAnyAddress: true };

it.each<[what: string, email: string | null, known: KnownCustomer[], id: number | null]>([
  ['a known address, whatever the telephone', 'a@example.ch', [BY_ADDRESS, OTHER_ADDRESS], 1],
  ['a new address from the telephone of somebody without one', 'a@example.ch', [CALLER], 2],
  ['a new address from the telephone of somebody with another one', 'a@example.ch', [OTHER_ADDRESS], null],
  ['no address, from the telephone of somebody', null, [OTHER_ADDRESS], 3],
  ['no address, from the telephone of two', null, [OTHER_ADDRESS, PARTNER], null],
  ['no address, from the telephone of two of whom one has none', null, [CALLER, OTHER_ADDRESS], 2],
  ['nobody known', 'a@example.ch', [], null],
])('the choice of a customer: %s', (_what, email, known, id) => {
  expect(chooseCustomer({ email }, known)).toBe(id);
});
