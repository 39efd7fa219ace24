import { BlockList, isIP } from 'node:net';

/** This machine and private networks: nothing of them is routed over the internet. */
const PRIVATE = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  PRIVATE.addSubnet(network, prefix, family);
}
/** Reserved: the public name service never knows them. */
const PRIVATE_DOMAIN = /\.(?:localhost|internal)$/;

/**
 * Whether the connection to this mail server must be encrypted before anything is said: to every server but a
 * local one, unless the operator has allowed otherwise. Local is `localhost`, a name without a dot such as `mail`
 * of `docker compose`, a name below `.localhost` or `.internal`, and an address of this machine or of a private
 * network.
 */
export function requiresTls(smtpUrl: string, isPlaintextAllowed: boolean): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol !== 'smtps:' && !isPlaintextAllowed && !isLocal(hostname);
}

function isLocal(hostname: string): boolean {
  const host = hostname.toLowerCase().replaceAll(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  if (version !== 0) return PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || PRIVATE_DOMAIN.test(host);
}
