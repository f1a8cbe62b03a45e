import { isIPv6 } from 'node:net';

/**
 * The address that the web process is open on. The passwords of the demo shop are published: unless that is allowed, it is for
 * this machine alone.
 * @param {NodeJS.ProcessEnv} given
 * @returns {string}
 * @throws Error
 */
export function webHost({ DATABASE_URL, HOST, ALLOW_DEMO_ACCOUNTS }) {
  if (DATABASE_URL) return HOST ?? '0.0.0.0';
  const host = HOST ?? '127.0.0.1';
  const isLocal = isIPv6(host) ? host === '::1' : host.startsWith('127.');
  if (!isLocal && ALLOW_DEMO_ACCOUNTS !== 'true') {
    throw new Error(
      `HOST ${host} opens the demo shop, whose passwords everybody knows, to other machines. Set ALLOW_DEMO_ACCOUNTS=true if that is meant, or DATABASE_URL for a shop of your own.`,
    );
  }
  return host;
}
