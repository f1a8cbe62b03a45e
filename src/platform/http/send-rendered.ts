import type { FastifyReply, FastifyRequest } from 'fastify';
import { letInStyles } from './page-policy.js';
import type { RenderedPage } from './rendered-page.js';

/** Answers with the page in a packing that the browser takes, or says that the browser has it already. */
export function sendRendered(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  void reply.headers({ etag: page.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  // Also with 304: it stands for the page that the browser has, nonce included.
  letInStyles(reply, page.nonce);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const taken = (name: string) => new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0+)?(?:,|$))`).test(accepted);
  const packing = (['br', 'gzip'] as const).find(taken);
  if (packing) void reply.header('content-encoding', packing);
  return reply.type('text/html; charset=utf-8').send(Buffer.from(page[packing ?? 'identity']));
}
