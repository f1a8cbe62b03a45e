import ipaddr from 'ipaddr.js';

/** How many proxies in front are believed about who called them, or at which addresses and networks. */
export type TrustedProxies = number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** @returns null for what is none of it */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'true' || text === 'false') return Number(text === 'true');
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  return NAMED_NETWORKS.includes(text) || (text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text));
}
