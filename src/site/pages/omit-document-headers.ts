import type { FastifyReply } from 'fastify';

/** Headers that restrict a page or frame; for a script or style sheet those of the page that loads it apply. */
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

/**
 * Removes these headers from scripts and styles of the build: on a slow line a first visit waits for the headers of
 * each.
 */
export function omitDocumentHeaders(reply: FastifyReply): void {
  for (const name of DOCUMENT_HEADERS) {
    void reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}
