import type { FastifyReply } from 'fastify';
import { hash as digest, randomBytes } from 'node:crypto';

/** Placeholder of the nonce in web/index.html. */
const NONCE_PLACEHOLDER = 'STYLE_NONCE';

/** Allows the page that is sent to have styles with this nonce, in addition to those of our files. */
export function allowStyleNonce(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  void reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
}

/**
 * Removes the policy from a 304 answer: the page keeps the policy that it came with, because browsers disagree about
 * which one applies.
 */
export function omitPolicy(reply: FastifyReply): void {
  void reply.removeHeader('content-security-policy');
  reply.raw.removeHeader('content-security-policy');
}

/** Returns the built page with a new nonce, by which its scripts may add styles. */
export function withNonce(html: string, reply: FastifyReply): string {
  const nonce = randomBytes(18).toString('base64');
  allowStyleNonce(reply, nonce);
  return html.replaceAll(NONCE_PLACEHOLDER, nonce);
}

/**
 * Allows the page that is sent to run the script that it contains.
 * @param hash as `hashInlineScript` returns it
 */
export function allowInlineScript(reply: FastifyReply, hash: string): void {
  const policy = String(reply.raw.getHeader('content-security-policy'));
  reply.raw.setHeader('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' '${hash}'`));
}

/** Returns the hash by which a policy allows the one script in a page (web/src/press-recorder.ts); undefined without. */
export function hashInlineScript(html: string): string | undefined {
  const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  return script && `sha256-${digest('sha256', script, 'base64')}`;
}
