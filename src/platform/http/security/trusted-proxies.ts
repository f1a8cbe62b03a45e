import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

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
  // The library would take 100 for the address 0.0.0.100.
  const isAddress = isIP(text.split('/', 1)[0]!) > 0;
  return NAMED_NETWORKS.includes(text) || (isAddress && (!text.includes('/') || ipaddr.isValidCIDR(text)));
}
