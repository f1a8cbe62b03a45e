import type { FastifyReply } from 'fastify';

/** The one page that other sites may show in a frame. */
export interface FramedPage {
  page: string;
  /** Reads the origins that may frame it, for each answer; none when the list is empty. */
  origins: () => Promise<readonly string[]>;
}

/** Allows these origins to frame the page that is sent; all other pages refuse to be framed. */
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
