import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are somebody's own, or nobody's: nothing that the server may be sent to by a form. */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Of IPv6 only what is given out for public use, without the ranges that stand for IPv4 addresses. */
const OPEN_IPV6 = ['2000::/3'];
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closedV4 = blockList(CLOSED_IPV4, 'ipv4');
const openV6 = blockList(OPEN_IPV6, 'ipv6');
const closedV6 = blockList(CLOSED_IPV6, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closedV4.check(address, 'ipv4');
  return family === 6 && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** The server was to be sent into a network that is not public. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
  readonly code = 'NOT_PUBLIC';
}

type Resolver = (
  host: string,
  options: { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/**
 * Finds a host's addresses for a connection, and refuses when one of them is not public. The connection goes
 * to exactly these, so that a name cannot mean something else a moment later.
 */
export function publicLookup(resolver: Resolver = resolve): LookupFunction {
  return (host, options, callback) => {
    resolver(host, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error ?? !first) return callback(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address))) {
        return callback(new NotPublicError('not a public address'), '', 0);
      }
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}

function blockList(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** A host that is an address already is never looked up, so it is judged by itself. */
export function isForbiddenHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublicAddress(bare);
}
