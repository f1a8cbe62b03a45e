import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createGunzip } from 'node:zlib';
import { InvalidInputError } from '../../kernel/errors.js';
import { product } from '../../kernel/product.js';
import { isPublicAddress, lookUpPublic, parseOutboundUrl, toHost } from './public-address.js';

interface FetchLimits {
  /** Most bytes of the text, after it was unpacked. */
  maxBytes: number;
  /** Milliseconds for everything, redirects included. */
  timeoutMs: number;
  maxRedirects: number;
  /** Whether it may be http, and of the shop's own network. */
  allowsPrivate: boolean;
}

/** By which a server says that a text is still the same. */
export interface TextVersion {
  etag: string | null;
  lastModified: string | null;
}

/** An answer: a text; none, because it is still the same; or the code of what went wrong. */
type FetchedText = { text: string; version: TextVersion } | 'unchanged' | { failure: string };

/** An answer that is no text. Its code is one of Node's, `HTTP <status>`, or one of ours, which begin with `E`. */
class FetchError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Gets a text from the internet. Each address to which it is redirected is checked as the first is: by its name, and by
 * where that leads as the connection is made.
 */
export async function fetchText(url: URL, known: TextVersion, limits: FetchLimits): Promise<FetchedText> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const headers = {
    accept: 'text/calendar, text/plain;q=0.9, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': product.name,
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  };
  try {
    let at = url;
    for (let redirects = 0; ; redirects++) {
      const response = await open(at, headers, { signal, allowsPrivate: limits.allowsPrivate });
      const status = response.statusCode!;
      if (!REDIRECTS.includes(status)) return await read(response, limits.maxBytes);
      response.destroy();
      if (redirects === limits.maxRedirects) throw new FetchError('EREDIRECTS');
      at = toNext(response.headers.location ?? '', at, limits.allowsPrivate);
    }
  } catch (error) {
    return { failure: toCode(error) };
  }
}

function open(
  url: URL,
  headers: Record<string, string>,
  { signal, allowsPrivate }: { signal: AbortSignal; allowsPrivate: boolean },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = toHost(url);
    // An address that is no name is not looked up.
    if (!allowsPrivate && isIP(host) > 0 && !isPublicAddress(host)) return reject(new FetchError('EPRIVATE'));
    (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      headers,
      agent: false,
      signal,
      ...(!allowsPrivate && { lookup: lookUpPublic as typeof import('node:dns').lookup }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
    return undefined;
  });
}

function toNext(location: string, from: URL, allowsPrivate: boolean): URL {
  if (!URL.canParse(location, from)) throw new FetchError('EREDIRECTS');
  const next = new URL(location, from);
  next.hash = '';
  try {
    return parseOutboundUrl(next.href, allowsPrivate);
  } catch (error) {
    throw error instanceof InvalidInputError ? new FetchError('EPRIVATE') : error;
  }
}

async function read(response: IncomingMessage, maxBytes: number): Promise<FetchedText> {
  const status = response.statusCode!;
  if (status !== 200) response.destroy();
  if (status === 304) return 'unchanged';
  if (status !== 200) throw new FetchError(`HTTP ${status}`);
  const { etag = null, 'last-modified': lastModified = null, 'content-encoding': encoding } = response.headers;
  const packing = encoding?.toLowerCase() ?? 'identity';
  if (!['gzip', 'identity'].includes(packing)) {
    response.destroy();
    throw new FetchError('EENCODING');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    const unpacked = packing === 'gzip' ? response.pipe(createGunzip()) : response;
    if (unpacked !== response) response.once('error', (error) => unpacked.destroy(error));
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FetchError('ETOOLARGE');
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return { text: Buffer.concat(chunks).toString('utf8'), version: { etag, lastModified } };
}

function toCode(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return 'ETIMEDOUT';
  return code ?? name;
}
