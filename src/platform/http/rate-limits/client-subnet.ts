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

/** Returns the network of a client, which is wider than its address: the first 24 bits of IPv4, the first 64 of IPv6. */
export function toNetwork(ip: string): string {
  const subnet = toSubnet(ip);
  if (!ipaddr.IPv4.isValid(subnet)) return subnet;
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${subnet}/24`).toString()}/24`;
}
