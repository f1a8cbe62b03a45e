import type { FastifyReply } from 'fastify';

/** The one page that other sites may show in a frame. */
export interface FramedPage {
  page: string;
  /** Which sites may, read for each answer; nobody when there are none. */
  origins: () => Promise<readonly string[]>;
}

/** Lets these origins frame the page that is sent; all other pages of ours stay out of every frame. */
export function allowFraming(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(reply.raw.getHeader('content-security-policy'));
  reply.raw.setHeader(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`),
  );
  // This header knows no list of origins.
  reply.raw.removeHeader('x-frame-options');
}
