import type { Config } from '../../platform/config.js';

/**
 * What the cookies of a session are called. Over TLS browsers take cookies of such names from this host alone, over TLS
 * alone: no subdomain and nobody on the line can plant one.
 */
export function getCookieNames({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): { access: string; refresh: string } {
  const isSecure = PUBLIC_URL.startsWith('https:');
  return isSecure ? { access: '__Host-access', refresh: '__Secure-refresh' } : { access: 'access', refresh: 'refresh' };
}
