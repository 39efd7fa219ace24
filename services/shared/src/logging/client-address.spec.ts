import { expect, it } from '@jest/globals';
import { clientNetwork, shortenAddress } from './client-address.js';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
  ['vreni', 'unknown'],
])('of %s only the network is kept', (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['vreni', 'vreni'],
])('the address %s stands for the client %s', (address, client) => {
  expect(clientNetwork(address)).toBe(client);
});
