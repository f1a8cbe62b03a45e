import ipaddr from 'ipaddr.js';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { InvalidInputError } from '../../kernel/errors.js';

/** Whether an address is one of the internet, and none of this machine or its neighbours. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  return ipaddr.process(text).range() === 'unicast';
}

/**
 * Parses an address that the shop is to connect to.
 * @param allowsPrivate whether it may be http, and one of the shop's own network
 * @throws InvalidInputError naming `url`
 */
export function parseOutboundUrl(text: string, allowsPrivate: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !(url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:')))
    throw new InvalidInputError('url', 'Please enter an address that begins with https://');
  if (url.username || url.password || url.hash)
    throw new InvalidInputError('url', 'Please enter the address without a user, a password and a #');
  const host = toHost(url);
  const isNamedHere = host === 'localhost' || host.endsWith('.localhost') || !/[.:]/.test(host);
  if (!allowsPrivate && (isNamedHere || (isIP(host) > 0 && !isPublicAddress(host))))
    throw new InvalidInputError('url', 'Please enter an address of the internet');
  return url;
}

/** Returns the host as names are looked up: without the brackets of IPv6, and without the dot of the root. */
export const toHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Looks a name up for a connection, and refuses addresses that are not public: the name was one of the internet when it
 * was entered, and may lead to the shop's own network since.
 */
export function lookUpPublic(host: string, options: LookupOptions, done: LookupCallback): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('No public address'), { code: 'EPRIVATE' }), []);
    return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
  });
}
