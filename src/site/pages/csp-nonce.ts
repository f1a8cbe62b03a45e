import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';

/** Placeholder of the nonce in web/index.html. */
const NONCE_PLACEHOLDER = 'STYLE_NONCE';

/** Lets the page that is sent have styles with this nonce, beside those of our files. */
export function allowStyleNonce(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  void reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
}

/**
 * For an answer that the browser has the page already: it goes on under the policy that came with it. Browsers differ in
 * whose policy they take when a 304 brings one.
 */
export function omitPolicy(reply: FastifyReply): void {
  void reply.removeHeader('content-security-policy');
  reply.raw.removeHeader('content-security-policy');
}

/** The built page with a nonce of its own, by which its scripts may add styles. */
export function withNonce(html: string, reply: FastifyReply): string {
  const nonce = randomBytes(18).toString('base64');
  allowStyleNonce(reply, nonce);
  return html.replaceAll(NONCE_PLACEHOLDER, nonce);
}
