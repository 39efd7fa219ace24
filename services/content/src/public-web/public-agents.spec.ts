import { get } from 'node:http';
import { expect, it } from '@jest/globals';
import { isNotPublic, publicAgents } from './public-agents.js';

/** Why nobody was connected to. */
function refusalOf(host: string): Promise<unknown> {
  return new Promise((resolve) => {
    const call = get(`http://${host}/`, { agent: publicAgents().http, timeout: 2000 }, (response) => {
      response.destroy();
      resolve(null);
    });
    call.on('error', resolve).on('timeout', () => call.destroy(new Error('somebody was asked')));
  });
}

it.each([
  'localhost',
  '127.0.0.1',
  '127.255.255.254',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0.0.0.0',
  '0.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::7f00:1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[2002:7f00:1::]',
  '[3fff::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[ff02::1]',
])('nobody is connected to at %s', async (host) => {
  expect(isNotPublic(await refusalOf(host))).toBe(true);
});
