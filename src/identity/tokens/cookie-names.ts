import type { Config } from '../../platform/config.js';

/**
 * What the cookies of a session are called. Over TLS browsers take cookies of such names from this host alone, over TLS
 * alone: no subdomain and nobody on the line can plant one.
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
