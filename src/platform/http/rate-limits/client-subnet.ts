import ipaddr from 'ipaddr.js';

/**
 * Returns the address under which a client is counted. A household has one IPv4 address, but 2^64 IPv6 addresses, so
 * only the first 64 bits of those count.
 */
export function toSubnet(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const subnet = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${subnet.toString()}/64`;
}
