import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config.js';

interface Caller {
  headers: IncomingHttpHeaders;
  /** The connection it came on, of which no header tells: the address and port of this machine that it reached. */
  socket: { localAddress?: string | undefined; localPort?: number | undefined };
}

/**
 * Whether a request that may change something comes from our own pages, or from a program that no visitor's session
 * rides on. Browsers name the Origin of every such request; without one, cookies and fetch metadata are refused. What the
 * request says of its Host counts for nothing: any page can have its name point at this machine.
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

/** The addresses of this machine that a browser may have been given to come in by that connection. */
function toLocalOrigins({ localAddress = '', localPort = 0 }: Caller['socket']): string[] {
  const address = localAddress.replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || address.startsWith('127.');
  const hosts = [address.includes(':') ? `[${address}]` : address, ...(isLoopback ? ['localhost'] : [])];
  return hosts.map((host) => new URL(`http://${host}:${localPort}`).origin);
}
