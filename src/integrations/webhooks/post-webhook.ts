import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic, toHost } from '../../platform/outbound/public-address.js';

/** Milliseconds in which an endpoint has to answer. */
const TIMEOUT_MS = 10_000;

/** Longest beginning of an answer that is kept, in characters. */
const REPLY_LENGTH = 200;

export interface WebhookReply {
  /** The status of the answer; null without one. */
  status: number | null;
  /** The beginning of the answer, or the code of what went wrong. */
  reply: string;
}

/** Posts to an endpoint, and says how that went. Follows no redirect: what is signed for one address goes to no other. */
export function postWebhook(
  url: URL,
  body: string,
  { headers, allowsPrivate }: { headers: Record<string, string>; allowsPrivate: boolean },
): Promise<WebhookReply> {
  return new Promise((resolve) => {
    const fail = (code: string) => resolve({ status: null, reply: code });
    const host = toHost(url);
    // An address that is no name is not looked up.
    if (!allowsPrivate && isIP(host) > 0 && !isPublicAddress(host)) return fail('EPRIVATE');
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!allowsPrivate && { lookup: lookUpPublic as typeof import('node:dns').lookup }),
    });
    request
      .once('response', (response) => {
        let reply = '';
        const finish = () =>
          resolve({ status: response.statusCode!, reply: reply.slice(0, REPLY_LENGTH).replaceAll('\0', '') });
        response
          .setEncoding('utf8')
          .on('data', (text: string) => {
            reply += text;
            if (reply.length >= REPLY_LENGTH) response.destroy();
          })
          .once('close', finish)
          .once('error', finish);
      })
      .once('error', (error: NodeJS.ErrnoException) =>
        fail(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'ETIMEDOUT' : (error.code ?? error.name)),
      )
      .end(body);
    return undefined;
  });
}
