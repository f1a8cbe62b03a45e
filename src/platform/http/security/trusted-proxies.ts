import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Number of proxies in front that are trusted about the caller's address, or their addresses and networks. */
export type TrustedProxies = number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Parses the setting. @returns null for anything else */
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
