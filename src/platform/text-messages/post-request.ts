import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

const CONNECT_TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 2_000;

interface PostOptions {
  headers: Record<string, string>;
  /** Milliseconds in which the gateway has to answer. */
  timeoutMs: number;
  /** Called when the whole request is on its way. */
  onHandover: () => void;
}

/**
 * Posts to a gateway and returns its answer. Follows no redirect: what is signed for one address is not sent to another.
 * @throws the error of the connection
 */
export function postRequest(url: URL, body: string, options: PostOptions): Promise<{ status: number; reply: string }> {
  const { headers, timeoutMs, onHandover } = options;
  return new Promise((resolve, reject) => {
    // A connection of its own: one that the gateway is about to close would leave the text's fate unknown.
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
    });
    const giveUp = () => request.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' }));
    let timer = setTimeout(giveUp, CONNECT_TIMEOUT_MS);
    request
      .once('finish', () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeoutMs);
        onHandover();
      })
      .once('response', (response) => {
        void readStart(response).then((reply) => resolve({ status: response.statusCode!, reply }));
      })
      .once('error', reject)
      .once('close', () => clearTimeout(timer))
      .end(body);
  });
}

/** Reads the first 2,000 bytes: an answer may go on for ever, or break off. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= MAX_REPLY_BYTES) break;
    }
  } catch {
    // The status has said what counts.
  }
  return Buffer.concat(chunks).subarray(0, MAX_REPLY_BYTES).toString('utf8');
}
