import { isIPv6 } from 'node:net';

/**
 * The client that an address counts for. A household has one IPv4 address but 2^64 of IPv6, so that the
 * first 64 bits of those count.
 */
export function toSubnet(ip: string): string {
  const ipv4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (ipv4 || !isIPv6(ip)) return ipv4 ?? ip;
  const [before = '', after] = ip.toLowerCase().split('::');
  const [first, last] = [before, after].map((part) => (part ? part.split(':') : []));
  const gap = after === undefined ? 0 : 8 - first!.length - last!.length;
  const groups = [...first!, ...Array<string>(Math.max(0, gap)).fill('0'), ...last!];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
