import type { FastifyReply } from 'fastify';

/** They rule what a page or frame may do; a script or style sheet goes by those of the page that loads it. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For scripts and styles of the build: on a slow line a first visit waits for the headers of each. */
export function omitDocumentHeaders(reply: FastifyReply): void {
  for (const name of DOCUMENT_HEADERS) {
    void reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}
