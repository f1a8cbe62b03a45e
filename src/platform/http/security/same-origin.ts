import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config.js';

interface Caller {
  headers: IncomingHttpHeaders;
  /** The connection of the request: the local address and port that it reached, which no header states. */
  socket: { localAddress?: string | undefined; localPort?: number | undefined };
}

/**
 * Whether a request that changes something comes from our own pages, or from a program without a visitor's session.
 * Browsers send the Origin header with every such request; without it, requests with cookies or fetch metadata are
 * rejected. The Host header is ignored, because any site can point its name at this machine.
 */
export function isSameOrigin(
  { headers, socket }: Caller,
  { PUBLIC_URL, LOCAL_ORIGINS }: Pick<Config, 'PUBLIC_URL' | 'LOCAL_ORIGINS'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers.cookie === undefined && headers['sec-fetch-site'] === undefined;
  if (origin === new URL(PUBLIC_URL).origin) return true;
  return LOCAL_ORIGINS === 'true' && toLocalOrigins(socket).includes(origin);
}

/** Returns the origins under which a browser may have reached this machine over that connection. */
function toLocalOrigins({ localAddress = '', localPort = 0 }: Caller['socket']): string[] {
  const address = localAddress.replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || address.startsWith('127.');
  const hosts = [address.includes(':') ? `[${address}]` : address, ...(isLoopback ? ['localhost'] : [])];
  return hosts.map((host) => new URL(`http://${host}:${localPort}`).origin);
}
