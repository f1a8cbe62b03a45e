import type { IncomingHttpHeaders } from 'node:http';

interface Caller {
  headers: IncomingHttpHeaders;
  /** The address the caller used, such as `localhost:3000`. */
  host: string;
}

/**
 * Whether a request that may change something comes from our own pages, or from a program that no visitor's session
 * rides on. Browsers name the Origin of every such request; without one, cookies and fetch metadata are refused.
 */
export function isSameOrigin({ headers, host }: Caller, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers.cookie === undefined && headers['sec-fetch-site'] === undefined;
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: caller, host: callerHost } = new URL(origin);
  return caller === new URL(publicUrl).origin || callerHost === host;
}
