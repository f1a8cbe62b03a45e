import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Problem } from '../errors/problem.js';
import { MAX_BODY_BYTES } from './large-body.decorator.js';

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
  if (Number(raw.headers['content-length']) > maxBytes) throw tooLarge(message);
  return readAtMost(raw, maxBytes, message);
}

async function readAtMost(body: Readable, maxBytes: number, message: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early must not close the connection: the answer still has to be sent on it.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  // The rest would be taken for the next request of this connection, and hold it up.
  body.resume();
  throw tooLarge(message);
}

const tooLarge = (message: string) => new Problem(413, 'payload-too-large', message);

/** Keeps the bytes of a route's JSON body beside it, for a signature over them. */
export const KeepsRawBody = () => RouteConfig({ keepsRawBody: true });

const keptBodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps bodies of the routes that ask for it and are added from now on. Too large ones are refused as on other routes. */
export function keepRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const config = route.config as { keepsRawBody?: boolean } | undefined;
    if (!config?.keepsRawBody) return;
    route.preParsing = async (request, _reply, payload) => {
      const body = await readAtMost(payload, MAX_BODY_BYTES, 'The request is too large');
      keptBodies.set(request, body);
      return Readable.from([body]);
    };
  });
}

/** Returns the bytes of a body that was kept. */
export const getRawBody = (request: FastifyRequest): Buffer => keptBodies.get(request) ?? Buffer.alloc(0);
