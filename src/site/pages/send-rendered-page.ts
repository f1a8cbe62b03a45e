import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyleNonce, omitPolicy } from './csp-nonce.js';
import type { RenderedPage } from './rendered-page.js';

/** Answers with the page in a compression that the browser accepts, or with 304 when the browser has it already. */
export function sendRenderedPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  void reply.headers({ etag: page.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(page.etag)) {
    omitPolicy(reply);
    return reply.code(304).send();
  }
  allowStyleNonce(reply, page.nonce);
  const accepted = request.headers['accept-encoding'] ?? '';
  const isAccepted = (name: string) => new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0+)?(?:,|$))`).test(accepted);
  const encoding = (['br', 'gzip'] as const).find(isAccepted);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(Buffer.from(page[encoding ?? 'identity']));
}
