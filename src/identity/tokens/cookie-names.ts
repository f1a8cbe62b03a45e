import type { Config } from '../../platform/config.js';

/**
 * Returns the names of the session's cookies. Over TLS they have prefixes with which browsers accept them from this
 * host and over TLS only: no subdomain and nobody on the network can set one.
 */
export function getCookieNames({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): CookieNames {
  return PUBLIC_URL.startsWith('https:') ? namesOverTls : plainNames;
}

interface CookieNames {
  access: string;
  refresh: string;
  challenge: string;
  signedIn: string;
}

const plainNames: CookieNames = { access: 'access', refresh: 'refresh', challenge: 'challenge', signedIn: 'signed_in' };

const namesOverTls: CookieNames = {
  access: '__Host-access',
  refresh: '__Secure-refresh',
  challenge: '__Secure-challenge',
  signedIn: '__Host-signed_in',
};
