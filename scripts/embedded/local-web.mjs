/** What the web pages for this machine only have in common. */

const CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** @typedef {{ status: number, body: string | Buffer, headers: Record<string, string> }} Reply */

/**
 * Whether a request is for this machine: a foreign site's name may have been made to point at it.
 * @param {import('node:http').IncomingMessage} request
 */
export const isForThisMachine = ({ headers }) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');

/**
 * @param {number} status
 * @param {string | Buffer} body
 * @param {string} [type]
 * @param {Record<string, string>} [headers]
 * @returns {Reply}
 */
export function reply(status, body, type = 'text/html', headers = {}) {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  return {
    status,
    body,
    headers: {
      'content-type': type + charset,
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...headers,
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {number} maxBytes
 * @returns {Promise<Buffer | undefined>} undefined when it is longer
 */
export async function readBody(request, maxBytes) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param {unknown} text */
export const escapeHtml = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Date} moment */
export const formatMoment = (moment) => moment.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
