import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../errors/problem.js';

/**
 * Leaves the body of file uploads unread: guards decide first, then the one route that expects a file reads it with
 * `readRawBody`. For every other route such a request has no body.
 */
export function skipFileBodies(fastify: FastifyInstance): void {
  for (const type of [/^image\//, 'application/octet-stream', /^text\/csv/])
    fastify.addContentTypeParser(type, (_request, _payload, done) => done(null, undefined));
}

/**
 * Reads the bytes of a request whose body was left unread; none when there is no such body.
 * @param maxBytes largest number of bytes
 * @throws Problem 413 with `message` when there are more
 */
export async function readRawBody({ raw, body }: FastifyRequest, maxBytes: number, message: string): Promise<Buffer> {
  if (body !== undefined) return Buffer.alloc(0);
  const tooLarge = () => new Problem(413, 'payload-too-large', message);
  if (Number(raw.headers['content-length']) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early must not close the connection: the answer still has to be sent on it.
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
