import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

/** Smallest answer that is compressed, in characters: a smaller one fits into the same packet as its headers. */
const MIN_LENGTH = 600;

/**
 * Level of Brotli: it costs a fraction of a millisecond, and higher levels save little on answers of some kilobytes.
 */
const QUALITY = 4;

/**
 * Compresses API answers for visitors. Answers to signed-in users are not compressed: one that mixes their data with
 * text chosen by somebody else would reveal the data through its length (BREACH).
 */
export function compressForVisitors(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || request.headers.cookie !== undefined) return payload;
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH || reply.hasHeader('content-encoding'))
      return payload;
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    void reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).removeHeader('content-length');
    return toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  });
}
