import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network a client comes from (/24, or /48 for IPv6): enough to see where load comes from,
 * too little to tell who it was.
 */
export function shortenAddress(address: string): string {
  const plain = withoutMapping(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  return `${expandIpv6(plain).slice(0, 3).join(':')}::/48`;
}

/**
 * What counts as one client: an IPv4 address, or the /64 within which one IPv6 connection may change its
 * address with every request. Anything else stays as it is.
 */
export function clientNetwork(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${expandIpv6(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An IPv4 address that arrived on an IPv6 socket, as the IPv4 address it is. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = head ? head.split(':') : [];
  if (tail === undefined) return first;
  const last = tail ? tail.split(':') : [];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}
